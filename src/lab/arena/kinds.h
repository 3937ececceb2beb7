// Every game in one shape, so that what is done with any (arena, play, checks, benches) is written once:
// Kind<Face> has no general case.
#pragma once

#include <span>
#include <vector>

#include "any/inside/list.h"
#include "bots/face/types.h"
#include "lab/arena/mogel.h"
#include "lab/arena/schoten.h"
#include "lab/arena/spicy.h"
#include "notation/any_out.h"
#include "notation/of_game.h"

namespace scoville::lab {

using Keys = std::span<const fair::DealKey>;

template <class Face>
struct Kind;

namespace detail {

template <class Game>
struct Shape : bots::Types<Game>, notation::Notation<Game> {
    using Deal = typename Game::Inside::Deal;  // with `options`, settled
    static constexpr std::string_view name = Game::name;
    static constexpr PlayerRange players = Game::players;

    static int keys_needed(const typename Game::Options& options) { return Game::deals(options); }
    static Deal deal(const typename Game::Options& options, Keys keys) {
        return Game::Inside::deal(options, keys);
    }
    static typename Game::Ruleset rules_of(const Deal& deal) { return Game::ruleset(deal.options); }
};

}  // namespace detail

template <>
struct Kind<spicy::Face> : detail::Shape<spicy::Face> {
    // Also refuses what cannot be dealt.
    static Result<Options, notation::FormError> read_options(const notation::json::value& value,
                                                             std::uint8_t rules);
    // As the commands play it where nothing else is said; at a terminal nobody has to be quick.
    static Options usual(int players) { return {.players = static_cast<std::uint8_t>(players)}; }
    static Options unhurried(int players) {
        return {.players = static_cast<std::uint8_t>(players), .everyone_answers = true};
    }
    // The same for options that were written down, where they leave the pace open.
    static void unhurry(Options& options, const notation::json::object& written) {
        if (!written.contains("pace")) options.everyone_answers = true;
    }
    static constexpr int usual_players = 4;
    static constexpr bool has_habits = true;  // the tally counts lies and challenges
    // Tables that show everything a player can meet.
    static std::vector<Options> all_sorts();

    static GameTally play(const Deal& deal, SpicySeats seats, std::uint64_t order_seed, JsonOut* record,
                          std::span<const Move> beginning = {}) {
        return play_spicy(deal, seats, order_seed, record, beginning);
    }
    static void drive(const Deal& deal, SpicySeats seats, std::uint64_t order_seed) {
        drive_spicy(deal, seats, order_seed);
    }
};

template <>
struct Kind<schoten::Face> : detail::Shape<schoten::Face> {
    static Options usual(int players) { return {.players = static_cast<std::uint8_t>(players), .start = {}}; }
    static Options unhurried(int players) { return usual(players); }
    static void unhurry(const Options&, const notation::json::object&) {}
    static constexpr int usual_players = 3;
    static constexpr bool has_habits = false;
    static std::vector<Options> all_sorts();

    static GameTally play(const Deal& deal, SchotenSeats seats, std::uint64_t, JsonOut* record,
                          std::span<const Move> beginning = {}) {
        return play_schoten(deal, seats, record, beginning);
    }
    static void drive(const Deal& deal, SchotenSeats seats, std::uint64_t) { drive_schoten(deal, seats); }
};

template <>
struct Kind<mogel::Face> : detail::Shape<mogel::Face> {
    static Options usual(int players) { return {.players = static_cast<std::uint8_t>(players), .start = {}}; }
    static Options unhurried(int players) { return usual(players); }
    static void unhurry(const Options&, const notation::json::object&) {}
    static constexpr int usual_players = 4;
    static constexpr bool has_habits = false;
    static std::vector<Options> all_sorts();

    static GameTally play(const Deal& deal, MogelSeats seats, std::uint64_t, JsonOut* record,
                          std::span<const Move> beginning = {}) {
        return play_mogel(deal, seats, record, beginning);
    }
    static void drive(const Deal& deal, MogelSeats seats, std::uint64_t) {
        (void)play_mogel(deal, seats, nullptr);
    }
};

// Keys for a game from a generator: games that nobody has to trust.
template <class Kind>
std::vector<fair::DealKey> random_keys(const typename Kind::Options& options, FastRng& rng) {
    std::vector<fair::DealKey> keys;
    for (int i = Kind::keys_needed(options); i > 0; --i) keys.push_back(random_key(rng));
    return keys;
}

// A record up to its seed; other fields and the list of actions follow.
template <class Kind>
void begin_record(JsonOut& out, const typename Kind::Options& options, Keys keys) {
    out.open_object().key("record").number(1);
    notation::write_game_name(out,
                              any::Options(std::in_place_index<any::place_of<typename Kind::Face>>, options));
    Kind::write_options(out.key("options"), options);
    out.key("seed");
    if constexpr (Kind::Face::deal_each_round) out.open_array();
    for (const fair::DealKey& key : keys) out.word(fair::reveal_as_hex(key));
    if constexpr (Kind::Face::deal_each_round) out.close_array();
}

}  // namespace scoville::lab
