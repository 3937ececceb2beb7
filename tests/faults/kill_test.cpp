// kill -9 under load, again and again: the real program, people at several tables who repeat what was not
// answered.
//   scripts/torture kill 200
#include <gtest/gtest.h>

#include "tests/faults/crowd.h"
#include "tests/faults/cycles.h"
#include "tests/server/process.h"

namespace scoville::faults {

TEST(Kill, nothing_acknowledged_is_lost_or_doubled) {
    Cycles cycles(6);
    server::test::Process process({"--per-address", "1000"});
    Crowd crowd(process.port(), 4, 1);
    while (cycles.go_on()) {
        ASSERT_TRUE(crowd.play(cycles.between(1, 150))) << "the server went by itself";
        process.kill();
        crowd.hear_the_end();
        process.start();
        ASSERT_TRUE(crowd.come_back(process.port()));
        ASSERT_TRUE(crowd.check());
    }
    EXPECT_EQ(crowd.counts().lost, 0U);
    EXPECT_EQ(crowd.counts().doubled, 0U);
    EXPECT_GT(crowd.counts().acknowledged, 0U);
    cycles.say(std::to_string(cycles.count()) + " times kill -9: " + crowd.counts().text());
}

}  // namespace scoville::faults
