// Thousands look on and say nothing while a table plays.
//   scripts/torture idle 5000
#include <list>
#include <sys/resource.h>

#include <gtest/gtest.h>

#include "tests/faults/cycles.h"
#include "tests/server/party.h"
#include "tests/server/process.h"
#include "tests/support/raw_client.h"

namespace scoville::faults {

TEST(LongIdle, thousands_of_connections_and_a_table_plays_on) {
    const long wanted = setting("TORTURE_CONNECTIONS", 5'000);
    rlimit files{};
    ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &files), 0);
    ASSERT_GE(files.rlim_max, static_cast<rlim_t>(wanted + 200)) << "ulimit -n is too small for this test";
    files.rlim_cur = files.rlim_max;
    ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &files), 0);
    server::test::Process process({"--per-address", "100000", "--connections", "100000"});
    std::list<net::test::Client> idle;
    for (long i = 0; i < wanted; ++i) {
        idle.emplace_back(process.port());
        ASSERT_EQ(idle.back().handshake("Origin: http://here\r\n", "/ws").status, 101) << i;
        idle.back().send(net::test::frame(R"({"type":"hello","protocol":1})"));
    }
    for (auto& line : idle)
        ASSERT_NE(line.read_message().payload.find("welcome"), std::string::npos) << "everyone is let in";
    server::test::Party party(process.port(), server::test::spicy_settings({}, {{"fill", "random"}}), 3);
    party.start();
    server::test::Driver driver(party.all(), 5);
    driver.run_to_the_end();
    server::test::expect_record_agrees(party.host(), 1);
    for (auto& line : idle) {
        const auto heard = line.read_if_there();
        ASSERT_TRUE(!heard || heard->opcode == net::test::ping) << "all of them are still there";
    }
    std::printf("%ld idle connections, and a game of %u events beside them\n", wanted, party.host().event);
}

}  // namespace scoville::faults
