// Every answer of the store has a turn of its own, and nobody waits where nobody asked.
#include "house/posted_store.h"

#include <gtest/gtest.h>

#include "house/still_hours.h"
#include "store/memory.h"

namespace scoville::house {

TEST(PostedStore, answers_in_a_later_turn_with_what_was_found) {
    StillHours hours({.steady = 0, .utc = 0});
    const auto memory = store::open_memory();
    PostedStore store(*memory, hours);
    int answers = 0;
    store.append({.table = "t", .entries = {"one"}, .row = store::TableRow{.id = "t"}},
                 [&](const store::Answer& answer) { answers += answer ? 1 : 0; });
    store.load("t", [&](const store::Answer& answer, const store::Loaded& loaded) {
        EXPECT_EQ(answers, 1) << "in the order in which it was asked";
        EXPECT_TRUE(answer);
        EXPECT_EQ(loaded.entries, std::vector<std::string>{"one"});
        ++answers;
    });
    EXPECT_EQ(answers, 0);
    hours.settle();
    EXPECT_EQ(answers, 2);
}

TEST(PostedStore, spends_no_turn_where_nobody_waits) {
    StillHours hours({.steady = 0, .utc = 0});
    const auto memory = store::open_memory();
    PostedStore store(*memory, hours);
    store.keep("key", "value", {});
    EXPECT_FALSE(hours.settle());
    std::string found;
    store.kept("key", [&](const store::Answer&, const std::string& value) { found = value; });
    hours.settle();
    EXPECT_EQ(found, "value");
}

}  // namespace scoville::house
