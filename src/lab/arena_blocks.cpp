#include "lab/arena_blocks.h"

#include <memory>
#include <utility>

#include "base/check.h"
#include "lab/arena_schedule.h"
#include "lab/arena_schoten.h"
#include "lab/arena_spicy.h"
#include "notation/schoten_out.h"
#include "notation/spicy_out.h"

namespace scoville::lab {
namespace {

std::string hex(const fair::DealKey& key) {
    static constexpr char digits[] = "0123456789abcdef";
    std::string text;
    for (const auto byte : key.reveal()) {
        text += digits[byte >> 4];
        text += digits[byte & 15];
    }
    return text;
}

struct Spicy {
    using Options = spicy::Options;
    using Bot = bots::SpicyBot;
    static constexpr const char* name = "spicy";

    struct Chance {
        fair::DealKey key;
        spicy::Deal deal;
    };
    static Chance chance(const Options& options, std::uint64_t seed, std::uint64_t block) {
        const fair::DealKey key = deal_key(seed, block, 0);
        return {key, spicy::deal_from_key(options, key)};
    }
    static std::unique_ptr<Bot> make(const Entrant& entrant, std::uint64_t seed) {
        return entrant.make_spicy(seed);
    }
    static GameTally play(const Chance& chance, SpicySeats seats, std::uint64_t order_seed, JsonOut* record) {
        return play_spicy(chance.deal, seats, order_seed, record);
    }
    static void write_options(JsonOut& out, const Options& options) {
        notation::write_spicy_options(out, options);
    }
    static void write_seed(JsonOut& out, const Chance& chance) { out.word(hex(chance.key)); }
};

struct Schoten {
    using Options = schoten::Options;
    using Bot = bots::SchotenBot;
    static constexpr const char* name = "schoten";

    struct Chance {
        std::vector<fair::DealKey> keys;
        SchotenDeals deals;
    };
    static Chance chance(const Options& options, std::uint64_t seed, std::uint64_t block) {
        Chance chance;
        const schoten::Ruleset rules = schoten::ruleset_of(options);
        for (int round = 0; round < rules.rounds; ++round)
            chance.keys.push_back(deal_key(seed, block, round));
        const schoten::FirstDeal first = schoten::first_deal_from_key(options, chance.keys[0]);
        chance.deals = {.options = first.options, .rounds = {first.deal}};
        for (std::size_t round = 1; round < chance.keys.size(); ++round)
            chance.deals.rounds.push_back(schoten::deal_from_key(rules, chance.keys[round]));
        return chance;
    }
    static std::unique_ptr<Bot> make(const Entrant& entrant, std::uint64_t seed) {
        return entrant.make_schoten(seed);
    }
    static GameTally play(const Chance& chance, SchotenSeats seats, std::uint64_t, JsonOut* record) {
        return play_schoten(chance.deals, seats, record);
    }
    static void write_options(JsonOut& out, const Options& options) {
        notation::write_schoten_options(out, options);
    }
    static void write_seed(JsonOut& out, const Chance& chance) {
        out.open_array();
        for (const fair::DealKey& key : chance.keys) out.word(hex(key));
        out.close_array();
    }
};

template <class Game>
class Blocks {
public:
    Blocks(const typename Game::Options& options, Lineup lineup, const BlockPlan& plan)
        : options_(options), lineup_(std::move(lineup)), plan_(plan) {
        CHECK(lineup_.players() == options.players);
    }

    BlockResult operator()(std::uint64_t block) const {
        const typename Game::Chance chance = Game::chance(options_, plan_.seed, block);
        BlockResult result;
        result.bots.resize(lineup_.names.size());
        for (int rotation = 0; rotation < lineup_.players(); ++rotation) {
            const GameTally game = play(chance, block, rotation, result);
            for (int place = 0; place < lineup_.players(); ++place)
                result.bots[bot_at(place)] += game[seat_of(place, rotation, lineup_.players())];
        }
        return result;
    }

private:
    std::size_t bot_at(int place) const {
        return static_cast<std::size_t>(lineup_.bot_at[static_cast<std::size_t>(place)]);
    }
    const Entrant& entrant_at(Seat seat, int rotation) const {
        return lineup_.at[static_cast<std::size_t>(place_at(seat, rotation, lineup_.players()))];
    }

    GameTally play(const typename Game::Chance& chance, std::uint64_t block, int rotation,
                   BlockResult& result) const {
        const auto rotated = static_cast<std::uint64_t>(rotation);
        std::array<std::unique_ptr<typename Game::Bot>, max_seats> seats;
        for (Seat seat = 0; seat < options_.players; ++seat)
            seats[seat] =
                Game::make(entrant_at(seat, rotation),
                           seed_for(plan_.seed, Chance::policy, {plan_.match, block, rotated, seat}));
        const std::span<const std::unique_ptr<typename Game::Bot>> seated(seats.data(), lineup_.at.size());
        const std::uint64_t order = seed_for(plan_.seed, Chance::order, {plan_.match, block, rotated});
        if (!plan_.keep_records) return Game::play(chance, seated, order, nullptr);

        std::string text;
        JsonOut out(text);
        begin_record(out, chance, block, rotation);
        const GameTally tally = Game::play(chance, seated, order, &out);
        out.close_array().close_object();
        result.records.push_back(std::move(text));
        return tally;
    }

    // Up to the list of actions, which is left open. Who played is told in fields a replay passes over.
    void begin_record(JsonOut& out, const typename Game::Chance& chance, std::uint64_t block,
                      int rotation) const {
        out.open_object().key("record").number(1).key("game").word(Game::name).key("options");
        Game::write_options(out, options_);
        out.key("seed");
        Game::write_seed(out, chance);
        out.key("arena").open_object().key("seed").raw(std::to_string(plan_.seed));
        out.key("block").raw(std::to_string(block)).key("rotation").number(rotation).key("bots").open_array();
        for (Seat seat = 0; seat < options_.players; ++seat) out.text(entrant_at(seat, rotation).name);
        out.close_array().close_object().key("actions").open_array();
    }

    typename Game::Options options_;
    Lineup lineup_;
    BlockPlan plan_;
};

}  // namespace

PlayBlock spicy_blocks(const spicy::Options& options, Lineup lineup, const BlockPlan& plan) {
    return Blocks<Spicy>(options, std::move(lineup), plan);
}
PlayBlock schoten_blocks(const schoten::Options& options, Lineup lineup, const BlockPlan& plan) {
    return Blocks<Schoten>(options, std::move(lineup), plan);
}

}  // namespace scoville::lab
