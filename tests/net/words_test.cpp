// The small questions, without a network: words, addresses, floods, the loop.
#include "net/words.h"

#include <csignal>
#include <thread>

#include <gtest/gtest.h>

#include "net/addresses.h"
#include "net/loop.h"
#include "net/pings.h"

namespace scoville::net::test {

using std::chrono::milliseconds;
using std::chrono::seconds;

TEST(Words, utf8_is_what_unicode_says) {
    for (const char* good : {"", "a", "\x7f", "\xc2\x80", "\xdf\xbf", "\xe0\xa0\x80", "\xed\x9f\xbf",
                             "\xee\x80\x80", "\xef\xbf\xbf", "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf"})
        EXPECT_TRUE(is_utf8(good));
    for (const char* bad : {"\x80", "\xbf", "\xc0\x80", "\xc1\xbf", "\xc2", "\xc2\x41", "\xe0\x9f\xbf",
                            "\xed\xa0\x80", "\xed\xbf\xbf", "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80",
                            "\xf5\x80\x80\x80", "\xf8", "\xff", "\xe2\x82", "\xf0\x9f\x8c"})
        EXPECT_FALSE(is_utf8(bad));
}

TEST(Words, paths_are_unescaped_or_refused) {
    EXPECT_EQ(unescape_path("/a%20b%2F%C3%A9"), "/a b/\xc3\xa9");
    for (const char* bad : {"%", "%1", "%g0", "%00", "%0a", "%7f", "%C3", "a\tb"})
        EXPECT_FALSE(unescape_path(bad));
}

TEST(Addresses, networks_hold_what_they_say) {
    Networks networks;
    for (const char* good : {"10.0.0.0/8", "192.0.2.7", "2001:db8::/33", "::1", "172.16.0.0/12"})
        EXPECT_TRUE(networks.add(good)) << good;
    for (const char* bad :
         {"", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/x", "10.0.0.0/-1", "::/129", "host", "10.0.0/8"})
        EXPECT_FALSE(networks.add(bad)) << bad;
    for (const char* in :
         {"10.255.0.1", "192.0.2.7", "2001:db8:7fff::1", "::1", "172.31.255.255", "::ffff:10.1.1.1"})
        EXPECT_TRUE(networks.contains(*read_address(in))) << in;
    for (const char* out :
         {"11.0.0.1", "192.0.2.8", "2001:db8:8000::1", "::2", "172.32.0.0", "9.255.255.255"})
        EXPECT_FALSE(networks.contains(*read_address(out))) << out;
}

TEST(Addresses, everything_can_be_trusted) {
    Networks networks;
    EXPECT_TRUE(networks.add("0.0.0.0/0"));
    EXPECT_TRUE(networks.contains(*read_address("8.8.8.8")));
    EXPECT_FALSE(networks.contains(*read_address("2001:db8::1")));
}

TEST(Addresses, the_last_untrusted_one_is_the_client) {
    Networks trusted;
    trusted.add("10.0.0.0/8");
    const auto proxy = *read_address("10.0.0.1");
    const auto behind = [&](std::string_view list) {
        return forwarded_for(list, proxy, trusted).to_string();
    };
    EXPECT_EQ(behind("203.0.113.1"), "203.0.113.1");
    EXPECT_EQ(behind("198.51.100.1, 203.0.113.1 , 10.0.0.2"), "203.0.113.1");
    EXPECT_EQ(behind("[2001:db8::1]:443"), "2001:db8::1");
    EXPECT_EQ(behind("203.0.113.1:5555"), "203.0.113.1");
    EXPECT_EQ(behind(""), "10.0.0.1");
    EXPECT_EQ(behind("unknown"), "10.0.0.1");
    EXPECT_EQ(behind("203.0.113.1, unknown"), "10.0.0.1");
    EXPECT_EQ(behind("10.0.0.3, 10.0.0.2"), "10.0.0.3");
    const auto stranger = *read_address("203.0.113.7");
    EXPECT_EQ(forwarded_for("198.51.100.1", stranger, trusted), stranger);
}

TEST(Addresses, a_household_is_an_address_or_a_64) {
    const auto home = [](const char* text) { return household(*read_address(text)); };
    EXPECT_EQ(home("2001:db8:1:2::1"), home("2001:db8:1:2:ffff::9"));
    EXPECT_NE(home("2001:db8:1:2::1"), home("2001:db8:1:3::1"));
    EXPECT_NE(home("192.0.2.1"), home("192.0.2.2"));
    EXPECT_EQ(home("192.0.2.1"), home("::ffff:192.0.2.1"));
}

TEST(Pings, the_best_of_the_last_few_counts) {
    const Clock::time_point start{};
    Pings pings(start);
    EXPECT_TRUE(pings.due(start));
    const auto trip = [&](int at, int took) {
        const std::string payload(pings.next(start + seconds(at), seconds(20)));
        EXPECT_FALSE(pings.answered(payload + "0", start + seconds(at)));
        EXPECT_TRUE(pings.answered(payload, start + seconds(at) + milliseconds(took)));
        EXPECT_FALSE(pings.answered(payload, start + seconds(at) + milliseconds(took)));
    };
    EXPECT_FALSE(pings.round_trip());
    trip(0, 50);
    EXPECT_EQ(pings.round_trip(), milliseconds(50));
    EXPECT_FALSE(pings.due(start + seconds(19)));
    trip(20, 30);
    trip(40, 90);
    trip(60, 80);
    EXPECT_EQ(pings.round_trip(), milliseconds(30));
    trip(80, 70);
    trip(100, 60);
    EXPECT_EQ(pings.round_trip(), milliseconds(60));
}

TEST(Loop, timers_come_in_order_and_can_be_called_off) {
    Loop loop;
    std::string order;
    const auto now = Clock::now();
    Timer later = loop.at(now + milliseconds(2), [&] {
        order += 'c';
        loop.stop();
    });
    Timer sooner = loop.at(now + milliseconds(1), [&] { order += 'b'; });
    Timer past = loop.at(now - seconds(1), [&] { order += 'a'; });
    Timer never = loop.at(now, [&] { order += '!'; });
    EXPECT_TRUE(never.pending());
    never.cancel();
    EXPECT_FALSE(never.pending());
    {
        const Timer forgotten = loop.at(now, [&] { order += '!'; });
    }
    Timer replaced = loop.at(now, [&] { order += '!'; });
    replaced = loop.at(now - seconds(2), [&] { order += '0'; });
    loop.run();
    EXPECT_EQ(order, "0abc");
    EXPECT_FALSE(later.pending());
}

TEST(Loop, a_timer_can_be_called_off_after_its_time_has_come) {
    Loop loop;
    bool happened = false;
    Timer second;
    Timer first = loop.at(Clock::now() - seconds(2), [&] { second.cancel(); });
    second = loop.at(Clock::now() - seconds(1), [&] { happened = true; });
    Timer end = loop.after(milliseconds(1), [&] { loop.stop(); });
    loop.run();
    EXPECT_FALSE(happened);
}

TEST(Loop, a_timer_may_set_itself_again) {
    Loop loop;
    int count = 0;
    Timer timer;
    std::function<void()> again = [&] {
        if (++count == 5) return loop.stop();
        timer = loop.after(Clock::duration::zero(), again);
    };
    loop.post(again);
    loop.run();
    EXPECT_EQ(count, 5);
}

TEST(Loop, other_threads_hand_in_work) {
    Loop loop;
    int done = 0;
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&] {
            for (int i = 0; i < 250; ++i)
                loop.post([&] {
                    if (++done == 1000) loop.stop();
                });
        });
    loop.run();
    for (auto& thread : threads) thread.join();
    EXPECT_EQ(done, 1000);
}

TEST(Loop, hears_signals_again_and_again) {
    Loop loop;
    std::vector<int> heard;
    loop.on_signals([&](int signal) {
        heard.push_back(signal);
        if (heard.size() == 1)
            std::raise(SIGINT);
        else
            loop.stop();
    });
    loop.post([] { std::raise(SIGTERM); });
    loop.run();
    EXPECT_EQ(heard, (std::vector<int>{SIGTERM, SIGINT}));
}

}  // namespace scoville::net::test
