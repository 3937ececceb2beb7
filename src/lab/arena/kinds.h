// Both games in one shape, so that what is done with either (arena, play, checks, benches) is written once.
#pragma once

#include <span>
#include <vector>

#include "bots/face/types.h"
#include "lab/arena/entrant.h"
#include "lab/arena/schoten.h"
#include "lab/arena/spicy.h"
#include "notation/schoten_out.h"
#include "notation/spicy_out.h"

namespace scoville::lab {

using Keys = std::span<const fair::DealKey>;

struct SpicyKind : bots::SpicyTypes {
    using Rules = spicy::Ruleset;
    using Move = SpicyMove;
    using Deal = spicy::Deal;  // with `options`, settled
    static constexpr const char* name = "spicy";
    static constexpr int least_players = 2;
    static constexpr int most_players = max_seats;

    static Result<Options, notation::FormError> read_options(const notation::json::value& value);
    static void write_options(JsonOut& out, const Options& options) {
        notation::write_spicy_options(out, options);
    }
    static Verdict read_move(const notation::json::value& value, const Rules& rules, Move& move) {
        return notation::read_spicy_move(value, rules, move);
    }
    static int keys_needed(const Options&) { return 1; }
    static Deal deal(const Options& options, Keys keys) { return spicy::deal_from_key(options, keys[0]); }
    static Rules rules_of(const Deal& deal) { return deal.state.rules; }
    static std::unique_ptr<Bot> make(const Entrant& entrant, const external::SpicySitting& at) {
        return entrant.make_spicy(at);
    }
    static GameTally play(const Deal& deal, SpicySeats seats, std::uint64_t order_seed, JsonOut* record,
                          std::span<const Move> beginning = {}) {
        return play_spicy(deal, seats, order_seed, record, beginning);
    }
    static void drive(const Deal& deal, SpicySeats seats, std::uint64_t order_seed) {
        drive_spicy(deal, seats, order_seed);
    }
    // One key as a text.
    static void write_seed(JsonOut& out, Keys keys) { out.word(fair::reveal_as_hex(keys[0])); }
};

struct SchotenKind : bots::SchotenTypes {
    using Rules = schoten::Ruleset;
    using Move = SchotenMove;
    using Deal = SchotenDeals;
    static constexpr const char* name = "schoten";
    static constexpr int least_players = schoten::min_players;
    static constexpr int most_players = schoten::max_players;

    static Result<Options, notation::FormError> read_options(const notation::json::value& value) {
        return notation::read_schoten_options(value);
    }
    static void write_options(JsonOut& out, const Options& options) {
        notation::write_schoten_options(out, options);
    }
    static Verdict read_move(const notation::json::value& value, const Rules& rules, Move& move) {
        return notation::read_schoten_move(value, rules, move);
    }
    static int keys_needed(const Options& options) { return schoten::ruleset_of(options).rounds; }
    static Deal deal(const Options& options, Keys keys);
    static Rules rules_of(const Deal& deal) { return schoten::ruleset_of(deal.options); }
    static std::unique_ptr<Bot> make(const Entrant& entrant, const external::SchotenSitting& at) {
        return entrant.make_schoten(at);
    }
    static GameTally play(const Deal& deal, SchotenSeats seats, std::uint64_t, JsonOut* record,
                          std::span<const Move> beginning = {}) {
        return play_schoten(deal, seats, record, beginning);
    }
    static void drive(const Deal& deal, SchotenSeats seats, std::uint64_t) { drive_schoten(deal, seats); }
    // A list, one key for each round.
    static void write_seed(JsonOut& out, Keys keys);
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
    out.open_object().key("record").number(1).key("game").word(Kind::name).key("options");
    Kind::write_options(out, options);
    Kind::write_seed(out.key("seed"), keys);
}

}  // namespace scoville::lab
