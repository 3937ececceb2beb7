// The benchmark itself, short: that it runs and finds nothing wrong, never how fast.
#include <set>

#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace scoville::load {

TEST(BenchServe, a_short_run_finds_nothing_wrong) {
    const cli::Ran ran = cli::run({"bench", "serve", "--json", "--seconds", "1", "--tables", "4", "--idle",
                                   "20", "--folder", testing::TempDir()});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    std::multiset<std::string> cases;
    for (const std::string& line : ran.lines()) {
        const auto row = boost::json::parse(line).as_object();
        cases.emplace(row.at("case").as_string());
        if (row.at("case") != "idle") EXPECT_GT(row.at("actions_per_s").to_number<double>(), 0) << line;
    }
    EXPECT_EQ(cases, (std::multiset<std::string>{"floor", "idle", "serve", "serve"}));
}

// The peers themselves are built and installed by bench/peers/run only.
TEST(BenchPeers, a_short_run_without_peers_finds_nothing_wrong) {
    const cli::Ran ran = cli::run({"bench", "peers", "--json", "--seconds", "0.5", "--tables", "2",
                                   "--rounds", "2", "--folder", testing::TempDir()});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    std::multiset<std::string> names;
    for (const std::string& line : ran.lines()) {
        const auto row = boost::json::parse(line).as_object();
        names.emplace(row.at("name").as_string());
        EXPECT_EQ(row.at("rounds"), 2) << line;
        EXPECT_GT(row.at("cpu_us_per_action").to_number<double>(), 0) << line;
        EXPECT_GT(row.at("ack_p99_us").to_number<double>(), 0) << line;
    }
    EXPECT_EQ(names, (std::multiset<std::string>{"floor", "scoville"}));
}

}  // namespace scoville::load
