// The database itself goes: with a synchronous standby nothing that was acknowledged is lost, and a database
// that is killed and started again has everything. What is known to lose must be found out.
//   scripts/torture nodes-failover 200      nodes-failover-control, nodes-crash, nodes-crash-control
#include <gtest/gtest.h>

#include "tests/nodes/pair.h"
#include "tests/nodes/people.h"

namespace scoville::nodes {
namespace {

using faults::Cycles;
using faults::Swallowed;

// What was under way when everything stopped.
constexpr std::chrono::milliseconds last_gasp{60};

TEST(Failover, to_a_synchronous_standby_loses_and_doubles_nothing) {
    Cycles cycles(2);
    Pair pair(true);
    Cluster cluster(3, {}, lease_ms(), pair.url());
    People people(cluster);
    while (cycles.go_on()) {
        ASSERT_NO_FATAL_FAILURE(people.play(cycles.between(1, 150)));
        pair.hold_up();
        people.crowd.play_for(last_gasp);  // nothing of this is acknowledged
        const auto then = Clock::now();
        pair.fail_over();
        people.crowd.drop();
        people.all_come_back(cycles.between(0, cluster.size() - 1), then);
        pair.make_whole();
    }
    people.tell(cycles, "the database's primary killed, its synchronous standby promoted");
}

TEST(FailoverControl, to_an_asynchronous_standby_loses) {
    Cycles cycles(1);
    long found_out = 0;
    std::size_t lost = 0;
    while (cycles.go_on()) {
        Pair pair(false);
        Cluster cluster(2, {}, lease_ms(), pair.url());
        People people(cluster);
        ASSERT_NO_FATAL_FAILURE(people.play(cycles.between(1, 150)));
        pair.hold_up();
        ASSERT_TRUE(people.crowd.play(40)) << "it must be acknowledged";
        pair.fail_over();
        people.crowd.drop();
        cluster.start_anew();  // a node may have ended: its lease was lost with the rest
        const Swallowed swallowed;
        (void)people.come_back(0);
        lost += people.crowd.counts().lost;
        found_out += people.crowd.counts().lost > 0 ? 1 : 0;
    }
    EXPECT_EQ(found_out, cycles.count()) << "what was acknowledged and was not at the standby must be missed";
    cycles.say("control, asynchronous standby: " + std::to_string(cycles.count()) +
               " failovers, losses found in " + std::to_string(found_out) + ", " + std::to_string(lost) +
               " acknowledged or told events lost");
}

TEST(DatabaseCrash, loses_and_doubles_nothing) {
    Cycles cycles(2);
    test::PrivatePostgres postgres;
    Cluster cluster(3, {}, lease_ms(), postgres.url());
    People people(cluster);
    while (cycles.go_on()) {
        ASSERT_NO_FATAL_FAILURE(people.play(cycles.between(1, 150)));
        const auto then = Clock::now();
        postgres.kill();
        people.crowd.drop();
        postgres.start();
        people.all_come_back(cycles.between(0, cluster.size() - 1), then);
    }
    people.tell(cycles, "the database killed and started again");
}

// What a lease's renewal, which waits, has not taken to the disk with it is lost: how much that is, is
// chance.
std::size_t lost_in_a_crash() {
    test::PrivatePostgres postgres({"synchronous_commit=off", "wal_writer_delay=10s"});
    Cluster cluster(2, {}, lease_ms(), postgres.url());
    People people(cluster);
    (void)postgres.ask("CHECKPOINT");  // what was done so far is safe
    if (!people.crowd.play(40)) return 0;
    postgres.kill();
    people.crowd.drop();
    postgres.start();
    const Swallowed swallowed;
    (void)people.come_back(0);
    return people.crowd.counts().lost;
}

TEST(LongDatabaseCrashControl, with_commits_that_do_not_wait_loses) {
    constexpr int most_crashes = 12;
    Cycles cycles(1);
    long found_out = 0;
    std::size_t lost = 0;
    int crashes = 0;
    while (cycles.go_on()) {
        std::size_t now = 0;
        for (int i = 0; i < most_crashes && now == 0; ++i, ++crashes) now = lost_in_a_crash();
        lost += now;
        found_out += now > 0 ? 1 : 0;
    }
    EXPECT_EQ(found_out, cycles.count()) << "commits that did not wait must be missed";
    cycles.say("control, synchronous_commit=off: " + std::to_string(crashes) + " crashes, losses found in " +
               std::to_string(found_out) + ", " + std::to_string(lost) + " acknowledged or told events lost");
}

}  // namespace
}  // namespace scoville::nodes
