// What the tests of Scharfe Schoten share: cards by name, a table that is told what to do, random games.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "base/fast_rng.h"
#include "lab/moves/schoten_random.h"
#include "schoten/inside/apply.h"
#include "schoten/inside/deal.h"
#include "schoten/inside/legal.h"
#include "schoten/inside/seen.h"

namespace scoville::schoten::test {

// "g10"; the letters are r, y, g and k.
inline Card card(std::string_view name) {
    const auto colour = static_cast<Colour>(std::string_view("rygk").find(name[0]));
    return Card::of(colour, std::stoi(std::string(name.substr(1))));
}

// "r1 y2 g10"
inline std::vector<Card> cards(std::string_view names) {
    std::vector<Card> list;
    while (!names.empty()) {
        const auto end = std::min(names.find(' '), names.size());
        if (end > 0) list.push_back(card(names.substr(0, end)));
        names.remove_prefix(std::min(end + 1, names.size()));
    }
    return list;
}

inline CardSet set_of(std::string_view names) {
    CardSet set;
    for (const Card each : cards(names)) set.add(each);
    return set;
}

inline Ruleset rules_for(int players) { return ruleset_of({.players = static_cast<std::uint8_t>(players)}); }

// Remembers what happened.
struct Recorder {
    static constexpr bool listens = true;
    std::vector<Event> events;
    void tell(const Event& event) { events.push_back(event); }

    template <class Happening>
    std::vector<Happening> all(Viewer viewer = Viewer::spectator()) const {
        std::vector<Happening> found;
        for (const Event& event : events) {
            const SeenEvent seen = see(event, viewer);
            if (const auto* happening = std::get_if<Happening>(&seen)) found.push_back(*happening);
        }
        return found;
    }
};

// The numbers of the rulebook's example: green 10, black 9, red 2, yellow 1.
constexpr std::array<int, colour_count> example_numbers{2, 1, 10, 9};

// Hands for four: seat 1 has no red, seat 3 has super trumps of two colours and red 2 as its only red.
inline RoundSetup example_setup() {
    return {{cards("r9 y2 y3 y4 y5 y6 y7 y8 y9 y10"), cards("k8 k9 k1 k2 k3 k4 k5 k6 k7 g1"),
             cards("r11 r1 r3 r4 g2 g3 g4 g5 g6 g7"), cards("r2 g8 g9 g10 k10 k11 k12 y1 y11 y12")},
            example_numbers};
}

// A table in its first round that does as told and holds every refusal to its word: nothing changes.
struct Table {
    State state;
    Recorder told;

    explicit Table(const RoundSetup& setup, Seat first = 0) {
        const Ruleset rules = rules_for(static_cast<int>(setup.hands.size()));
        state = begin(rules, first);
        start_round(state, deal_from_setup(rules, setup).value(), told);
    }

    void apply_or_fail(Seat seat, Action action) {
        const Verdict verdict = apply(state, seat, action, told);
        ASSERT_TRUE(verdict) << verdict.refusal().key;
    }
    Table& tip(Seat seat, Colour most, Colour fewest) {
        apply_or_fail(seat, Action::tip(most, fewest));
        return *this;
    }
    Table& tip_all(Colour most = Colour::red, Colour fewest = Colour::yellow) {
        for (Seat seat = 0; seat < state.rules.players; ++seat) tip(seat, most, fewest);
        return *this;
    }
    Table& play(Seat seat, std::string_view name) {
        apply_or_fail(seat, Action::play(card(name)));
        return *this;
    }
    Table& take(Seat seat, Colour colour) {
        apply_or_fail(seat, Action::take(colour));
        return *this;
    }
    // The code of the refusal.
    std::string_view refused(Seat seat, Action action) {
        const State before = state;
        const auto events = told.events.size();
        const Verdict verdict = apply(state, seat, action, told);
        EXPECT_FALSE(verdict);
        EXPECT_EQ(state, before);
        EXPECT_EQ(told.events.size(), events);
        return verdict ? "accepted" : verdict.refusal().code;
    }
};

// Who is asked now; tips come in any order.
inline Seat asked(const State& state, FastRng& rng) {
    if (state.phase != Phase::tips) return state.turn;
    return static_cast<Seat>(state.waiting.nth(rng.below(static_cast<std::uint32_t>(state.waiting.size()))));
}

// Plays a game at random, calling each(state, seat, action) before every action and dealt(state, deal)
// after every deal.
template <class Sink, class Each, class Dealt>
State play_randomly(int players, std::uint64_t seed, Sink& sink, Each&& each, Dealt&& dealt) {
    FastRng rng(seed);
    const Ruleset rules = rules_for(players);
    State state = begin(rules, static_cast<Seat>(rng.below(rules.players)));
    for (int steps = 0; !state.over() && steps < 10'000; ++steps) {
        if (state.phase == Phase::deal) {
            const RoundDeal deal = fast_deal(rules, rng);
            start_round(state, deal, sink);
            dealt(std::as_const(state), deal);
        }
        const Seat seat = asked(state, rng);
        const Action action = lab::random_action(legal(state, seat), rng);
        each(std::as_const(state), seat, action);
        if (!apply(state, seat, action, sink)) {
            ADD_FAILURE() << "a legal action was refused";
            break;
        }
    }
    return state;
}
template <class Sink, class Each>
State play_randomly(int players, std::uint64_t seed, Sink& sink, Each&& each) {
    return play_randomly(players, seed, sink, each, [](const State&, const RoundDeal&) {});
}

}  // namespace scoville::schoten::test
