// Every set of variant cards can be played. What holds in every game is in tests/games.
#include <gtest/gtest.h>

#include "lab/moves/spicy_moves.h"

namespace scoville::spicy {
namespace {

using namespace scoville::lab;  // NOLINT(google-build-using-namespace)

// Far more than any game needs: only a game that goes nowhere reaches it.
constexpr int move_limit = 20'000;

State start(const Options& options, FastRng& rng) { return deal_from_key(options, random_key(rng)).state; }

TEST(V0, all_64_sets_of_variant_cards_play_to_the_end) {
    FastRng rng(105);
    Silent silent;
    for (int set = 0; set < 64; ++set)
        for (const bool strict : {false, true})
            for (const bool everyone_answers : {false, true}) {
                State state = start({.players = static_cast<std::uint8_t>(2 + rng.below(5)),
                                     .variants = VariantSet::from_word(static_cast<std::uint8_t>(set)),
                                     .strict = strict,
                                     .everyone_answers = everyone_answers},
                                    rng);
                for (int moves = 0; !state.over(); ++moves) {
                    ASSERT_LT(moves, move_limit);
                    const SpicyMove move = random_move(state, rng);
                    ASSERT_TRUE(apply(state, move.seat, move.action, silent));
                }
            }
}

}  // namespace
}  // namespace scoville::spicy
