// Nobody sees two hands of a game, and delayed spectators hear of the seating no earlier than of the cards.
#include "tests/table/virtual_table.h"

namespace scoville::table::test {
namespace {

Settings untimed(int seats) {
    Settings settings = spicy_settings(seats);
    settings.turn_time = 0;
    return settings;
}

TEST(OneHand, who_has_held_a_seat_may_take_over_no_other_in_this_game) {
    VirtualTable t(untimed(4));
    t.brain = [](const SeenGame&, Seat) { return std::nullopt; };
    seat_and_start(t, {"ann"});
    EXPECT_EQ(t.code(t.ask("bob", ask::TakeOver{1, {}})), "done");
    EXPECT_EQ(t.code(t.ask("bob", ask::Stand{})), "done");
    const std::string second = t.ask("bob", ask::TakeOver{2, {}});
    EXPECT_EQ(t.code(second), "not-now");
    EXPECT_EQ(t.final(second)->refusal->key, "held-another");
    EXPECT_EQ(t.seat_of("bob"), no_seat);
    t.restart();
    EXPECT_EQ(t.code(t.ask("bob", ask::TakeOver{3, {}})), "not-now") << "nor after a restart";
    EXPECT_EQ(t.code(t.ask("bob", ask::TakeOver{1, {}})), "done") << "but their own again";
    t.ask("bob", ask::Stand{});
    EXPECT_EQ(t.code(t.ask("cid", ask::TakeOver{1, {}})), "done") << "and others may";
    EXPECT_EQ(t.code(t.ask("ann", ask::Stand{})), "done");
    EXPECT_EQ(t.code(t.ask("ann", ask::TakeOver{2, {}})), "not-now") << "also who sat there from the start";
}

TEST(OneHand, a_link_to_another_seat_is_no_way_round_it) {
    VirtualTable t(untimed(3));
    t.brain = [](const SeenGame&, Seat) { return std::nullopt; };
    seat_and_start(t, {"ann", "bob", "cid"});
    t.ask("bob", ask::Stand{});
    EXPECT_EQ(t.code(t.ask("bob", ask::Resume{"hash-cid"})), "not-now");
    EXPECT_EQ(t.code(t.ask("dee", ask::Resume{"hash-cid"})), "done");
    EXPECT_EQ(t.code(t.ask("cid", ask::Stand{})), "done");
    EXPECT_EQ(t.code(t.ask("dee", ask::TakeOver{1, {}})), "not-now") << "dee held cid's seat too";
}

TEST(OneHand, the_next_game_begins_anew) {
    VirtualTable t(untimed(4));
    t.brain = [](const SeenGame&, Seat) { return std::nullopt; };
    seat_and_start(t, {"ann"});
    t.ask("bob", ask::TakeOver{1, {}});
    t.ask("bob", ask::Stand{});
    t.ask("ann", ask::Vote{true});
    ASSERT_EQ(t.seating().phase, TablePhase::over);
    t.ask("ann", ask::Rematch{});
    EXPECT_EQ(t.code(t.ask("ann", ask::Start{})), "done");
    EXPECT_EQ(t.code(t.ask("bob", ask::TakeOver{2, {}})), "done");
}

struct Delayed {
    static Settings settings() {
        Settings settings = untimed(2);
        settings.spectators = Spectators::delayed;
        settings.delay = 7'000;
        return settings;
    }
    VirtualTable t{settings()};
    Delayed() { seat_and_start(t, {"ann", "bob"}); }
    const Seating& seen_by(const Person& person) {
        return t.table().seating_for(*t.table().looker_for(person));
    }
};

TEST(Spectators, delayed_ones_hear_of_the_room_later_too) {
    Delayed d;
    d.t.advance(1'000);
    EXPECT_EQ(d.seen_by("eve").phase, TablePhase::lobby);
    EXPECT_EQ(d.seen_by("bob").phase, TablePhase::playing);
    d.t.advance(7'000);
    EXPECT_EQ(d.seen_by("eve").phase, TablePhase::playing);
    d.t.ask("ann", ask::Pause{true});
    EXPECT_FALSE(d.seen_by("eve").paused);
    EXPECT_TRUE(d.seen_by("bob").paused);
    d.t.advance(6'900);
    EXPECT_FALSE(d.seen_by("eve").paused);
    d.t.advance(200);
    EXPECT_TRUE(d.seen_by("eve").paused);
    EXPECT_EQ(d.t.table().seating_version_for(*d.t.table().looker_for("eve")), d.t.table().seating_version());
    d.t.ask("ann", ask::Vote{true});
    d.t.ask("bob", ask::Vote{true});
    EXPECT_EQ(d.seen_by("eve").phase, TablePhase::over) << "when it is over there is nothing left to hide";
}

TEST(Spectators, delayed_ones_see_as_much_after_a_restart_as_before) {
    Delayed d;
    d.t.advance(10'000);
    d.t.act("ann", d.t.any_play(0));
    d.t.advance(5'000);
    d.t.ask("bob", ask::Vote{true});
    const std::uint32_t before = d.t.sight("eve").last;
    d.t.restart();
    EXPECT_EQ(d.t.sight("eve").last, before);
    EXPECT_TRUE(d.seen_by("eve").votes.empty());
    EXPECT_EQ(d.seen_by("eve").phase, TablePhase::playing);
    d.t.advance(3'000);
    EXPECT_GT(d.t.sight("eve").last, before) << "the play is due";
    EXPECT_TRUE(d.seen_by("eve").votes.empty()) << "the vote is not";
    d.t.advance(7'100);
    EXPECT_FALSE(d.seen_by("eve").votes.empty());
    EXPECT_EQ(d.t.sight("eve").last, d.t.events_shown());
}

TEST(Spectators, a_host_without_a_seat_runs_the_table_as_it_is) {
    Settings settings = Delayed::settings();
    VirtualTable t(settings);
    t.come("ann");
    for (const Person person : {"bob", "cid"}) {
        t.come(person);
        t.ask(person, ask::Sit{});
        t.ask(person, ask::Ready{true});
    }
    ASSERT_EQ(t.code(t.ask("ann", ask::Start{})), "done");
    const Looker host = *t.table().looker_for("ann");
    EXPECT_EQ(t.table().seating_for(host).phase, TablePhase::playing);
    EXPECT_FALSE(t.sight("ann").game) << "the cards come later for a host too";
}

}  // namespace
}  // namespace scoville::table::test
