#include "lookback/sums.h"

#include <map>

#include "lookback/spicy/master.h"
#include "lookback/spicy/scenes.h"
#include "tests/lookback/games.h"

namespace scoville::lookback {
namespace {

// Few play-outs: what must hold holds for any number.
constexpr Plan quick{.play_outs = 2, .worlds = 16, .seed = 7};

}  // namespace

TEST(Sums, luck_others_and_own_add_up_to_the_last_digit) {
    for (const std::string& record : all_sorts(11)) {
        auto analysis = of_record(record, quick);
        ASSERT_TRUE(analysis) << analysis.error();
        const Report report = run_all(**analysis);
        double won = 0;
        for (const SeatReport& seat : report.seats) {
            EXPECT_EQ(seat.fair, to_share(1.0 / report.players));
            EXPECT_EQ(seat.luck + seat.others + seat.own, seat.result - seat.fair);
            EXPECT_EQ(seat.result, report.moments.back().xray[seat.seat]);
            won += as_part(seat.result);
        }
        EXPECT_NEAR(won, 1, 1e-5);
    }
}

// A browser shows what there is and refines it while one watches.
TEST(Sums, add_up_also_before_and_while_anything_is_played_out) {
    for (const std::string& record : all_sorts(15)) {
        auto analysis = of_record(record, quick);
        ASSERT_TRUE(analysis);
        const auto adds_up = [&] {
            const Report report = (*analysis)->report();
            Share won = 0;
            for (const SeatReport& seat : report.seats) {
                EXPECT_EQ(seat.luck + seat.others + seat.own, seat.result - seat.fair);
                won += seat.result;
            }
            EXPECT_NEAR(won, whole, 6);
        };
        adds_up();
        for (int lane = 0; lane < 5; ++lane) (*analysis)->advance(lane);
        adds_up();
    }
}

TEST(Sums, say_how_far_other_play_outs_would_move_them) {
    for (const std::string& record : {all_sorts(11).front(), all_sorts(11).back()}) {
        constexpr int seeds = 24;
        std::array<Mean, 3> found;
        std::array<Mean, 3> told;
        for (int seed = 1; seed <= seeds; ++seed) {
            const Plan plan{.play_outs = 8, .seed = static_cast<std::uint64_t>(seed), .known = false};
            const Report report = run_all(**of_record(record, plan));
            const SeatReport& seat = report.seats[1];
            ASSERT_TRUE(seat.doubt);
            const Doubt& doubt = *seat.doubt;
            const std::array sums{seat.luck, seat.others, seat.own};
            const std::array doubts{doubt.luck, doubt.others, doubt.own};
            for (std::size_t i = 0; i < sums.size(); ++i) {
                found[i].add(as_part(sums[i]));
                told[i].add(doubts[i] * doubts[i]);
            }
        }
        for (std::size_t i = 0; i < found.size(); ++i) {
            // 95 % by 8 play-outs: 2.26 times the error.
            const double ratio = std::sqrt(told[i].mean() / found[i].variance()) / 2.26;
            EXPECT_GT(ratio, 0.6) << i;
            EXPECT_LT(ratio, 1.6) << i;
        }
    }
}

// Rounds are more of the same: two of four play-outs are eight.
TEST(Sums, are_surer_by_rounds_and_a_watcher_sees_all_at_a_glance_first) {
    for (const std::string& record : {all_sorts(11).front(), all_sorts(11).back()}) {
        auto analysis = of_record(record, {.play_outs = 4, .rounds = 2, .known = false});
        const std::vector<int> order = for_a_watcher(**analysis);
        const int lanes = (*analysis)->lanes();
        ASSERT_EQ(order.size(), 2U * static_cast<std::size_t>(lanes));
        for (int i = 0; i < lanes; ++i) EXPECT_EQ(order[static_cast<std::size_t>(i)], i);
        for (const int lane : order) (*analysis)->advance(lane);
        const Report report = (*analysis)->report();
        const Report once = run_all(**of_record(record, {.play_outs = 8, .known = false}));
        EXPECT_EQ(report.xray_play_outs, 8);
        for (std::size_t i = 0; i < report.moments.size(); ++i)
            EXPECT_EQ(report.moments[i].xray, once.moments[i].xray);
        ASSERT_TRUE(report.seats[0].doubt);
        EXPECT_EQ(report.seats[0].doubt->luck, once.seats[0].doubt->luck);
    }
}

TEST(Sums, have_no_doubt_before_all_is_played_out_nor_by_a_single_play_out) {
    for (const std::string& record : all_sorts(15)) {
        auto analysis = of_record(record, quick);
        EXPECT_FALSE((*analysis)->report().seats[0].doubt);
        EXPECT_TRUE(run_all(**analysis).seats[0].doubt);
        EXPECT_FALSE(run_all(**of_record(record, {.play_outs = 1, .known = false})).seats[0].doubt);
    }
}

TEST(Sums, the_last_point_is_the_result_of_the_record) {
    for (const std::string& text : all_sorts(12)) {
        std::string answer;
        ASSERT_EQ(record::Replayer({}).replay(text, answer), record::Outcome::all_legal);
        const auto replayed = notation::parse_strictly(answer, {})->as_object();
        const auto& winners = replayed.at("winners").as_array();
        const Report report = run_all(**of_record(text, {.play_outs = 1, .worlds = 8, .decisions = false}));
        for (const SeatReport& seat : report.seats) {
            bool won = false;
            for (const auto& winner : winners) won = won || winner.as_int64() == seat.seat;
            EXPECT_EQ(seat.result, won ? to_share(1.0 / static_cast<double>(winners.size())) : 0);
        }
    }
}

TEST(Sums, every_move_is_looked_at_once_and_draws_are_steps_of_their_own) {
    const std::string text = record_of(spicy::Options{.everyone_answers = true}, "odds", 4);
    const SpicyGame game = spicy_game(text);
    const Report report = run_all(**of_record(text, {.play_outs = 1, .worlds = 8, .decisions = false}));
    std::map<int, int> acts;
    int draws = 0;
    for (const Moment& moment : report.moments) {
        if (moment.what == What::act) ++acts[moment.move];
        draws += moment.what == What::draw;
    }
    EXPECT_EQ(acts.size(), game.moves.size());
    for (const auto& [move, count] : acts) EXPECT_EQ(count, 1);
    EXPECT_GT(draws, 5);
}

// P2: answers count clockwise from the card's owner, in whatever order they came in.
TEST(Sums, answers_count_in_seat_order) {
    const std::string text = record_of(spicy::Options{.everyone_answers = true}, "suspicious", 4);
    SpicyGame game = spicy_game(text);
    MasterPlayer player;
    const auto as_played = Script<MasterPlayer>::of(player, game.deal.state, {}, game.moves);
    // The same game, where each round's answers came the other way round.
    spicy::State state = game.deal.state;
    spicy::Silent silent;
    int rounds = 0;
    for (std::size_t i = 0; i < game.moves.size();) {
        const std::size_t count =
            state.phase == spicy::Phase::answers ? static_cast<std::size_t>(state.waiting.size()) : 1;
        std::reverse(game.moves.begin() + static_cast<std::ptrdiff_t>(i),
                     game.moves.begin() + static_cast<std::ptrdiff_t>(i + count));
        rounds += count > 1;
        for (std::size_t k = 0; k < count; ++k, ++i)
            ASSERT_TRUE(spicy::apply(state, game.moves[i].seat, game.moves[i].action, silent));
    }
    ASSERT_GT(rounds, 10);
    const auto turned = Script<MasterPlayer>::of(player, game.deal.state, {}, game.moves);
    ASSERT_TRUE(as_played && turned);
    ASSERT_EQ(as_played->size(), turned->size());
    for (std::size_t i = 0; i < turned->size(); ++i) {
        EXPECT_EQ((*as_played)[i].seat, (*turned)[i].seat);
        EXPECT_TRUE((*as_played)[i].from.state == (*turned)[i].from.state);
    }
}

// Live pace: nothing stands in the record of who let a card go.
TEST(Sums, silent_passes_are_choices_in_seat_order) {
    const std::string text = record_of(spicy::Options{}, "odds", 4);
    const SpicyGame game = spicy_game(text);
    MasterPlayer player;
    const auto scenes = Script<MasterPlayer>::of(player, game.deal.state, {}, game.moves);
    ASSERT_TRUE(scenes);
    int silences = 0;
    for (std::size_t i = 1; i < scenes->size(); ++i) {
        const auto& scene = (*scenes)[i];
        if (scene.what != What::silence) continue;
        ++silences;
        const Seat owner = scene.from.state.top().owner();
        EXPECT_NE(scene.seat, owner);
        const auto& before = (*scenes)[i - 1];
        if (before.what != What::silence) continue;
        const auto after = [&](Seat seat) { return (seat + 4 - owner) % 4; };
        EXPECT_LT(after(before.seat), after(scene.seat));
    }
    EXPECT_GT(silences, 30);
}

TEST(Sums, the_same_record_and_seed_give_the_same_report_in_whatever_order_lanes_are_run) {
    for (const std::string& record : all_sorts(13)) {
        auto forwards = of_record(record, quick);
        auto backwards = of_record(record, quick);
        ASSERT_TRUE(forwards && backwards);
        const std::string first = json_of(run_all(**forwards));
        Analysis& other = **backwards;
        for (int lane = other.lanes() - 1; lane >= 0; --lane)
            for (int i = other.pieces(lane); i > 0; --i) other.advance(lane);
        EXPECT_EQ(first, json_of(other.report()));
        Plan plan = quick;
        plan.seed = 8;
        EXPECT_NE(first, json_of(run_all(**of_record(record, plan))));
    }
}

TEST(Sums, nobody_looks_back_at_a_game_that_is_being_played) {
    for (const std::string& text : all_sorts(14)) {
        auto record = notation::parse_strictly(text, {})->as_object();
        record.at("actions").as_array().pop_back();
        const auto analysis = of_record(notation::json::serialize(record), quick);
        ASSERT_FALSE(analysis);
        EXPECT_NE(analysis.error().find("not over"), std::string::npos) << analysis.error();
    }
    EXPECT_FALSE(of_record("{}", quick));
    EXPECT_FALSE(of_record("no record", quick));
    Plan plan = quick;
    plan.only = 5;
    EXPECT_FALSE(of_record(all_sorts(14)[0], plan));
}

TEST(Judging, a_word_only_where_the_interval_allows_it) {
    const auto word = [](double low, double high) {
        Decision decision;
        decision.others.push_back({.gain = (low + high) / 2, .interval = {low, high}});
        judge(decision);
        return decision.word;
    };
    EXPECT_EQ(word(0.06, 0.3), Word::costly);
    EXPECT_EQ(word(0.01, 0.3), Word::doubtful);
    EXPECT_EQ(word(-0.3, 0.04), Word::fine);
    EXPECT_EQ(word(-0.1, 0.3), Word::too_close);
}

TEST(Judging, intervals_cover_what_they_should) {
    // Means of coins and of differences, over and over: 95 % of the intervals have the truth in them, and at
    // least nine in ten even for ten throws. (1000 times: the bound is 8 standard errors away.)
    FastRng rng(5);
    for (const double chance : {0.05, 0.3, 0.5})
        for (const int throws : {10, 40}) {
            int shares = 0;
            int gains = 0;
            for (int i = 0; i < 1000; ++i) {
                Mean share;
                Mean gain;
                for (int k = 0; k < throws; ++k) {
                    const double a = unit(rng) < chance;
                    const double b = unit(rng) < 0.4;
                    share.add(a);
                    gain.add(a - b);
                }
                const Interval of_share = interval_of_share(share.mean(), throws);
                const Interval of_gain = interval_of_gain(gain, throws, 1);
                shares += of_share.low <= chance && chance <= of_share.high;
                gains += of_gain.low <= chance - 0.4 && chance - 0.4 <= of_gain.high;
            }
            EXPECT_GE(shares, 900) << chance << " " << throws;
            EXPECT_GE(gains, 900) << chance << " " << throws;
        }
}

}  // namespace scoville::lookback
