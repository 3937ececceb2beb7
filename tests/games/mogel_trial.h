// Mogel for the tests over the list of games.
#pragma once

#include <tuple>

#include "tests/games/trial.h"

namespace scoville::testing {

template <>
struct Trial<mogel::Face> {
    using Action = mogel::Action;
    using State = mogel::State;

    struct Cards {
        void tell(const mogel::SeenEvent&) {}
        ::testing::AssertionResult check(const State& state) const {
            std::array<int, mogel::max_number + 1> seen{};
            const auto count = [&](mogel::Card card) { ++seen[card.number]; };
            for (const mogel::Hand& hand : state.hands) hand.for_each_card(count);
            for (const mogel::Hand& taken : state.taken) taken.for_each_card(count);
            state.aside.for_each_card(count);
            for (const mogel::Card card : state.pile) count(card);
            HOLDS(seen[0] == 0, seen[0]);
            for (std::size_t number = 1; number < seen.size(); ++number)
                HOLDS(seen[number] == mogel::copies, number);
            return ::testing::AssertionSuccess();
        }
    };

    template <class F>
    static void for_each_conceivable(FastRng&, F&& f) {
        f(Action::doubt());
        for (int card = 0; card < 9; ++card)
            for (int said = 0; said < 9; ++said) f(Action::lay(mogel::Card::of(card), said));
        Action nonsense;
        nonsense.what = static_cast<mogel::Do>(2);
        f(nonsense);
    }

    using Key = std::tuple<int, int, int>;
    static Key key(const State&, Seat, Action a) {
        return {static_cast<int>(a.what), int{a.card.number}, int{a.said}};
    }

    static void check_result(const State& state) {
        const SeatSet best = mogel::winners(state);
        ASSERT_FALSE(best.empty());
        const int most = mogel::score(state, static_cast<Seat>(best.lowest()));
        for (Seat seat = 0; seat < state.rules.players; ++seat)
            EXPECT_EQ(best.has(seat), mogel::score(state, seat) == most);
    }

    static mogel::Options read_options(Bytes& in) {
        return {.players = static_cast<std::uint8_t>(2 + in.next() % 3), .start = {}};
    }
    static Action read_action(Bytes& in, const State&, Seat) {
        const std::uint8_t byte = in.next();
        if (byte % 4 == 0) return Action::doubt();
        return Action::lay(mogel::Card::of(byte / 4 % 8), in.next() % 8);
    }
};

}  // namespace scoville::testing
