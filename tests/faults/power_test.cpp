// The power goes under load, again and again: the server on a disk that loses or tears what was not synced.
// The wrong mode, in which acknowledged moves are lost, must be found out.
//   scripts/torture power 200
//   scripts/torture control 200
#include <gtest/gtest.h>

#include "tests/faults/crowd.h"
#include "tests/faults/cycles.h"
#include "tests/server/process.h"
#include "tests/support/places.h"

namespace scoville::faults {

namespace {

using server::test::Process;

std::vector<std::string> cut(Cycles& cycles, std::uint64_t least, std::uint64_t most) {
    return {"--cut-after", std::to_string(cycles.between(least, most)), "--seed",
            std::to_string(cycles.between(1, 1'000'000'000))};
}

// Plays until the power goes; how many writes the disk lost or tore.
long play_into_the_dark(Process& process, Crowd& crowd) {
    while (crowd.play(1'000)) {
    }
    crowd.hear_the_end();
    const cli::Ran ran = process.await_end();
    EXPECT_EQ(ran.exit_code, 9) << ran.err;
    return std::strtol(ran.err.c_str(), nullptr, 10);
}

}  // namespace

TEST(Power, nothing_acknowledged_is_lost_or_doubled) {
    Cycles cycles(6);
    Process process({}, places::shaky_server);
    Crowd crowd(process.port(), 4, 2);
    process.end(SIGTERM);
    crowd.hear_the_end();
    long damaged = 0;
    long again = 0;  // went again before all were back
    while (cycles.go_on()) {
        process.start(cut(cycles, 40, 900));
        if (crowd.come_back(process.port()) && crowd.check()) {
            damaged += play_into_the_dark(process, crowd);
        } else {
            ++again;
            crowd.hear_the_end();
            damaged += std::strtol(process.await_end().err.c_str(), nullptr, 10);
        }
    }
    process.start();
    ASSERT_TRUE(crowd.come_back(process.port()));
    ASSERT_TRUE(crowd.check());
    EXPECT_EQ(crowd.counts().lost, 0U);
    EXPECT_EQ(crowd.counts().doubled, 0U);
    EXPECT_GT(crowd.counts().acknowledged, 0U);
    EXPECT_GT(damaged, 0) << "the disk must have lost something, or this proves nothing";
    cycles.say(std::to_string(cycles.count()) + " power cuts (" + std::to_string(again) +
               " before all were back), " + std::to_string(damaged) +
               " writes lost or torn by the disk: " + crowd.counts().text());
}

TEST(PowerControl, the_wrong_mode_is_found_out) {
    Cycles cycles(1);
    constexpr long enough = 15;  // one cut may lose nothing by chance; so many in a row do not
    long cuts = 0;
    long found_out = 0;
    std::size_t lost = 0;
    while (cycles.go_on() || (found_out == 0 && cuts < enough && !::testing::Test::HasFailure())) {
        ++cuts;
        Process process({"--sync", "normal"}, places::shaky_server);
        Crowd crowd(process.port(), 2, 3);
        process.end(SIGTERM);  // what was done so far is safe
        crowd.hear_the_end();
        process.start(cut(cycles, 200, 700));
        ASSERT_TRUE(crowd.come_back(process.port()));
        play_into_the_dark(process, crowd);
        process.start();
        const Swallowed swallowed;
        (void)(crowd.come_back(process.port()) && crowd.check());
        lost += crowd.counts().lost;
        found_out += crowd.counts().lost > 0 ? 1 : 0;
    }
    EXPECT_GT(found_out, 0) << "cuts must lose something in this mode";
    cycles.say("control, synchronous=NORMAL: " + std::to_string(cuts) + " power cuts, losses found in " +
               std::to_string(found_out) + ", " + std::to_string(lost) + " acknowledged or told events lost");
}

}  // namespace scoville::faults
