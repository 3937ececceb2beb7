// Live pace (P1): the reaction window, the beat, slaps in a fair order.
#include "tests/table/virtual_table.h"

namespace scoville::table::test {
namespace {

const any::Action wrong_number = Plain::challenge(spicy::Trait::number);
const any::Action pass = Plain::pass();

// Four people at a live table; ann starts. No bots, no clocks.
struct Four : VirtualTable {
    explicit Four(const std::function<void(spicy::Options&)>& change = {}, Millis turn_time = 0)
        : VirtualTable([&] {
              Settings settings = spicy_settings(4, change);
              settings.turn_time = turn_time;
              return settings;
          }()) {
        seat_and_start(*this, {"ann", "bob", "cid", "dee"});
    }
    Person at(Seat seat) const { return seating().chairs[seat].person; }
    // Plays and waits until it is shown.
    void play_shown(const Person& person) {
        EXPECT_EQ(code(act(person, any_play(seat_of(person)))), "done");
        advance(timing.beat);
    }
    int events_of(std::size_t index) const {
        int found = 0;
        for (const auto& event : story()) found += event.index() == index;
        return found;
    }
};
constexpr std::size_t played = 1, passed = 3, challenged = 8;

TEST(P1, a_play_is_acknowledged_when_stored_and_shown_on_the_beat) {
    Four t;
    t.advance(t.timing.beat - t.now.steady % t.timing.beat + 120);
    t.disk = Disk::holds;
    const auto play = t.act("ann", t.any_play(0));
    EXPECT_EQ(t.code(play), "waiting");
    t.commit();
    EXPECT_EQ(t.code(play), "done");
    EXPECT_EQ(t.events_of(played), 0);
    t.advance(t.timing.beat - 121);
    EXPECT_EQ(t.events_of(played), 0);
    t.advance(1);
    EXPECT_EQ(t.events_of(played), 1);
}

TEST(P1, plays_and_passes_wait_for_the_window) {
    Four t;
    t.play_shown("ann");
    const auto window = t.game(1).clock.window;
    ASSERT_TRUE(window);
    EXPECT_EQ(window->of, 4'000);
    const auto play = t.act("bob", t.any_play(1));
    EXPECT_TRUE(t.was_sent(play));
    EXPECT_TRUE(t.game(1).clock.queued);
    EXPECT_FALSE(t.game(0).clock.queued) << "it is nobody else's business";
    t.advance(window->left - 1);
    EXPECT_EQ(t.code(play), "waiting");
    t.advance(1);
    EXPECT_EQ(t.code(play), "done");
    t.advance(t.timing.beat);
    const auto pass_it = t.act("cid", pass);
    EXPECT_TRUE(t.was_sent(pass_it));
    t.advance(5'000);
    EXPECT_EQ(t.code(pass_it), "done");
    EXPECT_EQ(t.events_of(passed), 1);
}

TEST(P1, a_new_play_replaces_the_queued_one_and_unqueue_takes_it_back) {
    Four t;
    t.play_shown("ann");
    const auto first = t.act("bob", t.any_play(1));
    const auto second = t.act("bob", pass);
    EXPECT_EQ(t.code(first), "replaced");
    EXPECT_EQ(t.code(t.ask("cid", ask::Unqueue{})), "not-now");
    const auto back = t.ask("bob", ask::Unqueue{});
    EXPECT_EQ(t.code(back), "done");
    EXPECT_EQ(t.code(second), "unqueued");
    const auto third = t.act("bob", t.any_play(1));
    t.ask_again("bob", back, ask::Unqueue{}, 9);
    EXPECT_EQ(t.code(third), "waiting") << "the repeated wish is not a second one";
    t.advance(10'000);
    EXPECT_EQ(t.code(third), "done");
    EXPECT_EQ(t.count("moved"), 2);
}

TEST(P1, a_queued_play_or_pass_is_void_after_a_challenge) {
    for (const bool passes : {false, true}) {
        Four t;
        t.play_shown("ann");
        const auto queued = passes ? t.act_on("bob", pass, std::nullopt) : t.act("bob", t.any_play(1));
        const auto slap = t.act("bob", wrong_number);
        t.advance(t.timing.collect);
        EXPECT_EQ(t.code(slap), "done");
        t.advance(10'000);
        EXPECT_EQ(t.code(queued), "late") << passes;
        EXPECT_EQ(t.count("moved"), 2);
    }
}

TEST(P1, slaps_are_ordered_by_arrival_less_the_capped_round_trip) {
    struct Case {
        Millis bob_trip, cid_after, cid_trip;
        const char* winner;
        Millis margin;
    };
    for (const Case& c :
         {Case{0, 100, 0, "bob", 100}, Case{0, 100, 150, "cid", 50}, Case{20, 100, 120, "bob", 0},
          Case{0, 249, 5'000, "cid", 51}, Case{200, 0, 200, "bob", 0}, Case{-50, 10, 0, "bob", 10}}) {
        Four t;
        t.play_shown("ann");
        const auto before = t.journal.size();
        const auto bob = t.act("bob", wrong_number, c.bob_trip);
        t.advance(c.cid_after);
        const auto cid = t.act("cid", Plain::challenge(spicy::Trait::spice), c.cid_trip);
        EXPECT_TRUE(t.was_sent(bob) && t.was_sent(cid));
        t.advance(t.timing.collect - c.cid_after - 1);
        EXPECT_EQ(t.journal.size(), before);
        EXPECT_EQ(t.events_of(challenged), 0) << "shown before the collection closed";
        EXPECT_EQ(t.code(bob) + t.code(cid), "waitingwaiting");
        t.advance(1);
        const bool bob_wins = std::string_view(c.winner) == "bob";
        EXPECT_EQ(t.code(bob), bob_wins ? "done" : "beaten");
        EXPECT_EQ(t.code(cid), bob_wins ? "beaten" : "done");
        EXPECT_EQ(t.final(bob_wins ? cid : bob)->margin, c.margin);
        EXPECT_EQ(t.journal.size(), before + 1) << "only the winner is written down";
        EXPECT_EQ(t.events_of(challenged), 1);
        int slaps = 0;
        for (const SeenHappened& event : t.sight("dee").events) {
            if (!event.slap) continue;
            ++slaps;
            EXPECT_EQ(event.slap->beaten, std::vector<Seat>{bob_wins ? Seat{2} : Seat{1}});
        }
        EXPECT_EQ(slaps, 1);
    }
}

TEST(P1, equal_slaps_go_clockwise_from_the_owner) {
    Four t;
    t.play_shown("ann");
    const auto dee = t.act("dee", wrong_number);
    const auto cid = t.act("cid", wrong_number);
    EXPECT_EQ(t.code(t.act("cid", wrong_number)), "not-now");
    t.advance(t.timing.collect);
    EXPECT_EQ(t.code(cid), "done");
    EXPECT_EQ(t.code(dee), "beaten");
}

TEST(P1, what_comes_after_the_collection_closed_is_too_late_even_if_the_tick_is) {
    Four t;
    t.play_shown("ann");
    const auto bob = t.act("bob", wrong_number);
    t.now.steady += t.timing.collect + 20;
    t.now.utc += t.timing.collect + 20;
    const auto cid = t.act("cid", wrong_number, 300);
    EXPECT_EQ(t.code(bob), "done");
    EXPECT_EQ(t.code(cid), "late");
}

TEST(P1, nobody_is_beaten_by_what_could_not_be_written) {
    Four t;
    t.play_shown("ann");
    const auto bob = t.act("bob", wrong_number);
    const auto cid = t.act("cid", wrong_number);
    t.disk = Disk::full;
    t.advance(t.timing.collect);
    EXPECT_EQ(t.code(bob) + t.code(cid), "read-onlyread-only");
    EXPECT_EQ(t.events_of(challenged), 0);
    t.disk = Disk::stores;
    const auto again = t.act("cid", wrong_number);
    t.advance(2'000);
    EXPECT_EQ(t.code(again), "done");
}

TEST(P1, a_play_during_the_collection_waits_for_it) {
    Four t;
    t.play_shown("ann");
    t.advance(5'000);
    const auto slap = t.act("cid", wrong_number);
    const auto play = t.act("bob", t.any_play(1));
    EXPECT_TRUE(t.was_sent(play));
    t.advance(t.timing.collect);
    EXPECT_EQ(t.code(slap), "done");
    EXPECT_EQ(t.code(play), "late");
}

TEST(V6, copies_and_challenges_are_put_in_one_order) {
    Four t([](spicy::Options& o) { o.variants.add(static_cast<int>(spicy::Variant::copy_cat)); });
    t.play_shown("ann");
    const auto challenge = t.act("bob", wrong_number, 0);
    t.advance(50);
    const auto copy = t.act("cid", Plain::copy(t.legal(2).copies.nth(0)), 200);
    t.advance(200);
    EXPECT_EQ(t.code(copy), "done");
    EXPECT_EQ(t.code(challenge), "beaten");
    EXPECT_EQ(t.turn(), 3);
}

TEST(S13, a_late_challenge_never_hits_the_next_card) {
    Four t;
    t.play_shown("ann");
    const int card = t.game(0).card;
    t.advance(5'000);
    EXPECT_EQ(t.code(t.act("bob", t.any_play(1))), "done");
    EXPECT_EQ(t.code(t.act_on("cid", wrong_number, card)), "late");
    EXPECT_EQ(t.code(t.act_on("cid", wrong_number, card + 1)), "late") << "nobody has seen it yet";
    EXPECT_EQ(t.code(t.act_on("cid", wrong_number, std::nullopt)), "bad-action");
    t.advance(t.timing.beat);
    EXPECT_EQ(t.game(0).card, card + 1);
    EXPECT_EQ(t.code(t.act_on("cid", wrong_number, card)), "late");
    const auto good = t.act_on("cid", wrong_number, card + 1);
    t.advance(t.timing.collect);
    EXPECT_EQ(t.code(good), "done");
}

TEST(P1, an_answer_does_not_tell_that_an_unseen_play_was_made) {
    Four t;
    t.advance(t.timing.beat - t.now.steady % t.timing.beat + 1);
    const auto before = t.act("bob", pass);
    t.act("ann", t.any_play(0));
    const auto after = t.act("bob", pass);
    EXPECT_EQ(t.code(after), t.code(before));
    ASSERT_EQ(t.events_of(played), 0);
}

TEST(S20, lets_during_a_collection_wait_and_the_last_card_is_decided_once) {
    // The least hand that can be played out: people play until someone has one card left.
    Four t;
    for (int i = 0; i < 200 && !t.legal(t.turn()).last; ++i) {
        t.advance(5'000);
        const Seat turn = t.turn();
        ASSERT_EQ(t.code(t.act(t.at(turn), t.any_play(turn))), "done");
        t.advance(t.timing.beat);
    }
    t.advance(5'000);
    const Seat owner = t.turn();
    ASSERT_TRUE(t.legal(owner).last);
    ASSERT_EQ(t.code(t.act(t.at(owner), t.any_play(owner))), "done");
    t.advance(t.timing.beat);
    const auto other = [&](int i) { return t.at(static_cast<Seat>((owner + i) % 4)); };
    EXPECT_NE(t.code(t.act(other(1), pass)), "done") << "nothing is played before all have answered";
    EXPECT_EQ(t.code(t.act(other(1), Plain::let())), "done");
    const auto slap = t.act(other(2), wrong_number);
    const auto let = t.act(other(3), Plain::let());
    EXPECT_EQ(t.code(let), "waiting");
    t.advance(t.timing.collect);
    EXPECT_EQ(t.code(slap), "done");
    EXPECT_NE(t.code(let), "waiting");
    EXPECT_NE(t.code(let), "done");
    EXPECT_EQ(t.events_of(challenged), 1);
}

TEST(Pause, nothing_waits_and_nothing_is_judged) {
    Four t({}, 60'000);
    t.play_shown("ann");
    t.advance(5'000);
    t.advance(t.timing.beat - t.now.steady % t.timing.beat + 1);
    ASSERT_EQ(t.game(1).clock.seats.front().seat, 1);
    const Millis whole = t.seating().settings.window + 60'000;  // the next player's time follows the window
    EXPECT_LT(t.game(1).clock.seats.front().time.left, whole - 5'000) << "bob's time runs";
    EXPECT_EQ(t.code(t.act("bob", pass)), "done");  // waits for its beat
    const auto slap = t.act("cid", wrong_number);
    EXPECT_EQ(t.code(t.ask("bob", ask::Pause{true})), "not-host");
    EXPECT_EQ(t.code(t.ask("ann", ask::Pause{true})), "done");
    EXPECT_EQ(t.code(slap), "paused");
    EXPECT_EQ(t.code(t.act("cid", wrong_number)), "paused");
    EXPECT_TRUE(t.game(2).clock.seats.empty()) << "nobody's time runs";
    t.advance(3'600'000);
    EXPECT_EQ(t.count("moved"), 2);
    EXPECT_EQ(t.code(t.ask("ann", ask::Pause{false})), "done");
    EXPECT_TRUE(t.game(2).clock.window) << "the window opens again";
    ASSERT_EQ(t.game(2).clock.seats.size(), 1u);
    EXPECT_EQ(t.game(2).clock.seats.front().seat, 2);
    EXPECT_EQ(t.game(2).clock.seats.front().time.left, whole) << "cid has not lost what passed in the pause";
    t.advance(30'000);
    EXPECT_EQ(t.game(2).clock.seats.front().time.left, whole - 30'000);
}

TEST(Pause, clocks_stand_still) {
    Four t({}, 60'000);
    t.advance(20'000);
    EXPECT_EQ(t.game(0).clock.seats.front().time.left, 40'000);
    t.ask("ann", ask::Pause{true});
    t.advance(1'000'000);
    t.ask("ann", ask::Pause{false});
    EXPECT_EQ(t.game(0).clock.seats.front().time.left, 40'000);
}

}  // namespace
}  // namespace scoville::table::test
