// Bots in other processes: good ones play, bad ones are noticed, and nothing ever hangs.
#include "lab/exec_bot.h"

#include <gtest/gtest.h>

#include "lab/schoten_moves.h"
#include "lab/spicy_moves.h"
#include "schoten/inside/seen.h"
#include "spicy/inside/seen.h"

namespace scoville::lab {
namespace {

const std::string starters = SCOVILLE_TESTS_DIR "/../starters/";

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

spicy::Action ask_once(ExecPlayer& player) {
    const Question question;
    return player.join(question.options, 0)->act(question.ask());
}

std::string answering(const std::string& answer) {
    return R"(read hello; echo '{"type":"ready","protocol":1,"name":"test"}'; while read line; do case "$line" in *'"act"'*) echo ')" +
           answer + R"(';; esac; done)";
}

TEST(ExecBot, a_bot_that_answers_is_used) {
    const auto player = ExecPlayer::start(
        answering(R"({"id":1,"action":{"do":"play","card":"c1","declare":"p3","last":true}})"), 5000);
    ASSERT_TRUE(player) << player.error();
    EXPECT_EQ((*player)->name(), "test");
    EXPECT_EQ(ask_once(**player),
              spicy::Action::play(spicy::Card::of(0, 1), spicy::Declaration::of(2, 3), true));
    EXPECT_FALSE((*player)->troubles().any());
}

TEST(ExecBot, wrong_answers_are_counted_and_the_safe_move_is_played) {
    struct Case {
        std::string answer;
        std::uint64_t Troubles::* counter;
    };
    const Case cases[] = {
        {R"({"id":1,"action":{"do":"play","card":"p9","declare":"p3"}})", &Troubles::illegal},
        {R"({"id":1,"action":{"do":"challenge","trait":"number"}})", &Troubles::illegal},
        {R"({"id":1,"action":{"do":"fly"}})", &Troubles::malformed},
        {R"({"id":1})", &Troubles::malformed},
        {R"({"action":{"do":"pass"}})", &Troubles::malformed},
        {"hello?", &Troubles::malformed},
        {"[[[[", &Troubles::malformed},
    };
    for (const Case& c : cases) {
        const auto player = ExecPlayer::start(answering(c.answer), 5000);
        ASSERT_TRUE(player) << player.error();
        EXPECT_EQ(ask_once(**player), spicy::Action::pass());
        EXPECT_EQ((*player)->troubles().*c.counter, 1u) << c.answer << ": " << (*player)->troubles().last;
    }
}

TEST(ExecBot, a_silent_bot_is_late_and_a_dead_one_gone) {
    const std::string ready = R"(read hello; echo '{"type":"ready","protocol":1}'; )";
    const auto silent = ExecPlayer::start(ready + "cat > /dev/null", 50);
    ASSERT_TRUE(silent) << silent.error();
    EXPECT_EQ(ask_once(**silent), spicy::Action::pass());
    EXPECT_EQ((*silent)->troubles().late, 1u);
    const auto dead = ExecPlayer::start(ready + "exit 0", 5000);
    ASSERT_TRUE(dead) << dead.error();
    EXPECT_EQ(ask_once(**dead), spicy::Action::pass());
    EXPECT_GE((*dead)->troubles().gone, 1u);
}

TEST(ExecBot, an_endless_talker_does_not_hang_anything) {
    const auto player =
        ExecPlayer::start(R"(read hello; echo '{"type":"ready","protocol":1}'; yes '{"id":77}')", 200);
    ASSERT_TRUE(player) << player.error();
    EXPECT_EQ(ask_once(**player), spicy::Action::pass());
    EXPECT_GE((*player)->troubles().chatty, 1u);
    const auto line = ExecPlayer::start("read hello; yes | tr -d '\\n'", 200);
    EXPECT_FALSE(line);
}

TEST(ExecBot, who_does_not_say_ready_does_not_play) {
    for (const char* command : {"exit 0", "no-such-command-anywhere", "echo nonsense",
                                R"(echo '{"type":"ready","protocol":99}')"}) {
        const auto player = ExecPlayer::start(command, 1000);
        ASSERT_FALSE(player) << command;
        EXPECT_FALSE(player.error().empty());
    }
}

class Starter : public ::testing::TestWithParam<const char*> {};

TEST_P(Starter, plays_spicy_legally_to_the_end) {
    const auto player = ExecPlayer::start(
        GetParam() + (" " + starters) + (std::string(GetParam()) == "node" ? "bot.js" : "bot.py"), 20000);
    ASSERT_TRUE(player) << player.error();
    FastRng rng(5);
    for (int game = 0; game < 4; ++game) {
        spicy::Options options = random_options(rng);
        options.everyone_answers = true;
        spicy::State state = spicy::deal_from_key(options, random_key(rng)).state;
        auto bot = (*player)->join(options, 0);
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
    EXPECT_FALSE((*player)->troubles().any()) << (*player)->troubles().last;
}

TEST_P(Starter, plays_scharfe_schoten_legally_to_the_end) {
    const auto player = ExecPlayer::start(
        GetParam() + (" " + starters) + (std::string(GetParam()) == "node" ? "bot.js" : "bot.py"), 20000);
    ASSERT_TRUE(player) << player.error();
    FastRng rng(6);
    const schoten::Options options{.players = 3, .start = Seat{0}};
    const schoten::Ruleset rules = schoten::ruleset_of(options);
    schoten::State state = schoten::begin(rules, 0);
    auto bot = (*player)->join(options, 1);
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
    EXPECT_FALSE((*player)->troubles().any()) << (*player)->troubles().last;
}

INSTANTIATE_TEST_SUITE_P(Languages, Starter, ::testing::Values("python3", "node"));

}  // namespace
}  // namespace scoville::lab
