// Bots in other processes: good ones play, bad ones are noticed, and nothing ever hangs.
#include <stdexcept>

#include <gtest/gtest.h>

#include "external/seat_player.h"
#include "lab/moves/schoten_moves.h"
#include "lab/moves/spicy_moves.h"
#include "schoten/inside/seen.h"
#include "spicy/inside/seen.h"
#include "tests/support/places.h"

namespace scoville::external {
namespace {

using namespace lab;  // NOLINT(google-build-using-namespace): random games

const std::string starters = std::string(places::root) + "/starters/";

// A question of a game that has just begun: seat 0 is on turn.
struct Question {
    spicy::Options options{.players = 2, .start = Seat{0}};
    spicy::State state =
        spicy::deal_from_setup(options, {{{spicy::Card::of(0, 1)}, {spicy::Card::of(1, 1)}}, {}})
            .value()
            .state;
    spicy::View view = see(state, Viewer::at_seat(0), Finished::sealed);
    spicy::Legal legal = spicy::legal(state, 0);
    spicy::Faults faults = spicy::faults(state, 0);
    bots::SpicyAsk ask() const { return {0, view, legal, faults}; }
};

// A bot's whole life: started, seated, asked.
struct Asked {
    explicit Asked(const std::string& command, int ms = 5000, int times = 1) {
        auto pool = Pool::start(command, ms);
        if (!pool) {
            ADD_FAILURE() << pool.error();
            return;
        }
        name = (*pool)->name();
        const Question question;
        const auto bot =
            seat_player<spicy::Face>(*pool, Sitting<spicy::Options>{question.options, 0, 1, conduct});
        while (times-- > 0) action = bot->act(question.ask());
    }
    const Troubles& troubles() const { return conduct.troubles; }

