// The table rests after what everybody wants to see to its end: a reveal, a scored round.
#include "tests/table/virtual_table.h"

namespace scoville::table::test {
namespace {

const any::Action wrong_number = Plain::challenge(spicy::Trait::number);
constexpr std::size_t played = 1;

int told(const VirtualTable& t, std::size_t index) {
    int found = 0;
    for (const auto& event : t.story()) found += event.index() == index;
    return found;
}

Settings settings_for(bool everyone_answers) {
    Settings settings = spicy_settings(3, [&](spicy::Options& o) { o.everyone_answers = everyone_answers; });
    settings.turn_time = 60'000;
    return settings;
}

// Three people; the first card is challenged, and the loser is to start.
struct Revealed : VirtualTable {
    explicit Revealed(bool everyone_answers) : VirtualTable(settings_for(everyone_answers)) {
        seat_and_start(*this, {"ann", "bob", "cid"});
        act("ann", any_play(0));
        advance(timing.beat);
        act("bob", wrong_number);
        if (everyone_answers) act("cid", Plain::let());
        advance(everyone_answers ? 0 : timing.collect);
        EXPECT_EQ(told(*this, played), 1);
        loser = turn();
        EXPECT_TRUE(game(0).clock.rest);
    }
    Person at(Seat seat) const { return seating().chairs[seat].person; }
    Seat loser = no_seat;
};

TEST(Rest, after_a_reveal_the_next_card_is_shown_no_sooner_than_two_seconds_later_at_any_pace) {
    for (const bool answers : {false, true}) {
        Revealed t(answers);
        const Millis left = t.game(t.loser).clock.rest->time.left;
        EXPECT_EQ(left, t.timing.verdict) << answers;
        EXPECT_FALSE(t.game(t.loser).clock.window) << "nobody can react to anything";
        const auto play = t.act(t.at(t.loser), t.any_play(t.loser));
        EXPECT_TRUE(t.was_sent(play));
        EXPECT_EQ(t.game(t.loser).clock.queued->left, left)
            << "it may be chosen, and taken back, from the first moment";
        t.advance(left - 1);
        EXPECT_EQ(told(t, played), 1) << answers;
        EXPECT_EQ(t.code(play), "waiting");
        t.advance(1 + t.timing.beat);
        EXPECT_EQ(t.code(play), "done");
        EXPECT_EQ(told(t, played), 2) << answers;
        EXPECT_FALSE(t.game(0).clock.rest);
    }
}

TEST(Rest, the_losers_time_begins_after_it) {
    Revealed t(false);
    const auto clock = t.game(t.loser).clock.seats.front();
    EXPECT_EQ(clock.seat, t.loser);
    EXPECT_EQ(clock.time.left, t.timing.verdict + 60'000);
}

TEST(Rest, several_people_see_a_verdict_alike_whoever_would_go_on) {
    Revealed t(false);
    const auto journal = t.journal.size();
    for (const char* person : {"ann", "bob", "cid"}) EXPECT_EQ(t.code(t.ask(person, ask::GoOn{})), "done");
    EXPECT_EQ(t.code(t.ask("stranger", ask::GoOn{})), "not-seated");
    EXPECT_EQ(t.game(0).clock.rest->time.left, t.timing.verdict);
    EXPECT_EQ(t.journal.size(), journal) << "nothing of it is written down";
}

TEST(Rest, bots_wait_too_unless_their_only_person_goes_on) {
    for (const bool goes_on : {false, true}) {
        VirtualTable t(spicy_settings(2));
        t.ask("ann", ask::Sit{});
        t.ask("ann", ask::Ready{true});
        t.ask("ann", ask::SeatBot{1, "random"});
        t.brain = [](const SeenGame&, Seat) { return Plain::challenge(spicy::Trait::spice); };
        t.ask("ann", ask::Start{});
        if (t.turn() != 0) continue;
        t.act("ann", t.any_play(0));
        ASSERT_TRUE(t.wait_until([&] { return t.game(0).clock.rest.has_value(); }));
        t.brain = [](const SeenGame&, Seat) { return std::nullopt; };
        t.bots_asked.clear();
        if (goes_on) t.ask("ann", ask::GoOn{});
        EXPECT_EQ(t.game(0).clock.rest.has_value(), !goes_on);
        t.advance(t.timing.verdict - 1);
        EXPECT_EQ(t.bots_asked.empty(), !goes_on || t.turn() == 0);
    }
}

// Ann and three bots play a round of Scharfe Schoten.
struct Round : VirtualTable {
    explicit Round(bool here, const std::vector<Person>& people = {"ann"})
        : VirtualTable(schoten_settings(4)) {
        if (here)
            for (const Person& person : people) come(person);
        for (const Person& person : people) {
            ask(person, ask::Sit{});
            ask(person, ask::Ready{true});
        }
        ask(people.front(), ask::Start{});
        for (int i = 0; i < 2'000 && !resting() && !second(); ++i) {
            for (Seat seat = 0; seat < static_cast<int>(people.size()); ++seat)
                if (const SeenGame now = game(seat); now.awaited && !second())
                    act_on(people[seat], any::safe_action(*now.may, now.view), std::nullopt);
            advance(100);
        }
    }
    bool resting() const { return game(0).clock.rest.has_value(); }
    bool second() const { return std::get<schoten::View>(game(0).view).round == 1; }
};

TEST(Rest, a_round_is_looked_at_until_all_who_are_here_have_gone_on) {
    Round t(true, {"ann", "bob"});
    ASSERT_TRUE(t.resting());
    ASSERT_TRUE(t.second());
    EXPECT_EQ(t.game(0).clock.rest->why, RestAfter::round);
    const auto journal = t.journal.size();
    t.bots_asked.clear();
    t.advance(10'000);
    EXPECT_TRUE(t.bots_asked.empty()) << "bots wait for their tips";
    EXPECT_EQ(t.code(t.ask("bob", ask::GoOn{})), "done");
    EXPECT_TRUE(t.game(0).clock.rest->gone_on.has(1));
    EXPECT_FALSE(t.game(0).clock.rest->gone_on.has(0));
    EXPECT_EQ(t.code(t.ask("ann", ask::GoOn{})), "done");
    EXPECT_FALSE(t.resting());
    EXPECT_EQ(t.journal.size(), journal) << "nothing of it is written down";
    t.advance(3'000);
    EXPECT_FALSE(t.bots_asked.empty());
}

TEST(Rest, a_round_is_looked_at_for_half_a_minute_at_most_and_not_for_who_is_away) {
    Round t(true, {"ann", "bob"});
    ASSERT_TRUE(t.resting());
    t.ask("ann", ask::GoOn{});
    t.go("bob");
    EXPECT_FALSE(t.resting());

    Round alone(true);
    ASSERT_TRUE(alone.resting());
    alone.bots_asked.clear();
    alone.advance(alone.timing.round - 100);
    EXPECT_TRUE(alone.resting());
    EXPECT_TRUE(alone.bots_asked.empty());
    alone.advance(3'000);
    EXPECT_FALSE(alone.resting());
    EXPECT_FALSE(alone.bots_asked.empty());

    Round nobody(false);
    EXPECT_FALSE(nobody.resting());
}

TEST(Rest, a_restart_forgets_it_and_the_game_goes_on) {
    Round t(true);
    ASSERT_TRUE(t.resting());
    t.restart();
    EXPECT_FALSE(t.resting());
    t.advance(10'000);
    EXPECT_FALSE(t.bots_asked.empty());
}

}  // namespace
}  // namespace scoville::table::test
