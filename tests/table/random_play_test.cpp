// Whatever is asked, the table answers everything once, and its journal is always the table.
#include "base/fast_rng.h"
#include "tests/table/anything.h"

namespace scoville::table::test {
namespace {

TEST(RandomPlay, whatever_is_asked_the_table_holds) {
    int moves = 0;
    for (std::uint64_t seed = 1; seed <= 48 && !::testing::Test::HasFailure(); ++seed) {
        FastRng rng(seed);
        const auto below = [&](std::size_t n) { return rng.below(static_cast<std::uint32_t>(n)); };
        VirtualTable t(any_settings(below), {}, seed);
        t.check_every = 25;
        Anything anything(t, below);
        for (int i = 0; i < 700 && !::testing::Test::HasFailure(); ++i) anything.step();
        anything.finish();
        moves += t.count("moved");
        if (::testing::Test::HasFailure()) ADD_FAILURE() << "seed " << seed;
    }
    EXPECT_GT(moves, 1'000) << "games must be played, or this proves little";
}

}  // namespace
}  // namespace scoville::table::test
