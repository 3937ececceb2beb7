// The disk is full under load, and has room again: the real program whose files may not grow any more.
// Nothing is acknowledged meanwhile, everyone is told so, and play goes on.
//   scripts/torture full 200
#include <sys/resource.h>

#include <gtest/gtest.h>

#include "tests/faults/crowd.h"
#include "tests/faults/cycles.h"
#include "tests/server/process.h"

namespace scoville::faults {

namespace {

void limit_files_of(pid_t process, rlim_t bytes) {
    const rlimit limit{bytes, RLIM_INFINITY};
    ASSERT_EQ(::prlimit(process, RLIMIT_FSIZE, &limit, nullptr), 0) << errno;
}

}  // namespace

TEST(FullDisk, nothing_is_acknowledged_and_play_goes_on_when_there_is_room) {
    Cycles cycles(4);
    server::test::Process process({"--per-address", "1000"});
    Crowd crowd(process.port(), 4, 4);
    long killed = 0;
    while (cycles.go_on()) {
        ASSERT_TRUE(crowd.play(cycles.between(20, 100)));
        limit_files_of(process.pid(), cycles.between(4'096, 300'000));  // met at once, or soon
        crowd.play_while_full(cycles.between(5, 30));
        process.take_in();  // each refusal was logged
        // Nobody heard of anything that was not written: sometimes the server also dies on a full disk.
        if (cycles.between(1, 4) == 1) {
            ++killed;
            process.kill();
            crowd.hear_the_end();
            process.start();
            ASSERT_TRUE(crowd.come_back(process.port()));
            ASSERT_TRUE(crowd.check()) << "what was under way is asked again";
        } else {
            limit_files_of(process.pid(), RLIM_INFINITY);
        }
        ASSERT_TRUE(crowd.play(60)) << "play goes on";
        ASSERT_TRUE(crowd.check());
    }
    EXPECT_EQ(crowd.counts().lost, 0U);
    EXPECT_EQ(crowd.counts().doubled, 0U);
    cycles.say(std::to_string(cycles.count()) + " times a full disk (" + std::to_string(killed) +
               " with kill -9): " + crowd.counts().text());
}

}  // namespace scoville::faults
