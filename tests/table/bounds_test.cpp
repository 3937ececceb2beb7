// A journal has an end: what would make it longer without end is refused, what ends things never is.
#include "tests/table/virtual_table.h"

namespace scoville::table::test {

TEST(Bounds, a_series_has_so_many_games) {
    Timing timing;
    timing.most_games = 2;
    VirtualTable t(spicy_settings(2), timing);
    for (int game = 1; game <= 2; ++game) {
        if (game == 1)
            seat_and_start(t, {"ann", "bob"});
        else
            EXPECT_EQ(t.code(t.ask("ann", ask::Start{})), "done");
        for (const Person& person : {Person("ann"), Person("bob")}) t.ask(person, ask::Vote{true});
        ASSERT_EQ(t.seating().phase, TablePhase::over);
        t.ask("ann", ask::Rematch{});
        t.ask("bob", ask::Ready{true});
    }
    EXPECT_EQ(t.code(t.ask("ann", ask::Start{})), "not-now");
    EXPECT_EQ(t.seating().games, 2);
}

TEST(Bounds, requests_fill_a_journal_only_so_far_and_the_game_comes_to_its_end) {
    Timing timing;
    timing.most_entries = 60;
    VirtualTable t(spicy_settings(2), timing);
    seat_and_start(t, {"ann", "bob"});
    int done = 0;
    for (int i = 0; i < 200; ++i) done += t.code(t.ask("ann", ask::Pause{i % 2 == 0})) == "done" ? 1 : 0;
    EXPECT_LT(done, 60);
    EXPECT_EQ(t.journal.size(), 60U);
    t.ask("ann", ask::Vote{true});
    EXPECT_EQ(t.code(t.ask("ann", ask::Vote{false})), "not-now") << "that could go on for ever";
    EXPECT_EQ(t.code(t.ask("bob", ask::Vote{true})), "done");
    EXPECT_EQ(t.seating().phase, TablePhase::over);
    EXPECT_EQ(t.code(t.ask("ann", ask::Rematch{})), "not-now");
    EXPECT_EQ(t.code(t.ask("ann", ask::Close{})), "done");
}

}  // namespace scoville::table::test
