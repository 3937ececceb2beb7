// Records out of a server's data, while nobody serves it.
#include "server/export.h"

#include <gtest/gtest.h>

#include "store/sqlite/sqlite.h"
#include "tests/frozen/files.h"
#include "tests/server/house.h"

namespace scoville::server::test {
namespace {

TEST(Export, says_that_a_table_is_newer_than_the_program) {
    const TempFolder folder;
    const std::string data = folder.file("data.db");
    const auto path = std::filesystem::path(places::tests) / "to_come" / "spicy-2.journal";
    {
        const auto store = store::open_sqlite({.path = data});
        store::TableRow row;
        row.id = "t_fromalaterday";
        row.code = "LATER2";
        store->append({.table = row.id,
                       .first_seq = 0,
                       .entries = frozen::lines_of(frozen::read(path)),
                       .row = row,
                       .members = {},
                       .left = {}},
                      [](const store::Answer& answer) { EXPECT_TRUE(answer) << answer.why; });
    }
    for (const char* table : {"t_fromalaterday", "LATER2"}) {
        const auto record = export_record(data, table, 0);
        ASSERT_FALSE(record);
        EXPECT_EQ(record.error().why, "entry 1: spicy-2 is newer than this program");
    }
    const auto none = export_record(data, "NOSUCH", 0);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().why, "there is no table with the code NOSUCH");
}

}  // namespace
}  // namespace scoville::server::test
