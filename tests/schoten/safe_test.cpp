// The move made for a player who is out of time or gone.
#include "schoten/face/safe.h"

#include "table.h"

namespace scoville::schoten::test {
namespace {

Action safe_now(const Table& t, Seat seat) { return safe_action(legal(t.state, seat), t.state.ranking); }

TEST(P3, the_safe_tips_are_the_first_two_colours_whatever_the_hand) {
    const Table t(example_setup());
    for (Seat seat = 0; seat < 4; ++seat)
        EXPECT_EQ(safe_now(t, seat), Action::tip(Colour::red, Colour::yellow));
}

TEST(P3, the_safe_card_is_the_lowest_of_those_allowed) {
    Table t(example_setup());
    t.tip_all();
    EXPECT_EQ(safe_now(t, 0), Action::play(card("y2"))) << "yellow ranks below red";
    t.play(0, "r9");
    EXPECT_EQ(safe_now(t, 1), Action::play(card("k1"))) << "no red: anything, and black ranks below green";
    t.play(1, "k8");
    EXPECT_EQ(safe_now(t, 2), Action::play(card("r1")));
    t.play(2, "r11");
    EXPECT_EQ(safe_now(t, 3), Action::play(card("r2"))) << "the only red, though a super trump";
}

TEST(P3, the_safe_colour_of_the_rack_is_the_first_there_is) {
    const ColourSet all = ColourSet::first(colour_count);
    for (const Colour colour : colours) {
        const Legal legal{.take = all - ColourSet::first(static_cast<int>(colour))};
        EXPECT_EQ(safe_action(legal, Ranking{}), Action::take(colour));
    }
}

TEST(P3, safe_moves_alone_bring_a_game_of_schoten_to_its_end) {
    FastRng rng(3);
    for (const int players : {3, 4}) {
        const Ruleset rules = rules_for(players);
        State state = begin(rules, 0);
        Recorder told;
        for (int steps = 0; !state.over() && steps < 1000; ++steps) {
            if (state.phase == Phase::deal) start_round(state, fast_deal(rules, rng), told);
            const Seat seat = asked(state, rng);
            ASSERT_TRUE(apply(state, seat, safe_action(legal(state, seat), state.ranking), told));
        }
        EXPECT_TRUE(state.over());
    }
}

}  // namespace
}  // namespace scoville::schoten::test
