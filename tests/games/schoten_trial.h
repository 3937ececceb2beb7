// Scharfe Schoten for the tests over the list of games.
#pragma once

#include <tuple>

#include "tests/games/trial.h"

namespace scoville::testing {

template <>
struct Trial<schoten::Face> {
    using Action = schoten::Action;
    using State = schoten::State;

    // A round's cards are all played in the end; won piles keep only their colours.
    struct Cards {
        void tell(const schoten::SeenEvent& event) {
            if (std::holds_alternative<schoten::RoundStarted>(event)) played = {};
            if (const auto* card = std::get_if<schoten::CardPlayed>(&event)) played.add(card->card);
        }
        ::testing::AssertionResult check(const State& state) const {
            schoten::CardSet found = state.rack;
            HOLDS((found & played).empty(), "played from the rack");
            found = found | played;
            for (const schoten::CardSet hand : state.hands) {
                HOLDS((found & hand).empty(), "a card in two places");
                found = found | hand;
            }
            HOLDS(found == schoten::CardSet::whole_box(), "a card is missing");
            for (const schoten::Colour colour : schoten::colours) {
                int count = state.rack_left[colour];
                for (const schoten::TrickCard& each : state.trick) count += each.card.colour() == colour;
                for (Seat seat = 0; seat < schoten::max_players; ++seat)
                    count += state.collections[seat][colour] + state.hands[seat].backs()[colour];
                HOLDS(count == schoten::max_number, count);
            }
            return ::testing::AssertionSuccess();
        }
        schoten::CardSet played;
    };

    template <class F>
    static void for_each_conceivable(FastRng&, F&& f) {
        const auto colour = [](int i) { return static_cast<schoten::Colour>(i); };
        for (int most = 0; most < 6; ++most)
            for (int fewest = 0; fewest < 6; ++fewest) f(Action::tip(colour(most), colour(fewest)));
        for (int index = 0; index < 256; ++index)
            f(Action::play(schoten::Card{static_cast<std::uint8_t>(index)}));
        for (int i = 0; i < 6; ++i) f(Action::take(colour(i)));
        Action nonsense;
        nonsense.what = static_cast<schoten::Do>(3);
        f(nonsense);
    }

    using Key = std::tuple<int, int, int, int, int>;
    static Key key(const State&, Seat, Action a) {
        return {static_cast<int>(a.what), int{a.card.index}, schoten::as_int(a.tips.most),
                schoten::as_int(a.tips.fewest), schoten::as_int(a.colour)};
    }

    static void check_result(const State& state) {
        const SeatSet best = schoten::winners(state);
        ASSERT_FALSE(best.empty());
        const int most = schoten::score(state, static_cast<Seat>(best.lowest()));
        for (Seat seat = 0; seat < state.rules.players; ++seat) {
            EXPECT_EQ(best.has(seat), schoten::score(state, seat) == most);
            EXPECT_LE(schoten::score(state, seat), most);
        }
    }

    static schoten::Options read_options(Bytes& in) {
        const std::uint8_t byte = in.next();
        return {.players = static_cast<std::uint8_t>(3 + byte % 2), .start = static_cast<Seat>(byte / 2 % 3)};
    }
    static Action read_action(Bytes& in, const State& state, Seat seat) {
        const auto colour = [](int i) { return static_cast<schoten::Colour>(i % 5); };
        const std::uint8_t what = in.next();
        const std::uint8_t which = in.next();
        if (what % 3 == 0) return Action::tip(colour(which), colour(which / 5));
        if (what % 3 == 1) return Action::take(colour(which));
        if (seat < state.rules.players && what > 60 && !state.hands[seat].empty())
            return Action::play(
                state.hands[seat].nth(which % static_cast<unsigned>(state.hands[seat].size())));
        return Action::play(schoten::Card{static_cast<std::uint8_t>(which % 64)});
    }
};

}  // namespace scoville::testing
