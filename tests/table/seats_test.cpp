// What happens to seats during a game: clocks, bots that take over, people who leave, votes, the host.
#include "tests/table/plain_rows.h"
#include "tests/table/virtual_table.h"

namespace scoville::table::test {
namespace {

Settings timed(Timeout timeout, int seats = 2) {
    Settings settings = spicy_settings(seats);
    settings.timeout = timeout;
    settings.timeout_level = "random";
    return settings;
}

TEST(P3, a_bot_plays_on_for_who_is_out_of_time_and_the_player_comes_back) {
    VirtualTable t(timed(Timeout::bot));
    seat_and_start(t, {"ann", "bob"});
    t.advance(59'999);
    EXPECT_TRUE(t.seating().chairs[0].bot_plays.empty());
    t.advance(1);
    EXPECT_EQ(t.seating().chairs[0].bot_plays, "random");
    EXPECT_EQ(t.count("moved"), 0);
    t.advance(t.timing.bot_most);
    EXPECT_EQ(t.count("moved"), 1);
    EXPECT_EQ(t.code(t.act("ann", Plain::challenge(spicy::Trait::number))), "not-now");
    EXPECT_EQ(t.code(t.ask("ann", ask::Back{})), "done");
    EXPECT_EQ(t.code(t.ask("ann", ask::Back{})), "not-now");
    EXPECT_TRUE(t.seating().chairs[0].bot_plays.empty());
}

TEST(P3, the_safe_move_is_made_or_the_table_waits) {
    VirtualTable safe(timed(Timeout::safe));
    seat_and_start(safe, {"ann", "bob"});
    safe.advance(60'000 + safe.timing.beat);
    EXPECT_EQ(safe.count("moved"), 1);
    EXPECT_NE(plain_rows(safe.journal, safe.vault()).back().find("\"pass\""), std::string::npos);
    EXPECT_NE(safe.journal.back().find("\"by\":\"clock\""), std::string::npos);
    EXPECT_TRUE(safe.seating().chairs[0].bot_plays.empty());

    VirtualTable wait(timed(Timeout::wait));
    seat_and_start(wait, {"ann", "bob"});
    wait.advance(600'000);
    EXPECT_EQ(wait.count("moved"), 0);
    EXPECT_EQ(wait.game(0).clock.seats.front().time.left, 0);
}

TEST(P3, more_time_is_as_much_again_and_survives_a_restart) {
    VirtualTable t(timed(Timeout::bot));
    seat_and_start(t, {"ann", "bob"});
    t.advance(50'000);
    EXPECT_EQ(t.code(t.ask("cid", ask::MoreTime{0})), "not-seated");
    EXPECT_EQ(t.code(t.ask("ann", ask::MoreTime{1})), "not-now") << "no clock runs there";
    EXPECT_EQ(t.code(t.ask("ann", ask::MoreTime{9})), "not-now");
    EXPECT_EQ(t.code(t.ask("ann", ask::MoreTime{0})), "done");
    EXPECT_EQ(t.game(0).clock.seats.front().time.left, 70'000);
    EXPECT_EQ(t.code(t.ask("bob", ask::MoreTime{0})), "done");
    t.restart(1'000);
    EXPECT_EQ(t.game(0).clock.seats.front().time.left, 129'000);
    EXPECT_EQ(t.code(t.ask("ann", ask::MoreTime{0})), "done");
    EXPECT_EQ(t.code(t.ask("ann", ask::MoreTime{0})), "done");
    EXPECT_EQ(t.code(t.ask("ann", ask::MoreTime{0})), "not-now") << "three times a game";
}

TEST(P3, a_deserted_seat_plays_safe_and_can_be_taken_over) {
    VirtualTable t(timed(Timeout::safe, 3));
    seat_and_start(t, {"ann", "bob", "cid"});
    EXPECT_EQ(t.code(t.ask("ann", ask::Stand{})), "done");
    EXPECT_TRUE(t.seating().chairs[0].deserted());
    t.advance(t.timing.deserted_turn + t.timing.beat);
    EXPECT_EQ(t.count("moved"), 1);
    EXPECT_EQ(t.code(t.ask("bob", ask::TakeOver{0, {}})), "not-now");
    EXPECT_EQ(t.code(t.ask("dee", ask::TakeOver{1, {}})), "not-now");
    EXPECT_EQ(t.code(t.ask("dee", ask::TakeOver{7, {}})), "no-such-seat");
    const auto over = t.ask("dee", ask::TakeOver{0, {}});
    EXPECT_EQ(t.code(over), "done");
    EXPECT_EQ(t.final(over)->secret, "secret-dee");
    EXPECT_EQ(t.seat_of("dee"), 0);
    EXPECT_TRUE(std::get<spicy::View>(t.sight("dee").game->view).hands[0].open);
    EXPECT_FALSE(std::get<spicy::View>(t.sight("ann").game->view).hands[0].open);
}

TEST(P3, a_bots_seat_is_taken_over_and_what_it_was_thinking_is_void) {
    Settings settings = spicy_settings(2);
    settings.turn_time = 0;
    VirtualTable t(settings);
    t.brain = [](const SeenGame&, Seat) { return std::nullopt; };
    seat_and_start(t, {"ann"});
    t.act("ann", t.any_play(0));
    ASSERT_TRUE(t.wait_until([&] { return !t.unanswered.empty(); }, 10'000));
    EXPECT_EQ(t.code(t.ask("bob", ask::TakeOver{1, {}})), "done");
    t.answer(t.unanswered.front(), Plain::pass());
    t.advance(60'000);
    EXPECT_EQ(t.count("moved"), 1) << "bob has not moved";
}

TEST(P3, what_others_do_does_not_wind_a_clock_up_again) {
    VirtualTable t(timed(Timeout::bot));
    seat_and_start(t, {"ann", "bob"});
    t.act("ann", t.any_play(0));
    t.advance(t.timing.beat + 4'000);
    t.act("bob", Plain::pass());
    t.advance(t.timing.beat + 10'000);
    const Millis left = t.game(0).clock.seats.front().time.left;
    EXPECT_LT(left, 60'000);
    t.ask("bob", ask::Vote{true});
    EXPECT_EQ(t.game(0).clock.seats.front().time.left, left);
}

TEST(P3, a_bot_asked_about_a_card_is_asked_again_when_its_turn_comes) {
    Settings settings = spicy_settings(3);
    settings.turn_time = 0;
    VirtualTable t(settings);
    t.brain = [](const SeenGame&, Seat) { return std::nullopt; };
    seat_and_start(t, {"ann", "bob"});
    t.act("ann", t.any_play(0));
    ASSERT_TRUE(t.wait_until([&] { return !t.unanswered.empty(); }, 10'000));
    const BotAsked about_the_card = t.unanswered.front();
    ASSERT_EQ(about_the_card.seat, 2);
    t.act("bob", Plain::pass());
    ASSERT_TRUE(t.wait_until([&] { return t.unanswered.size() == 2; }, 20'000)) << "asked for its turn";
    EXPECT_EQ(t.turn(), 2);
    t.answer(about_the_card, Plain::let());
    EXPECT_EQ(t.count("moved"), 2) << "letting the card go was not its move";
    t.answer(t.unanswered.back(), t.any_play(2));
    EXPECT_EQ(t.count("moved"), 3);
}

TEST(P3, a_bot_that_does_not_answer_plays_safe_and_one_that_errs_too) {
    VirtualTable t(spicy_settings(2));
    t.brain = [](const SeenGame&, Seat) { return std::nullopt; };
    t.ask("ann", ask::Start{});
    ASSERT_TRUE(t.wait_until([&] { return t.count("moved") == 1; }, 20'000));
    t.brain = [](const SeenGame&, Seat) { return any::Action(schoten::Action{}); };
    ASSERT_TRUE(t.wait_until([&] { return t.count("moved") == 3; }, 40'000));
}

TEST(Votes, more_than_half_of_those_who_play_end_the_game) {
    VirtualTable t(spicy_settings(4));
    seat_and_start(t, {"ann", "bob", "cid", "dee"});
    EXPECT_EQ(t.code(t.ask("eve", ask::Vote{true})), "not-seated");
    EXPECT_EQ(t.code(t.ask("ann", ask::Vote{true})), "done");
    EXPECT_EQ(t.code(t.ask("ann", ask::Vote{true})), "not-now");
    for (const Person& person : {Person("bob"), Person("cid"), Person("dee")}) t.go(person);
    EXPECT_TRUE(t.seating().playing()) << "a lost connection is no vote";
    t.restart(1'000);
    EXPECT_TRUE(t.seating().playing()) << "nor is a restart";
    t.ask("bob", ask::Vote{true});
    t.ask("ann", ask::Vote{false});
    t.ask("cid", ask::Vote{true});
    EXPECT_TRUE(t.seating().playing());
    t.ask("dee", ask::Vote{true});
    EXPECT_EQ(t.seating().phase, TablePhase::over);
    EXPECT_EQ(t.count("given-up"), 1);
}

TEST(Hosts, put_no_bot_in_for_who_is_here) {
    VirtualTable t(spicy_settings(3));
    seat_and_start(t, {"ann", "bob", "cid"});
    EXPECT_EQ(t.code(t.ask("ann", ask::BotPlays{1, "random"})), "not-now");
    EXPECT_TRUE(t.seating().chairs[1].bot_plays.empty());
    t.go("bob");
    EXPECT_EQ(t.code(t.ask("ann", ask::BotPlays{1, "random"})), "done");
    EXPECT_EQ(t.code(t.ask("cid", ask::BotPlays{2, "random"})), "done") << "for oneself one may";
}

TEST(Hosts, end_no_game_alone_by_putting_bots_in_or_sending_people_away) {
    for (const bool removes : {false, true}) {
        VirtualTable t(spicy_settings(3));
        seat_and_start(t, {"ann", "bob", "cid"});
        t.go("bob");
        t.go("cid");
        for (const Seat seat : {Seat{1}, Seat{2}})
            EXPECT_EQ(t.code(removes ? t.ask("ann", ask::Remove{seat})
                                     : t.ask("ann", ask::BotPlays{seat, "random"})),
                      "done");
        t.ask("ann", ask::Vote{true});
        t.restart(1'000);
        EXPECT_TRUE(t.seating().playing());
        if (removes) continue;
        t.come("bob");
        t.ask("bob", ask::Back{});
        t.ask("bob", ask::Vote{true});
        EXPECT_EQ(t.seating().phase, TablePhase::over) << "two of three";
    }
}

TEST(P3, more_time_has_an_end_whoever_gives_it) {
    Settings settings = timed(Timeout::bot);
    settings.turn_time = 14LL * 24 * 3600 * 1000;
    VirtualTable slow(settings);
    seat_and_start(slow, {"ann", "bob"});
    EXPECT_EQ(slow.code(slow.ask("bob", ask::MoreTime{0})), "done");
    EXPECT_EQ(slow.code(slow.ask("bob", ask::MoreTime{0})), "not-now") << "the wire has room for no more";
    EXPECT_EQ(slow.code(slow.ask("ann", ask::MoreTime{0})), "not-now");
    VirtualTable t(timed(Timeout::bot));
    seat_and_start(t, {"ann", "bob"});
    for (int i = 0; i < 9; ++i) EXPECT_EQ(t.code(t.ask("bob", ask::MoreTime{0})), "done");
    EXPECT_EQ(t.code(t.ask("bob", ask::MoreTime{0})), "not-now");
}

TEST(Votes, an_end_that_could_not_be_written_comes_later) {
    VirtualTable t(spicy_settings(2));
    seat_and_start(t, {"ann"});
    t.disk = Disk::holds;
    t.ask("ann", ask::Vote{true});
    t.disk = Disk::full;
    t.commit();
    EXPECT_TRUE(t.seating().playing());
    t.disk = Disk::stores;
    t.advance(2'000);
    EXPECT_EQ(t.seating().phase, TablePhase::over);
}

TEST(Spectators, who_may_look) {
    for (const Spectators choice : {Spectators::no, Spectators::yes, Spectators::delayed}) {
        Settings settings = spicy_settings(2);
        settings.spectators = choice;
        VirtualTable t(settings);
        EXPECT_TRUE(t.table().looker_for("eve"));
        seat_and_start(t, {"ann", "bob"});
        EXPECT_EQ(t.table().looker_for("eve").has_value(), choice != Spectators::no);
        EXPECT_TRUE(t.table().looker_for("bob"));
    }
}

// What eve is shown equals what she would have been shown without delay, so much earlier.
TEST(Spectators, delayed_ones_lag_by_the_delay_and_see_no_clocks) {
    Settings settings = spicy_settings(3);
    settings.spectators = Spectators::delayed;
    settings.delay = 7'000;
    VirtualTable t(settings);
    seat_and_start(t, {});
    const Looker prompt{Viewer::spectator(), Seat{0}, false};  // the players' picture, a spectator's eyes
    std::map<Millis, std::uint32_t> shown;
    for (int i = 0; i < 400 && t.seating().playing(); ++i) {
        shown[t.now.steady] = t.table().shown_to(prompt);
        const auto due = shown.find(t.now.steady - settings.delay);
        const std::uint32_t last = t.sight("eve").last;
        if (due != shown.end()) EXPECT_EQ(last, due->second);
        if (const auto game = t.sight("eve").game) {
            EXPECT_TRUE(game->clock.seats.empty() && !game->clock.window && !game->may);
        }
        t.advance(100);
    }
    EXPECT_GT(t.sight("eve").last, 10u);
}

TEST(Spectators, a_clock_does_not_tell_delayed_ones_that_nothing_has_happened_since) {
    Settings settings = spicy_settings(2);
    settings.spectators = Spectators::delayed;
    settings.delay = 7'000;
    VirtualTable t(settings);
    seat_and_start(t, {"ann", "bob"});
    t.advance(20'000);
    ASSERT_EQ(t.sight("eve").last, t.events_shown());
    EXPECT_FALSE(t.game(0).clock.seats.empty());
    EXPECT_TRUE(t.sight("eve").game->clock.seats.empty());
}

TEST(Idle, a_table_sleeps_when_only_people_are_awaited) {
    Settings settings = spicy_settings(2, [](spicy::Options& o) { o.everyone_answers = true; });
    settings.turn_time = 24 * 3'600'000;
    VirtualTable t(settings);
    seat_and_start(t, {"ann", "bob"});
    EXPECT_FALSE(t.table().idle());
    t.go("ann");
    t.go("bob");
    EXPECT_TRUE(t.table().idle());
    const Millis wakes_utc = t.now.utc + (t.table().wakes_at() - t.now.steady);
    t.restart(3 * 3'600'000);
    EXPECT_EQ(t.now.utc + (t.table().wakes_at() - t.now.steady), wakes_utc);
    // Woken when the deadline is over: some grace, but then it fires, and no second sleep puts it off.
    t.restart(48 * 3'600'000);
    EXPECT_EQ(t.table().wakes_at(), t.now.steady + t.timing.restart_grace);
    EXPECT_FALSE(t.table().idle());
    t.advance(t.timing.restart_grace);
    EXPECT_EQ(t.seating().chairs[0].bot_plays, "odds");
    EXPECT_FALSE(t.table().idle()) << "a bot is thinking";
}

TEST(Idle, other_entries_do_not_put_a_sleeping_deadline_off) {
    Settings settings = spicy_settings(2, [](spicy::Options& o) { o.everyone_answers = true; });
    settings.turn_time = 24 * 3'600'000;
    VirtualTable t(settings);
    seat_and_start(t, {"ann", "bob"});
    t.advance(3'600'000);
    t.ask("bob", ask::Vote{true});
    t.restart(3'600'000);
    EXPECT_EQ(t.table().wakes_at() - t.now.steady, 22 * 3'600'000);
}

}  // namespace
}  // namespace scoville::table::test
