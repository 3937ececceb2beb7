// A table that a later program wrote is left as it is, and whoever opens it is told so. The journal was made
// with rules that this program does not have (tests/to_come).
#include <algorithm>

#include <gtest/gtest.h>

#include "tests/frozen/files.h"
#include "tests/house/player.h"

namespace scoville::house::test {
namespace {

const std::string id = "t_fromalaterday";
constexpr const char* code = "LATER2";

frozen::Lines keep_newer_table(StillHouse& house) {
    const auto path = std::filesystem::path(places::tests) / "to_come" / "spicy-2.journal";
    const frozen::Lines journal = frozen::lines_of(frozen::read(path));
    store::TableRow row;
    row.id = id;
    row.code = code;
    row.deadline_ms = 1;
    house.store().append(
        {.table = id, .first_seq = 0, .entries = journal, .row = row, .members = {}, .left = {}},
        [](const store::Answer& answer) { EXPECT_TRUE(answer) << answer.why; });
    return journal;
}

long lines_about(const StillHouse& house, std::string_view what) {
    return std::count_if(house.log().begin(), house.log().end(),
                         [&](const std::string& line) { return line.find(what) != std::string::npos; });
}

TEST(NewerTable, is_refused_by_name_and_left_alone) {
    StillHouse house(1);
    const frozen::Lines journal = keep_newer_table(house);
    Player anna(house, "anna", 1);
    for (int i = 0; i < 2; ++i) {
        const Object answer = anna.ask({{"type", "open"}, {"code", code}, {"since", 0}});
        ASSERT_EQ(answer.at("type"), "refused");
        EXPECT_EQ(answer.at("error").at("code"), "read-only");
        EXPECT_EQ(answer.at("error").at("key"), "newer");
    }
    // Its deadline is over, so it is looked for again and again.
    house.move_to(house.time() + 60'000);
    EXPECT_EQ(lines_about(house, "table-newer " + id + " entry 1: spicy-2 is newer than this program"), 1);
    EXPECT_EQ(lines_about(house, "damaged"), 0);
    EXPECT_EQ(house.counters().quarantined, 0U);
    house.store().load(id, [&](const store::Answer& answer, const store::Loaded& loaded) {
        EXPECT_TRUE(answer) << "it is not put aside";
        EXPECT_EQ(loaded.entries, journal);
    });
}

TEST(NewerTable, its_records_are_newer_too) {
    StillHouse house(1);
    keep_newer_table(house);
    Player anna(house, "anna", 1);
    const Object answer = anna.ask({{"type", "record"}, {"table", id}, {"game", 1}});
    ASSERT_EQ(answer.at("type"), "refused");
    EXPECT_EQ(answer.at("error").at("key"), "newer");
}

// More of them than are woken at once: the tables we have are woken all the same.
TEST(NewerTable, many_hide_no_other) {
    StillHouse house(1);
    const frozen::Lines journal = keep_newer_table(house);
    for (int i = 0; i < 130; ++i) {
        store::TableRow row;
        row.id = id + std::to_string(i);
        row.deadline_ms = 1;
        house.store().append(
            {.table = row.id, .first_seq = 0, .entries = journal, .row = row, .members = {}, .left = {}},
            [](const store::Answer& answer) { EXPECT_TRUE(answer) << answer.why; });
    }
    house.move_to(house.time() + 60'000);
    EXPECT_EQ(lines_about(house, "table-newer"), 131);
    EXPECT_EQ(house.counters().quarantined, 0U);
}

}  // namespace
}  // namespace scoville::house::test
