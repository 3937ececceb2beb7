// A node goes, in every way a node can go, while people play at several: another one goes on with its tables,
// and nothing is lost or doubled.
//   scripts/torture nodes-kill 200
#include <algorithm>
#include <thread>

#include <gtest/gtest.h>

#include "tests/faults/crowd.h"
#include "tests/faults/cycles.h"
#include "tests/nodes/cluster.h"

namespace scoville::nodes {
namespace {

using faults::Crowd;
using faults::Cycles;
using server::test::Guest;
using Clock = std::chrono::steady_clock;

class Loss : public testing::Test {
protected:
    // Whoever has the first table goes; the rest stay.
    std::size_t victim() { return cluster.with_port(crowd.party(0).host().port); }
    std::size_t other_than(std::size_t gone, Cycles& cycles) {
        return (gone + cycles.between(1, cluster.size() - 1)) % cluster.size();
    }
    void all_come_back(std::size_t entrance, Clock::time_point since) {
        ASSERT_TRUE(crowd.come_back(cluster.port(entrance)));
        for (const double ms : crowd.came_back_after(since)) times.push_back(ms);
        ASSERT_TRUE(crowd.check());
    }
    double at(double share) {
        std::sort(times.begin(), times.end());
        return times.empty()
                   ? 0
                   : times[std::min(times.size() - 1,
                                    static_cast<std::size_t>(share * static_cast<double>(times.size())))];
    }
    void tell(const Cycles& cycles, const std::string& what) {
        EXPECT_EQ(crowd.counts().lost, 0U);
        EXPECT_EQ(crowd.counts().doubled, 0U);
        EXPECT_GT(crowd.counts().acknowledged, 0U);
        cycles.say(std::to_string(cycles.count()) + " times " + what + ": " + crowd.counts().text() +
                   "; back at the table after p50 " + std::to_string(static_cast<int>(at(0.5))) + " p99 " +
                   std::to_string(static_cast<int>(at(0.99))) + " ms");
    }

    Cluster cluster{3, {}, static_cast<int>(faults::setting("TORTURE_LEASE", 600))};
    Crowd crowd{cluster.ports(), 3, 1, [this](const std::string& path) { return cluster.at(path); }};
    std::vector<double> times;
};

TEST_F(Loss, of_a_node_that_is_killed) {
    Cycles cycles(3);
    while (cycles.go_on()) {
        ASSERT_TRUE(crowd.play(cycles.between(1, 150))) << "a node went by itself";
        const std::size_t gone = victim();
        const auto then = Clock::now();
        cluster.kill(gone);
        crowd.drop();
        all_come_back(other_than(gone, cycles), then);
        cluster.start(gone);
    }
    tell(cycles, "kill -9 of one of three nodes");
}

TEST_F(Loss, of_a_node_that_is_stopped_in_order_takes_no_lease_to_run_out) {
    Cycles cycles(2);
    while (cycles.go_on()) {
        ASSERT_TRUE(crowd.play(cycles.between(1, 150))) << "a node went by itself";
        const std::size_t gone = victim();
        const auto then = Clock::now();
        cluster.send(gone, SIGTERM);
        crowd.drop();
        all_come_back(other_than(gone, cycles), then);
        EXPECT_EQ(cluster.await_end(gone).exit_code, 0);
        cluster.start(gone);
    }
    tell(cycles, "stopped and started one of three nodes");
}

// What wakes up after its tables have gone shows nothing, acknowledges nothing, and ends.
TEST_F(Loss, of_a_node_that_freezes_and_wakes) {
    Cycles cycles(2);
    while (cycles.go_on()) {
        ASSERT_TRUE(crowd.play(cycles.between(1, 150))) << "a node went by itself";
        const std::size_t gone = victim();
        Guest& host = crowd.party(0).host();
        Guest old(host.port, "", host.token);
        old.misses_none = false;
        old.open(host.code);
        const auto then = Clock::now();
        cluster.send(gone, SIGSTOP);
        old.send_raw(R"({"type":"chat","nonce":"late","text":"is anybody there?"})");
        crowd.drop();
        all_come_back(other_than(gone, cycles), then);
        const std::uint32_t then_at = host.event;
        ASSERT_TRUE(crowd.play(30));
        cluster.send(gone, SIGCONT);
        EXPECT_EQ(cluster.await_end(gone).exit_code, 3) << "it was removed, and knows";
        try {
            while (old.connected()) old.hear_one();
        } catch (const std::runtime_error&) {
            old.drop();
        }
        EXPECT_FALSE(old.has_answer("late"));
        EXPECT_LE(old.event, then_at) << "it showed something that it no longer knew";
        for (const auto& [number, head] : old.heads)
            if (const auto told = host.heads.find(number); told != host.heads.end())
                EXPECT_EQ(head, told->second) << "the head of the log at entry " << number;
        cluster.start(gone);
    }
    tell(cycles, "a node frozen until its tables were gone");
}

TEST_F(Loss, of_the_way_to_the_database) {
    Cycles cycles(2);
    for (std::size_t i = 0; i < cluster.size(); ++i) {
        crowd.drop();
        (void)cluster.end(i, SIGTERM);
        (void)cluster.relay(i);
        cluster.start(i);
    }
    ASSERT_TRUE(crowd.come_back(cluster.port(0)));
    while (cycles.go_on()) {
        ASSERT_TRUE(crowd.play(cycles.between(1, 150))) << "a node went by itself";
        const std::size_t gone = victim();
        const auto then = Clock::now();
        test::Relay& relay = cluster.relay(gone);
        relay.keeps_questions = relay.keeps_answers = true;
        relay.refuses = true;
        crowd.drop();
        all_come_back(other_than(gone, cycles), then);
        EXPECT_NE(cluster.status(gone), 200) << "without a lease it is not ready";
        relay.cut();
        relay.deliver();  // what it had asked for before it was cut off arrives now
        relay.keeps_questions = relay.keeps_answers = false;
        relay.refuses = false;
        EXPECT_EQ(cluster.await_end(gone).exit_code, 3);
        ASSERT_TRUE(crowd.check());
        cluster.start(gone);
    }
    tell(cycles, "a node cut off from the database");
}

}  // namespace
}  // namespace scoville::nodes
