// What sockets bring while nothing can be answered yet.
#include "net/loop.h"

#include <future>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tests/net/rig.h"

namespace scoville::net {

TEST(Loop, gathering_ends_with_what_another_thread_posts_and_hinders_nothing) {
    test::Rig rig;
    std::promise<void> asked;
    bool told = false;
    rig.loop.gathers_while([&] {
        if (!std::exchange(told, true)) asked.set_value();
        return true;  // a disk that never answers
    });
    test::Client client = rig.open();
    client.send(test::frame("one"));
    EXPECT_EQ(rig.wait("message").text, "one");
    asked.get_future().wait();
    // From this thread, again and again: each is done.
    for (int i = 0; i < 100; ++i) rig.on_loop([] {});
    client.send(test::frame("two"));
    EXPECT_EQ(rig.wait("message").text, "two");
}

TEST(Loop, timers_go_off_while_it_gathers) {
    Loop loop;
    loop.gathers_while([] { return true; });
    int ticks = 0;
    std::vector<Timer> timers;
    for (int i = 0; i < 20; ++i)
        timers.push_back(loop.after(std::chrono::milliseconds(i), [&] {
            if (++ticks == 20) loop.stop();
        }));
    loop.run();
    EXPECT_EQ(ticks, 20);
}

}  // namespace scoville::net
