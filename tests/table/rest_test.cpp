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

TEST(Rest, an_unchallenged_trophy_is_looked_at_before_the_next_card) {
    Settings settings = spicy_settings(3, [](spicy::Options& o) { o.start = Seat{0}; });
    settings.turn_time = 0;
    settings.window = 0;
    VirtualTable t(settings);
    seat_and_start(t, {"ann", "bob", "cid"});
    const std::vector<Person> people{"ann", "bob", "cid"};
    // The others pass until Ann has laid her last card and nobody doubts it.
    for (int i = 0; i < 200 && !t.game(0).clock.rest; ++i) {
        for (Seat seat = 0; seat < 3; ++seat) {
            const SeenGame now = t.game(seat);
            if (!now.awaited) continue;
            const bool answers = t.spicy(0).waiting.size() > 0;
            t.act(people[seat], answers     ? any::Action(Plain::let())
                                : seat == 0 ? t.any_play(0)
                                            : any::safe_action(*now.may, now.view));
            break;
        }
        t.advance(t.timing.beat);
    }
    ASSERT_TRUE(t.game(0).clock.rest);
    EXPECT_EQ(t.game(0).clock.rest->why, RestAfter::prize);
    const Seat next = t.turn();
    const auto play = t.act(people[next], t.any_play(next));
    EXPECT_TRUE(t.was_sent(play)) << "the next card waits for its moment";
    t.advance(t.timing.verdict + t.timing.beat);
    EXPECT_EQ(t.code(play), "done");
}

// Ann begins; bots sit to her left and never say anything but pass. Bob, if he is there, sits behind the
// first of them.
struct Cats : VirtualTable {
    explicit Cats(bool with_bob, BotPace pace = BotPace::calm) : VirtualTable(settings_at(pace)) {
        brain = [](const SeenGame& seen, Seat) {
            return std::optional(seen.awaited ? any::safe_action(*seen.may, seen.view)
                                              : any::Action(Plain::let()));
        };
        ask("ann", ask::Sit{});
        if (with_bob) {
            ask("bob", ask::Sit{.seat = Seat{2}, .link = {}});
            ask("bob", ask::Ready{true});
        }
        ask("ann", ask::Start{});
        act("ann", any_play(0));
        advance(timing.beat);
        EXPECT_TRUE(game(0).clock.window);
    }
    static Settings settings_at(BotPace pace) {
        Settings settings = spicy_settings(4, [](spicy::Options& o) { o.start = Seat{0}; });
        settings.turn_time = 0;
        settings.bot_pace = pace;
        return settings;
    }
    // How long it takes until there is something new.
    Millis next_event() {
        const std::size_t seen = story().size();
        const Millis from = now.steady;
        EXPECT_TRUE(wait_until([&] { return story().size() > seen; }));
        return now.steady - from;
    }
};

TEST(Rest, alone_with_bots_one_need_not_wait_for_what_they_do) {
    EXPECT_GE(Cats(false).next_event(), 4'000 - Timing().beat) << "the reaction window";
    Cats alone(false);
    const auto journal = alone.journal.size();
    EXPECT_EQ(alone.code(alone.ask("ann", ask::GoOn{})), "done");
    EXPECT_LE(alone.next_event(), alone.timing.beat);
    EXPECT_EQ(alone.journal.size(), journal + 1) << "the pass, and nothing of the hurry";

    Cats two(true);
    EXPECT_EQ(two.code(two.ask("ann", ask::GoOn{})), "done");
    EXPECT_GT(two.next_event(), two.timing.beat) << "another person may want to react";
}

TEST(Rest, who_hurries_takes_no_reaction_from_a_bot) {
    Cats t(false);
    t.brain = [](const SeenGame& seen, Seat seat) -> std::optional<any::Action> {
        if (seat == 3) return wrong_number;
        if (!seen.awaited) return std::nullopt;  // thinks for long
        return any::safe_action(*seen.may, seen.view);
    };
    t.ask("ann", ask::GoOn{});
    ASSERT_TRUE(t.wait_until([&] { return t.game(0).clock.rest.has_value(); }));
    EXPECT_EQ(t.story().back().index() == played, false);
    EXPECT_EQ(t.count("moved"), 2) << "the card, and the challenge before anybody passed";
}

TEST(Rest, brisk_bots_take_less_time) {
    Millis calm = 0, brisk = 0;
    for (int i = 0; i < 5; ++i) {
        Cats one(false), other(false, BotPace::brisk);
        calm += one.next_event() + one.next_event();
        brisk += other.next_event() + other.next_event();
    }
    EXPECT_LT(brisk, calm);
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
