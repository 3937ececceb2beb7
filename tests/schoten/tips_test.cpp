#include "table.h"

namespace scoville::schoten::test {
namespace {

TEST(T6, tips_come_in_any_order_and_before_the_first_trick) {
    Table table(example_setup(), 1);
    EXPECT_EQ(table.state.turn, no_seat);
    table.tip(2, Colour::red, Colour::green)
        .tip(0, Colour::black, Colour::red)
        .tip(3, Colour::green, Colour::yellow);
    EXPECT_EQ(table.state.phase, Phase::tips);
    EXPECT_EQ(table.state.waiting, SeatSet{1});
    table.tip(1, Colour::yellow, Colour::black);
    EXPECT_EQ(table.state.phase, Phase::trick);
    EXPECT_EQ(table.state.turn, 1);
}

TEST(T6, all_are_shown_together) {
    Table table(example_setup());
    table.tip(0, Colour::red, Colour::green)
        .tip(1, Colour::black, Colour::red)
        .tip(2, Colour::red, Colour::black);
    EXPECT_EQ(table.told.all<Tipped>().size(), 3u);
    EXPECT_TRUE(table.told.all<TipsShown>().empty());
    table.tip(3, Colour::yellow, Colour::green);
    const auto shown = table.told.all<TipsShown>();
    ASSERT_EQ(shown.size(), 1u);
    ASSERT_EQ(shown[0].tips.size(), 4);
    EXPECT_EQ(shown[0].tips[0], (Tip{Colour::red, Colour::green}));
    EXPECT_EQ(shown[0].tips[3], (Tip{Colour::yellow, Colour::green}));
}

TEST(T6, the_two_colours_differ) {
    Table table(example_setup());
    for (const Colour colour : colours) EXPECT_EQ(table.refused(0, Action::tip(colour, colour)), "T6");
}

TEST(T6, a_tip_names_colours_of_the_box) {
    Table table(example_setup());
    EXPECT_EQ(table.refused(0, Action::tip(Colour::none, Colour::red)), "bad-action");
    EXPECT_EQ(table.refused(0, Action::tip(Colour::red, static_cast<Colour>(77))), "bad-action");
    EXPECT_EQ(table.refused(0, Action{}), "bad-action");
}

TEST(T6, a_tip_is_final) {
    Table table(example_setup());
    table.tip(0, Colour::red, Colour::green);
    EXPECT_EQ(table.refused(0, Action::tip(Colour::red, Colour::green)), "T6");
    EXPECT_EQ(table.refused(0, Action::tip(Colour::green, Colour::red)), "T6");
    for (Seat seat = 1; seat < 4; ++seat) table.tip(seat, Colour::red, Colour::green);
    EXPECT_EQ(table.refused(0, Action::tip(Colour::green, Colour::red)), "T6");
}

TEST(T6, nothing_is_played_or_taken_before_all_tips_are_in) {
    Table table(example_setup());
    EXPECT_EQ(table.refused(0, Action::play(card("r9"))), "T6");
    EXPECT_EQ(table.refused(0, Action::take(Colour::red)), "T6");
    table.tip(0, Colour::red, Colour::green);
    EXPECT_EQ(table.refused(0, Action::play(card("r9"))), "T6");
}

}  // namespace
}  // namespace scoville::schoten::test
