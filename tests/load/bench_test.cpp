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

}  // namespace scoville::load
