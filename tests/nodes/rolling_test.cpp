// One node after the other is stopped and comes back as a later program, whose journals the earlier ones
// cannot read, while people play.
//   scripts/torture nodes-rolling 200
#include <thread>

#include <gtest/gtest.h>

#include "tests/nodes/people.h"

namespace scoville::nodes {
namespace {

using faults::Cycles;

TEST(Rolling, upgrade_under_play_loses_no_seat_and_puts_no_table_aside) {
    Cycles cycles(2);
    Cluster cluster(3, {}, lease_ms());
    People people(cluster);
    long formats = 1;
    while (cycles.go_on()) {
        ++formats;
        for (std::size_t i = 0; i < cluster.size(); ++i) {
            ASSERT_NO_FATAL_FAILURE(people.play(cycles.between(1, 50)));
            const auto then = Clock::now();
            cluster.send(i, SIGTERM);
            people.crowd.drop();
            people.all_come_back(people.other_than(i, cycles), then);
            cluster.stopped(i);
            cluster.start(i, {"--formats", std::to_string(formats)}, odd_node());
        }
    }
    for (std::size_t i = 0; i < cluster.size(); ++i)
        EXPECT_NE(cluster.metrics(i).find("scoville_tables_quarantined 0"), std::string::npos);
    people.tell(cycles, "all three nodes stopped and upgraded, one after another");
}

// An earlier program does not touch it; where it can be read, it is found.
TEST(Rolling, table_of_a_later_program_is_left_to_those_who_can_read_it) {
    Cluster cluster(2, {}, lease_ms());
    (void)cluster.end(1, SIGTERM);
    cluster.start(1, {"--formats", "2"}, odd_node());
    server::test::Party party(cluster.port(1), server::test::spicy_settings({}, {}), 2);
    server::test::Guest guest(cluster.port(0), "", party.host().token);
    guest.code = party.code;
    guest.follow = [&](const std::string& path) { return cluster.at(path); };
    guest.drop();
    guest.come_back();
    EXPECT_EQ(guest.port, cluster.port(1));
    guest.drop();
    cluster.kill(1);
    server::test::Guest later(cluster.port(0), "", party.host().token);
    while (cluster.metrics(0).find("scoville_buried_total 1") == std::string::npos) std::this_thread::yield();
    const auto answer = later.ask({{"type", "open"}, {"code", party.code}});
    EXPECT_EQ(server::test::code_in(answer), "read-only") << "nobody is there who could read it";
    EXPECT_EQ(answer.at("error").at("key").as_string(), "newer");
    cluster.start(1, {"--formats", "2"}, odd_node());
    guest.port = cluster.port(0);
    guest.come_back();
    EXPECT_EQ(guest.port, cluster.port(1));
    EXPECT_NE(cluster.metrics(0).find("scoville_tables_quarantined 0"), std::string::npos);
}

}  // namespace
}  // namespace scoville::nodes
