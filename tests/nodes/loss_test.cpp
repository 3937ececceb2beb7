// A node goes, in every way a node can go, while people play at several: another one goes on with its tables,
// and nothing is lost or doubled.
//   scripts/torture nodes-kill 200      nodes-stop, nodes-zombie, nodes-partition
#include <gtest/gtest.h>

#include "tests/nodes/people.h"

namespace scoville::nodes {
namespace {

using faults::Cycles;
using server::test::Guest;

class Loss : public testing::Test {
protected:
    Cluster cluster{3, {}, lease_ms()};
    People people{cluster};
};

class Kill : public Loss {};
class Stop : public Loss {};
class Zombie : public Loss {};
class Partition : public Loss {};

TEST_F(Kill, of_a_node_loses_and_doubles_nothing) {
    Cycles cycles(3);
    while (cycles.go_on()) {
        ASSERT_NO_FATAL_FAILURE(people.play(cycles.between(1, 150)));
        const std::size_t gone = people.victim();
        const auto then = Clock::now();
        cluster.kill(gone);
        people.crowd.drop();
        people.all_come_back(people.other_than(gone, cycles), then);
        cluster.start(gone);
    }
    people.tell(cycles, "kill -9 of one of three nodes");
}

TEST_F(Stop, in_order_takes_no_lease_to_run_out) {
    Cycles cycles(2);
    while (cycles.go_on()) {
        ASSERT_NO_FATAL_FAILURE(people.play(cycles.between(1, 150)));
        const std::size_t gone = people.victim();
        const auto then = Clock::now();
        cluster.send(gone, SIGTERM);
        people.crowd.drop();
        people.all_come_back(people.other_than(gone, cycles), then);
        cluster.stopped(gone);
        cluster.start(gone);
    }
    people.tell(cycles, "stopped and started one of three nodes");
}

// A second line of the first host's, at the node that is about to freeze.
struct Old {
    explicit Old(Guest& of) : host(of), line(of.port, "", of.token) {
        line.misses_none = false;
        line.open(host.code);
    }
    void ask_into_the_cold() {
        line.send_raw(R"({"type":"chat","nonce":"late","text":"is anybody there?"})");
    }
    void hear_the_end() {
        hear_the_end_or([] { return false; });
    }
    void hear_the_end_or(const std::function<bool()>& heard) {
        try {
            while (line.connected() && !heard()) line.hear_one();
        } catch (const std::runtime_error&) {
            line.drop();
        }
    }
    Guest& host;
    Guest line;
};

// What wakes up after its tables have gone shows nothing, acknowledges nothing, and ends.
TEST_F(Zombie, shows_and_acknowledges_nothing_and_ends) {
    Cycles cycles(2);
    while (cycles.go_on()) {
        ASSERT_NO_FATAL_FAILURE(people.play(cycles.between(1, 150)));
        const std::size_t gone = people.victim();
        Guest& host = people.crowd.party(0).host();
        Old old(host);
        const auto then = Clock::now();
        cluster.send(gone, SIGSTOP);
        old.ask_into_the_cold();
        people.crowd.drop();
        people.all_come_back(people.other_than(gone, cycles), then);
        const std::uint32_t then_at = host.event;
        ASSERT_NO_FATAL_FAILURE(people.play(30));
        cluster.send(gone, SIGCONT);
        EXPECT_EQ(cluster.await_end(gone).exit_code, 3) << "it was removed, and knows";
        old.hear_the_end();
        EXPECT_FALSE(old.line.has_answer("late"));
        EXPECT_LE(old.line.event, then_at) << "it showed something that it no longer knew";
        for (const auto& [number, head] : old.line.heads)
            if (const auto told = host.heads.find(number); told != host.heads.end())
                EXPECT_EQ(head, told->second) << "the head of the log at entry " << number;
        cluster.start(gone);
    }
    people.tell(cycles, "a node frozen until its tables were gone");
}

// The same with nodes that do not look whether they may: the one that wakes up answers, unless it first meets
// what the other one wrote.
bool is_answered_without_the_fence(std::uint64_t messages, Cycles& cycles) {
    Cluster cluster(2, {"--no-fence"}, lease_ms(), test::PrivatePostgres::shared().url(), odd_node());
    People people(cluster);
    people.play(messages);
    const std::size_t gone = people.victim();
    Old old(people.crowd.party(0).host());
    cluster.send(gone, SIGSTOP);
    old.ask_into_the_cold();
    people.crowd.drop();
    EXPECT_TRUE(people.come_back(people.other_than(gone, cycles)));
    cluster.send(gone, SIGCONT);
    old.hear_the_end_or([&] { return old.line.has_answer("late"); });
    return old.line.has_answer("late") && old.line.answer("late").at("type") == "ack";
}

TEST(ZombieControl, without_the_fence_two_nodes_speak_for_a_table) {
    constexpr int most_tries = 6;
    Cycles cycles(1);
    long answered = 0;
    int tries = 0;
    while (cycles.go_on()) {
        bool so = false;
        for (int i = 0; i < most_tries && !so; ++i, ++tries)
            so = is_answered_without_the_fence(cycles.between(1, 150), cycles);
        answered += so ? 1 : 0;
    }
    EXPECT_EQ(answered, cycles.count()) << "what the fence is for must happen without it";
    cycles.say("control, no fence: " + std::to_string(tries) +
               " nodes frozen until their tables were gone, " + std::to_string(answered) +
               " answered when they woke up");
}

TEST_F(Partition, from_the_database_loses_and_doubles_nothing) {
    Cycles cycles(2);
    for (std::size_t i = 0; i < cluster.size(); ++i) {
        people.crowd.drop();
        (void)cluster.end(i, SIGTERM);
        (void)cluster.relay(i);
        cluster.start(i);
    }
    ASSERT_TRUE(people.crowd.come_back(cluster.port(0)));
    while (cycles.go_on()) {
        ASSERT_NO_FATAL_FAILURE(people.play(cycles.between(1, 150)));
        const std::size_t gone = people.victim();
        const auto then = Clock::now();
        test::Relay& relay = cluster.relay(gone);
        relay.keeps_questions = relay.keeps_answers = true;
        relay.refuses = true;
        people.crowd.drop();
        people.all_come_back(people.other_than(gone, cycles), then);
        EXPECT_NE(cluster.status(gone), 200) << "without a lease it is not ready";
        relay.cut();
        relay.deliver();  // what it had asked for before it was cut off arrives now
        relay.keeps_questions = relay.keeps_answers = false;
        relay.refuses = false;
        EXPECT_EQ(cluster.await_end(gone).exit_code, 3);
        ASSERT_TRUE(people.crowd.check());
        cluster.start(gone);
    }
    people.tell(cycles, "a node cut off from the database");
}

}  // namespace
}  // namespace scoville::nodes
