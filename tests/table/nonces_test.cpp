// Requests sent again, disks that fail, restarts at awkward moments.
#include "tests/table/virtual_table.h"

namespace scoville::table::test {
namespace {

const any::Action wrong_number = Plain::challenge(spicy::Trait::number);

TEST(Nonces, a_repeat_gets_the_first_answer_and_changes_nothing) {
    VirtualTable t(spicy_settings(3));
    const auto sat = t.ask("bob", ask::Sit{});
    const auto refused = t.ask("bob", ask::Close{});
    t.ask_again("bob", sat, ask::Sit{}, 9);
    EXPECT_EQ(t.replies().back().line, 9u);
    EXPECT_EQ(t.replies().back().secret, "") << "a secret is told once";
    t.ask_again("bob", refused, ask::Close{}, 9);
    EXPECT_EQ(t.code(sat), "done");
    EXPECT_EQ(t.code(refused), "not-host");
    EXPECT_EQ(t.count("sat"), 1);
    t.restart();
    t.ask_again("bob", sat, ask::Sit{}, 10);
    EXPECT_EQ(t.code(sat), "done");
    t.ask_again("bob", refused, ask::Close{}, 10);
    EXPECT_EQ(t.code(refused), "not-host");
    EXPECT_EQ(t.count("sat"), 1);
}

TEST(Nonces, while_it_is_under_way_the_answer_goes_to_the_new_line) {
    VirtualTable t(spicy_settings(2));
    seat_and_start(t, {"ann", "bob"});
    t.disk = Disk::holds;
    const auto flying = t.ask("bob", ask::Vote{true});
    const auto behind = t.ask("bob", ask::Vote{false});
    t.ask_again("bob", flying, ask::Vote{true}, 21);
    t.ask_again("bob", behind, ask::Vote{false}, 22);
    t.disk = Disk::stores;
    t.commit();
    EXPECT_EQ(t.final(flying)->line, 21u);
    EXPECT_EQ(t.final(behind)->line, 22u);
    t.act("ann", t.any_play(0));
    t.advance(t.timing.beat);
    const int card = t.game(0).card;
    const auto play = t.any_play(1);
    const auto queued = t.act("bob", play);
    t.ask_again("bob", queued, ask::Act{0, card, play}, 23);
    t.advance(5'000);
    EXPECT_EQ(t.final(queued)->line, 23u);
    EXPECT_EQ(t.code(queued), "done");
    t.advance(t.timing.beat);
    const auto slap = t.act("ann", wrong_number);
    t.ask_again("ann", slap, ask::Act{0, card + 1, wrong_number}, 24);
    t.advance(t.timing.collect);
    EXPECT_EQ(t.final(slap)->line, 24u);
    EXPECT_EQ(t.count("moved"), 3);
}

TEST(Disk, full_nothing_changes_everyone_is_told_and_play_goes_on) {
    VirtualTable t(spicy_settings(3));
    t.ask("bob", ask::Sit{});
    t.disk = Disk::full;
    const std::string before = text_of(t.seating());
    const auto sit = t.ask("cid", ask::Sit{});
    EXPECT_EQ(t.code(sit), "read-only");
    EXPECT_EQ(t.final(sit)->secret, "");
    EXPECT_EQ(text_of(t.seating()), before);
    t.disk = Disk::stores;
    t.ask_again("cid", sit, ask::Sit{}, 3);
    EXPECT_EQ(t.code(sit), "done") << "the same request may be tried again";
}

TEST(Disk, full_in_a_game_of_bots_they_are_asked_again) {
    for (const Settings& settings : {spicy_settings(3), schoten_settings(3)}) {
        VirtualTable t(settings);
        t.ask("ann", ask::Start{});
        t.advance(10'000);
        t.disk = Disk::full;
        t.advance(60'000);
        const auto stuck = t.journal.size();
        t.disk = Disk::stores;
        t.advance(30'000);
        EXPECT_GT(t.journal.size(), stuck);
    }
}

TEST(Disk, requests_behind_a_failed_one_are_handled) {
    VirtualTable t(spicy_settings(3));
    t.disk = Disk::holds;
    const auto first = t.ask("bob", ask::Sit{.seat = Seat{0}, .link = {}});
    const auto second = t.ask("cid", ask::Sit{.seat = Seat{0}, .link = {}});
    t.commit(Committed::failed);
    EXPECT_EQ(t.code(first), "read-only");
    ASSERT_TRUE(t.in_flight());
    t.commit();
    EXPECT_EQ(t.code(second), "done");
}

TEST(Disk, who_lost_the_race_loads_again_and_nobody_is_left_waiting) {
    VirtualTable t(spicy_settings(3));
    t.disk = Disk::holds;
    const auto first = t.ask("bob", ask::Sit{});
    const auto second = t.ask("cid", ask::Sit{});
    t.commit(Committed::conflict);
    EXPECT_TRUE(t.lost);
    EXPECT_EQ(t.code(first) + t.code(second), "read-onlyread-only");
}

TEST(Restart, in_a_window_a_collection_and_a_round_of_answers) {
    VirtualTable t(spicy_settings(3));
    seat_and_start(t, {"ann", "bob", "cid"});
    t.act("ann", t.any_play(0));
    t.advance(t.timing.beat);
    const int card = t.game(0).card;
    const auto play = t.any_play(1);
    const auto queued = t.act("bob", play);
    const auto slap = t.act("cid", wrong_number);
    t.restart(500);
    EXPECT_EQ(t.game(0).card, card);
    EXPECT_EQ(t.code(queued) + t.code(slap), "waitingwaiting");
    t.ask_again("bob", queued, ask::Act{0, card, play}, 5);
    t.ask_again("cid", slap, ask::Act{0, card, wrong_number}, 6);
    t.advance(t.timing.collect);
    EXPECT_EQ(t.code(slap), "done");
    t.advance(10'000);
    EXPECT_EQ(t.code(queued), "late");

    VirtualTable slow(spicy_settings(3, [](spicy::Options& o) { o.everyone_answers = true; }));
    seat_and_start(slow, {"ann", "bob", "cid"});
    slow.act("ann", slow.any_play(0));
    EXPECT_EQ(slow.code(slow.act("cid", wrong_number)), "done");
    const auto seen = slow.sight("bob").game;
    slow.restart(2 * 24 * 3'600'000LL);
    EXPECT_EQ(std::get<spicy::View>(slow.sight("bob").game->view).waiting, SeatSet{1});
    EXPECT_EQ(slow.code(slow.act("cid", Plain::let())), "P2") << "an answer is final";
    EXPECT_EQ(slow.code(slow.act("bob", Plain::let())), "done");
    EXPECT_EQ(slow.story().size() > 3, true);

    VirtualTable tips(schoten_settings(3));
    seat_and_start(tips, {"ann", "bob", "cid"});
    using schoten::Colour;
    const any::Action tip = schoten::Action::tip(Colour::red, Colour::black);
    EXPECT_EQ(tips.code(tips.act("ann", tip)), "done");
    tips.restart(1'000);
    EXPECT_EQ(tips.code(tips.act("bob", tip)), "done");
    EXPECT_EQ(tips.code(tips.act("cid", tip)), "done");
    EXPECT_EQ(tips.count("moved"), 3);
}

}  // namespace
}  // namespace scoville::table::test
