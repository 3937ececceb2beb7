#include "table.h"

namespace scoville::spicy::test {
namespace {

// What seat 1 may declare on a stack whose top seat 0 declared as `said`.
std::string after(Rules rules, std::string_view said) {
    Table t(rules, {"c1 c2 c3", "c1 c2 c3"});
    const int number = std::stoi(std::string(said.substr(1)));
    if (number > 3) t.play(0, "c1", std::string(1, said[0]) + "1").pass(1);
    t.play(0, "c2", said);
    return t.may_declare(1);
}

Rules chili() { return rules().with(Variant::we_love_chili); }
Rules start_up() { return rules().with(Variant::start_it_up); }

TEST(V1, chili_takes_the_place_of_a_low_number_that_could_be_declared) {
    EXPECT_EQ(after(chili(), "w1"), "c2 c3 w2 w3 w4 w5 w6 w7 w8 w9 w10");
    EXPECT_EQ(after(chili(), "w2"), "c3 w3 w4 w5 w6 w7 w8 w9 w10");
    EXPECT_EQ(after(chili(), "p1"), "c2 c3 p2 p3 p4 p5 p6 p7 p8 p9 p10");
    EXPECT_EQ(after(chili(), "p10"), "c1 c2 c3 p1 p2 p3");
}

TEST(V1, no_chili_where_no_low_number_is_legal) {
    EXPECT_EQ(after(chili(), "w3"), "w4 w5 w6 w7 w8 w9 w10");
    EXPECT_EQ(after(chili(), "p4"), "p5 p6 p7 p8 p9 p10");
    EXPECT_EQ(after(chili(), "w8"), "w9 w10");
    EXPECT_EQ(after(chili(), "w9"), "w10");
}

TEST(V1, on_chili_it_changes_nothing) {
    EXPECT_EQ(after(chili(), "c1"), after(rules(), "c1"));
    EXPECT_EQ(after(chili(), "c7"), after(rules(), "c7"));
    EXPECT_EQ(after(chili(), "c10"), "c1 c2 c3");
}

TEST(V1, an_opening_is_free_as_ever) {
    const Table t(chili(), {"c1 c2", "c3 c4"});
    EXPECT_EQ(t.may_declare(0), "c1 c2 c3 w1 w2 w3 p1 p2 p3");
}

TEST(V1, the_stack_is_chili_from_then_on) {
    Table t(chili(), {"w1 w4 w8", "c2 w9"});
    t.play(0, "w1", "w1").play(1, "c2", "c2");
    EXPECT_EQ(t.may_declare(0), "c3 c4 c5 c6 c7 c8 c9 c10");
    EXPECT_REFUSED(t, play(0, "w4", "w4"), "S9|V1");
}

TEST(V1, the_same_number_again_is_not_higher) {
    Table t(chili(), {"w1 w2", "c1 c2"});
    t.play(0, "w1", "w1");
    EXPECT_REFUSED(t, play(1, "c1", "c1"), "S9|V1");
}

TEST(V1, breaking_it_is_an_invalid_declaration_in_strict_manners) {
    Table t(chili().strict(), {"w1 w2", "c1 c4"}, "p7");
    t.play(0, "w1", "w1").play(1, "c4", "c4");
    EXPECT_EQ(t.hand(1), "c1 c4 p7");
    EXPECT_EQ(t.stack(), "0:w1=w1");
}

TEST(V1, without_the_card_the_spice_is_bound) {
    EXPECT_EQ(after(rules(), "w1"), "w2 w3 w4 w5 w6 w7 w8 w9 w10");
    EXPECT_EQ(after(rules(), "w10"), "w1 w2 w3");
}

TEST(V2, after_8_9_and_10_the_low_numbers_come_back) {
    EXPECT_EQ(after(start_up(), "p8"), "p1 p2 p3 p9 p10");
    EXPECT_EQ(after(start_up(), "p9"), "p1 p2 p3 p10");
    EXPECT_EQ(after(start_up(), "p10"), "p1 p2 p3");
}

TEST(V2, below_8_nothing_changes) {
    for (int number = 1; number <= 7; ++number) {
        const std::string said = "w" + std::to_string(number);
        EXPECT_EQ(after(start_up(), said), after(rules(), said));
    }
}

TEST(V2, the_spice_may_not_be_changed) {
    Table t(start_up(), {"c1 c8 c9", "c2 c3", "p1 p2"});
    t.play(0, "c1", "c1").pass(1).pass(2).play(0, "c8", "c8");
    EXPECT_REFUSED(t, play(1, "c2", "w2"), "S9|V2");
    EXPECT_REFUSED(t, play(1, "c2", "c4"), "S9|V2");
    t.play(1, "c2", "c2");
    EXPECT_EQ(t.stack(), "0:c1=c1 0:c8=c8 1:c2=c2");
}

TEST(V2, breaking_it_is_an_invalid_declaration_in_strict_manners) {
    Table t(start_up().strict(), {"c1 c8 c9", "c2 c3"}, "p7 p8");
    t.play(0, "c1", "c1").pass(1).play(0, "c8", "c8").play(1, "c2", "w1");
    EXPECT_EQ(t.hand(1), "c2 c3 p7 p8");
    EXPECT_EQ(t.turn(), 0);
}

TEST(V2, without_the_card_only_a_10_starts_over) {
    EXPECT_EQ(after(rules(), "c8"), "c9 c10");
    EXPECT_EQ(after(rules(), "c9"), "c10");
}

}  // namespace
}  // namespace scoville::spicy::test
