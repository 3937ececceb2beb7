// Counts of everything that can happen within a few moves of a fixed start: one number that changes when the
// rules do. A change here is a change of the rules and must be meant.
#include <gtest/gtest.h>

#include "lab/moves/schoten_moves.h"

namespace scoville::schoten {
namespace {

std::uint64_t count(const State& state, int depth) {
    if (depth == 0) return 1;
    Silent silent;
    std::uint64_t total = 0;
    for (Seat seat = 0; seat < state.rules.players; ++seat)
        for_each_action(legal(state, seat), [&](Action action) {
            State next = state;
            EXPECT_TRUE(apply(next, seat, action, silent));
            total += count(next, depth - 1);
        });
    return total;
}

// After tips, so that the counts are about tricks.
State start(int players) {
    fair::DealKey::Bytes bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(i);
    const FirstDeal first =
        first_deal_from_key({.players = static_cast<std::uint8_t>(players)}, fair::DealKey(bytes));
    Silent silent;
    State state = begin(ruleset_of(first.options), *first.options.start);
    start_round(state, first.deal, silent);
    for (Seat seat = 0; seat < players; ++seat)
        EXPECT_TRUE(apply(state, seat, Action::tip(Colour::red, Colour::black), silent));
    return state;
}

TEST(Perft, counts_of_scharfe_schoten_are_as_they_were) {
    EXPECT_EQ(count(start(3), 5), 8800u);
    EXPECT_EQ(count(start(4), 6), 7344u);
}

}  // namespace
}  // namespace scoville::schoten
