// What a bot answers, held to what it was asked.
#include "protocol/answer.h"

#include <gtest/gtest.h>

#include "schoten/inside/deal.h"
#include "schoten/inside/legal.h"
#include "schoten/inside/rounds.h"
#include "schoten/inside/seen.h"
#include "spicy/inside/deal.h"
#include "spicy/inside/legal.h"
#include "spicy/inside/seen.h"

namespace scoville::protocol {
namespace {

// Seat 0 is on turn with chili 1 and pepper 9.
struct Question {
    spicy::State state =
        spicy::deal_from_setup(
            {.players = 2, .start = Seat{0}},
            {{{spicy::Card::of(0, 1), spicy::Card::of(2, 9)}, {spicy::Card::of(1, 1), spicy::Card::of(1, 2)}},
             {}})
            .value()
            .state;
    spicy::View view = see(state, Viewer::at_seat(0), Finished::sealed);
    spicy::Legal legal = spicy::legal(state, 0);
    spicy::Faults faults = spicy::faults(state, 0);
};

Result<Answer<spicy::Action>, Unusable> answered(std::string_view fields) {
    const Question question;
    return read_answer(R"({"id":1,"action":{"do":"pass"})" + std::string(fields) + "}",
                       bots::SpicyAsk{0, question.view, question.legal, question.faults});
}

std::string passing_with(std::string_view p) {
    return R"({"action":{"do":"pass"},"p":)" + std::string(p) + "}";
}
const std::string play_half = R"({"action":{"do":"play","card":"p9","declare":"c2"},"p":0.5})";

TEST(Answer, without_probabilities_is_an_action) {
    const auto answer = answered("");
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->action, spicy::Action::pass());
    EXPECT_TRUE(answer->probs.empty());
}

TEST(Answer, may_tell_the_policy_it_was_drawn_from) {
    const auto answer = answered(R"(,"probs":[)" + passing_with("0.5") + "," + play_half + "]");
    ASSERT_TRUE(answer) << answer.error().message;
    ASSERT_EQ(answer->probs.size(), 2u);
    EXPECT_EQ(answer->probs[0].action, spicy::Action::pass());
    EXPECT_EQ(answer->probs[1].action,
              spicy::Action::play(spicy::Card::of(2, 9), spicy::Declaration::of(0, 2)));
    EXPECT_DOUBLE_EQ(answer->probs[1].p, 0.5);
    EXPECT_TRUE(answered(R"(,"probs":[)" + passing_with("1") + "]")) << "a whole number is one too";
}

TEST(Answer, probabilities_that_are_none_spoil_it) {
    struct Case {
        std::string probs;
        std::string_view code;
        std::string_view said;
    };
    const Case cases[] = {
        {"0.5", "malformed", "must be a list"},
        {"[0.5,0.5]", "malformed", "must be a list"},
        {R"([{"action":{"do":"pass"}}])", "malformed", "must be a list"},
        {"[" + passing_with("\"1\"") + "]", "malformed", "must be a list"},
        {"[]", "malformed", "add up to 1"},
        {"[" + passing_with("0.9") + "]", "malformed", "add up to 1"},
        {"[" + passing_with("-0.5") + "]", "malformed", "from 0 to 1"},
        {"[" + passing_with("1.5") + "]", "malformed", "from 0 to 1"},
        {"[" + passing_with("0.5") + "," + passing_with("0.5") + "]", "malformed", "twice"},
        {"[" + passing_with("0") + "," + play_half + "]", "malformed", "add up to 1"},
        {R"([{"action":{"do":"play","card":"p9","declare":"c2"},"p":1}])", "malformed", "cannot be chosen"},
        {R"([{"action":{"do":"total-wild","take":true},"p":0.5},)" + passing_with("0.5") + "]", "illegal",
         "in \"probs\""},
        {R"([{"action":{"do":"fly"},"p":0.5},)" + passing_with("0.5") + "]", "malformed", "in \"probs\""},
        {R"([{"p":1}])", "malformed", "in \"probs\""},
    };
    for (const Case& c : cases) {
        const auto answer = answered(",\"probs\":" + c.probs);
        ASSERT_FALSE(answer) << c.probs;
        EXPECT_EQ(answer.error().code, c.code) << c.probs;
        EXPECT_NE(answer.error().message.find(c.said), std::string::npos) << answer.error().message;
    }
}

TEST(Answer, in_scharfe_schoten_too) {
    const schoten::Ruleset rules = schoten::ruleset_of({.players = 3});
    schoten::State state = schoten::begin(rules, 0);
    schoten::Silent silent;
    FastRng rng(1);
    schoten::start_round(state, schoten::fast_deal(rules, rng), silent);
    const schoten::View view = see(state, Viewer::at_seat(1), Finished::sealed);
    const schoten::Legal legal = schoten::legal(state, 1);
    const bots::SchotenAsk ask{1, view, legal};
    const std::string tip = R"({"do":"tip","most":"red","fewest":"green"})";
    const auto answer =
        read_answer(R"({"id":1,"action":)" + tip + R"(,"probs":[{"p":1,"action":)" + tip + "}]}", ask);
    ASSERT_TRUE(answer) << answer.error().message;
    EXPECT_EQ(answer->action, schoten::Action::tip(schoten::Colour::red, schoten::Colour::green));
    const auto early = read_answer(R"({"id":1,"action":{"do":"card","card":"r1"}})", ask);
    ASSERT_FALSE(early);
    EXPECT_EQ(early.error().code, "illegal");
}

TEST(Answer, names_can_be_shown_anywhere) {
    const auto ready = read_ready(R"({"type":"ready","protocol":1,"name":"a\u001b[31mb\nc"})");
    ASSERT_TRUE(ready);
    EXPECT_EQ(ready->name, "a[31mbc");
    const auto longer =
        read_ready(R"({"type":"ready","protocol":1,"name":")" + std::string(500, 'x') + "\"}");
    EXPECT_EQ(longer->name.size(), 60u);
    EXPECT_EQ(read_ready(R"({"type":"ready","protocol":1,"name":""})")->name, "unnamed");
}

}  // namespace
}  // namespace scoville::protocol