    Conduct conduct;
    std::string name;
    spicy::Action action;
};

std::string answering(const std::string& answer) {
    return R"(read hello; echo '{"type":"ready","protocol":1,"name":"test"}'; while read line; do case "$line" in *'"act"'*) echo ')" +
           answer + R"(';; esac; done)";
}

TEST(External, a_bot_that_answers_is_used) {
    const Asked asked(answering(R"({"id":1,"action":{"do":"play","card":"c1","declare":"p3","last":true}})"));
    EXPECT_EQ(asked.name, "test");
    EXPECT_EQ(asked.action, spicy::Action::play(spicy::Card::of(0, 1), spicy::Declaration::of(2, 3), true));
    EXPECT_FALSE(asked.troubles().any());
}

TEST(External, wrong_answers_are_counted_and_the_safe_move_is_played) {
    struct Case {
        std::string answer;
        std::int64_t Troubles::* counter;
    };
    const Case cases[] = {
        {R"({"id":1,"action":{"do":"play","card":"p9","declare":"p3"}})", &Troubles::illegal},
        {R"({"id":1,"action":{"do":"challenge","trait":"number"}})", &Troubles::illegal},
        {R"({"id":1,"action":{"do":"fly"}})", &Troubles::malformed},
        {R"({"id":1})", &Troubles::malformed},
        {R"({"action":{"do":"pass"}})", &Troubles::malformed},
        {R"({"id":1,"action":{"do":"pass"},"probs":"sure"})", &Troubles::malformed},
        {"hello?", &Troubles::malformed},
        {"[[[[", &Troubles::malformed},
    };
    for (const Case& c : cases) {
        const Asked asked(answering(c.answer));
        EXPECT_EQ(asked.action, spicy::Action::pass());
        EXPECT_EQ(asked.troubles().*c.counter, 1) << c.answer << ": " << asked.troubles().last;
        EXPECT_EQ(asked.troubles().replaced(), 1) << c.answer;
    }
}

const std::string ready = R"(read hello; echo '{"type":"ready","protocol":1}'; )";

TEST(External, a_silent_bot_is_late_and_after_three_times_given_up) {
    const Asked silent(ready + "cat > /dev/null", 20, 10);
    EXPECT_EQ(silent.action, spicy::Action::pass());
    EXPECT_EQ(silent.troubles().late, Player::patience);
    EXPECT_EQ(silent.troubles().gone, 10 - Player::patience);
    EXPECT_EQ(silent.conduct.asked, 10);
}

TEST(External, a_dead_bot_is_gone_for_the_rest_of_the_game) {
    const Asked dead(ready + "exit 0", 5000, 4);
    EXPECT_EQ(dead.action, spicy::Action::pass());
    EXPECT_EQ(dead.troubles().gone, 4);
    EXPECT_EQ(dead.troubles().replaced(), 4);
}

TEST(External, an_endless_talker_does_not_hang_anything) {
    const Asked talker(ready + R"(yes '{"id":77}')", 1000);
    EXPECT_EQ(talker.action, spicy::Action::pass());
    EXPECT_GE(talker.troubles().chatty, 1);
    EXPECT_EQ(talker.troubles().late, 1);
    EXPECT_FALSE(Pool::start("read hello; yes | tr -d '\\n'", 200));
}

TEST(External, an_answer_that_comes_too_late_is_counted_once) {
    // Answers the first question only when the second is asked, and that one at once.
    const Asked slow(ready +
                         R"(read new; read one; read error; read two; )"
                         R"(echo '{"id":1,"action":{"do":"pass"}}'; echo '{"id":2,"action":{"do":"pass"}}')",
                     2000, 2);
    EXPECT_EQ(slow.troubles().late, 1) << slow.troubles().last;
    EXPECT_EQ(slow.troubles().chatty, 0);
    EXPECT_EQ(slow.troubles().replaced(), 1);
}

TEST(External, a_line_without_end_spoils_one_answer_only) {
    const Asked huge(ready + R"(read new; read one; head -c 3000000 /dev/zero | tr '\0' x; echo; )"
                             R"(read error; read two; echo '{"id":2,"action":{"do":"pass"}}')",
                     5000, 2);
    EXPECT_EQ(huge.troubles().malformed, 1) << huge.troubles().last;
    EXPECT_EQ(huge.troubles().replaced(), 1);
}

TEST(External, who_does_not_say_ready_does_not_play) {
    for (const char* command : {"exit 0", "no-such-command-anywhere", "echo nonsense",
                                R"(echo '{"type":"ready","protocol":99}')"}) {
        const auto pool = Pool::start(command, 1000);
        ASSERT_FALSE(pool) << command;
        EXPECT_FALSE(pool.error().empty());
    }
}

TEST(External, a_process_sits_on_one_seat_at_a_time_and_is_used_again) {
    const auto pool = Pool::start(ready + "cat > /dev/null", 1000);
    ASSERT_TRUE(pool) << pool.error();
    auto first = (*pool)->take();
    auto second = (*pool)->take();
    const Player* const one = first.player.get();
    EXPECT_NE(one, second.player.get());
    EXPECT_NE(first.game, second.game);
    (*pool)->give_back(std::move(first.player));
    EXPECT_EQ((*pool)->take().player.get(), one);
}

TEST(External, who_is_lost_in_every_game_ends_the_run) {
    const auto pool = Pool::start(ready, 1000);
    ASSERT_TRUE(pool) << pool.error();
    const Question question;
    std::uint64_t games = 0;
    const auto play = [&] {
        Conduct conduct;
        (void)seat_player<spicy::Face>(*pool, Sitting<spicy::Options>{question.options, 0, 1, conduct})
            ->act(question.ask());
        ++games;
    };
    for (std::uint64_t i = 0; i < Pool::too_many_lost; ++i) play();
    EXPECT_THROW(play(), std::runtime_error);
    EXPECT_EQ(games, Pool::too_many_lost);
}

class Starter : public ::testing::TestWithParam<const char*> {};

TEST_P(Starter, plays_spicy_legally_to_the_end) {
    const auto pool = Pool::start(
        GetParam() + (" " + starters) + (std::string(GetParam()) == "node" ? "bot.js" : "bot.py"), 20000);
    ASSERT_TRUE(pool) << pool.error();
    Conduct conduct;
    FastRng rng(5);
    for (int game = 0; game < 4; ++game) {
        spicy::Options options = random_options(rng);
        options.everyone_answers = true;
        spicy::State state = spicy::deal_from_key(options, random_key(rng)).state;
        const auto bot =
            seat_player<spicy::Face>(*pool, Sitting<spicy::Options>{options, 0, rng.next(), conduct});
        spicy::Silent silent;
        while (!state.over()) {
            SpicyMove move = random_move(state, rng);
            const SeatSet asked = state.waiting.empty() ? SeatSet{state.turn} : state.waiting;
            if (asked.has(0)) {
                const spicy::View view = see(state, Viewer::at_seat(0), Finished::sealed);
                const spicy::Legal legal = spicy::legal(state, 0);
                const spicy::Faults faults = spicy::faults(state, 0);
                move = {0, bot->act({0, view, legal, faults})};
            }
            ASSERT_TRUE(spicy::apply(state, move.seat, move.action, silent));
        }
    }
    EXPECT_GT(conduct.asked, 0);
    EXPECT_FALSE(conduct.troubles.any()) << conduct.troubles.last;
}

TEST_P(Starter, plays_scharfe_schoten_legally_to_the_end) {
    const auto pool = Pool::start(
        GetParam() + (" " + starters) + (std::string(GetParam()) == "node" ? "bot.js" : "bot.py"), 20000);
    ASSERT_TRUE(pool) << pool.error();
    Conduct conduct;
    FastRng rng(6);
    const schoten::Options options{.players = 3, .start = Seat{0}};
    const schoten::Ruleset rules = schoten::ruleset_of(options);
    schoten::State state = schoten::begin(rules, 0);
    const auto bot =
        seat_player<schoten::Face>(*pool, Sitting<schoten::Options>{options, 1, rng.next(), conduct});
    schoten::Silent silent;
    while (!state.over()) {
        if (state.phase == schoten::Phase::deal)
            schoten::start_round(state, schoten::fast_deal(rules, rng), silent);
        SchotenMove move = random_move(state, rng);
        if (state.waiting.has(1) || (state.waiting.empty() && state.turn == 1)) {
            const schoten::View view = see(state, Viewer::at_seat(1), Finished::sealed);
            const schoten::Legal legal = schoten::legal(state, 1);
            move = {1, bot->act({1, view, legal})};
        }
        ASSERT_TRUE(schoten::apply(state, move.seat, move.action, silent));
    }
    EXPECT_GT(conduct.asked, 0);
    EXPECT_FALSE(conduct.troubles.any()) << conduct.troubles.last;
}

INSTANTIATE_TEST_SUITE_P(Languages, Starter, ::testing::Values("python3", "node"));

}  // namespace
}  // namespace scoville::external
