#include "records.h"

namespace scoville::record::test {
namespace {

Answer played(const std::string& options, const std::vector<std::string_view>& by_seat,
              const std::string& actions, const std::string& draw = "") {
    return replay(Parts{
        .options = options, .setup = hands(by_seat) + R"(,"draw":)" + card_list(draw), .actions = actions}
                      .text());
}
// The same, and every action must have been legal.
Answer legal(const std::string& options, const std::vector<std::string_view>& by_seat,
             const std::string& actions, const std::string& draw = "") {
    const Answer answer = played(options, by_seat, actions, draw);
    EXPECT_EQ(answer.outcome, Outcome::all_legal) << answer.text;
    return answer;
}

const std::string play_c1 = R"({"seat":0,"do":"play","card":"c1","declare":"c1"})";
const std::string two = R"("players":2)";
const std::string three = R"("players":3)";

TEST(S7, play_lays_the_card_with_its_declaration) {
    const Answer answer =
        legal(three, {"p9 c2", "c3", "c4"}, R"({"seat":0,"do":"play","card":"p9","declare":"c3"})");
    EXPECT_EQ(answer.shown("stack"),
              R"([{"seat":0,"card":"p9","declared":"c3","copy":false,"extra":false}])");
    EXPECT_EQ(answer.shown("hands"), R"([["c2"],["c3"],["c4"]])");
    EXPECT_EQ(answer.shown("turn"), "1");
    EXPECT_EQ(answer.shown("waiting"), "[]");
}

TEST(S8, an_opening_above_3_is_refused) {
    const Answer answer =
        played(three, {"p9 c2", "c3", "c4"}, R"({"seat":0,"do":"play","card":"p9","declare":"c4"})");
    EXPECT_EQ(answer.code(), "S8");
}

TEST(S9, a_card_that_does_not_follow_is_refused) {
    const std::string low = play_c1 + R"(,{"seat":1,"do":"play","card":"c3","declare":"c1"})";
    EXPECT_EQ(played(three, {"c1 c2", "c3 c5", "c4"}, low).code(), "S9");
    const std::string other = play_c1 + R"(,{"seat":1,"do":"play","card":"c3","declare":"p9"})";
    EXPECT_EQ(played(three, {"c1 c2", "c3 c5", "c4"}, other).code(), "S9");
}

TEST(S11, pass_draws_the_top_card) {
    const Answer answer =
        legal(three, {"c1", "c2", "c3"}, R"({"seat":0,"do":"pass"},{"seat":1,"do":"pass"})", "p9 xs");
    EXPECT_EQ(answer.shown("hands"), R"([["c1","p9"],["c2","xs"],["c3"]])");
    EXPECT_EQ(answer.shown("draw"), "95");
    EXPECT_EQ(answer.shown("aboveEnd"), "57");
    EXPECT_EQ(answer.shown("turn"), "2");
}

TEST(S16, challenge_names_a_trait) {
    const std::string lie = R"({"seat":0,"do":"play","card":"p3","declare":"c3"},)";
    const Answer number =
        legal(three, {"p3 c2", "c3", "c4"}, lie + R"({"seat":2,"do":"challenge","trait":"number"})");
    EXPECT_EQ(number.shown("won"), R"([{"spice":1,"total":0},{"spice":0,"total":0},{"spice":0,"total":0}])");
    EXPECT_EQ(number.shown("turn"), "2");
    EXPECT_EQ(number.shown("stack"), "[]");
    const Answer spice =
        legal(three, {"p3 c2", "c3", "c4"}, lie + R"({"seat":2,"do":"challenge","trait":"spice"})");
    EXPECT_EQ(spice.shown("won"), R"([{"spice":0,"total":0},{"spice":0,"total":0},{"spice":1,"total":0}])");
    EXPECT_EQ(spice.shown("turn"), "0");
    EXPECT_EQ(spice.state("hands").at(0).as_array().size(), 3u);
}

TEST(S15, a_challenge_without_a_trait_loses_under_strict_manners) {
    const std::string lie =
        R"({"seat":0,"do":"play","card":"p3","declare":"c3"},{"seat":1,"do":"challenge"})";
    EXPECT_EQ(played(three, {"p3 c2", "c3", "c4"}, lie).outcome, Outcome::illegal_action);
    const Answer answer = legal(three + R"(,"manners":"strict")", {"p3 c2", "c3", "c4"}, lie);
    EXPECT_EQ(answer.shown("turn"), "1");
    EXPECT_EQ(answer.state("won").at(0).at("spice"), 1);
}

TEST(S12, peek_costs_a_card_under_strict_manners) {
    const std::string peek = R"({"seat":1,"do":"peek"})";
    const Answer answer = legal(two + R"(,"manners":"strict")", {"c1", "c2"}, peek, "p9");
    EXPECT_EQ(answer.shown("hands"), R"([["c1"],["c2","p9"]])");
    EXPECT_EQ(answer.shown("turn"), "0");
    EXPECT_EQ(played(two + R"(,"manners":"strict")", {"c1", "c2"}, peek + "," + peek).code(), "S12");
    EXPECT_EQ(played(two, {"c1", "c2"}, peek).outcome, Outcome::illegal_action);
}

TEST(S19, last_may_be_left_out_under_assisted_manners) {
    const std::string last = R"({"seat":0,"do":"play","card":"c1","declare":"c1","last":true})";
    EXPECT_EQ(legal(three, {"c1", "c3", "c4"}, last).shown("waiting"), "[1,2]");
    EXPECT_EQ(legal(three, {"c1", "c3", "c4"}, play_c1).shown("waiting"), "[1,2]");
    EXPECT_EQ(legal(three, {"c1", "c3", "c4"}, last).text, legal(three, {"c1", "c3", "c4"}, play_c1).text);
    EXPECT_EQ(played(three, {"c1 c2", "c3", "c4"}, last).code(), "S19");
}

TEST(S19, a_missing_last_costs_the_turn_under_strict_manners) {
    const std::string strict = three + R"(,"manners":"strict")";
    const Answer answer = legal(strict, {"c1", "c3", "c4"}, play_c1, "p9");
    EXPECT_EQ(answer.shown("hands"), R"([["c1","p9"],["c3"],["c4"]])");
    EXPECT_EQ(answer.shown("turn"), "1");
    EXPECT_EQ(answer.shown("stack"), "[]");
    const std::string last = R"({"seat":0,"do":"play","card":"c1","declare":"c1","last":true})";
    EXPECT_EQ(legal(strict, {"c1", "c3", "c4"}, last).shown("waiting"), "[1,2]");
}

TEST(S10, an_invalid_declaration_goes_back_under_strict_manners) {
    const Answer answer = legal(two + R"(,"manners":"strict")", {"c1 c2", "c3"},
                                R"({"seat":0,"do":"play","card":"c1","declare":"c9"})", "p9");
    EXPECT_EQ(answer.shown("hands"), R"([["c1","c2","p9"],["c3"]])");
    EXPECT_EQ(answer.shown("turn"), "1");
}

TEST(S20, let_answers_a_last_card) {
    const std::string let1 = R"(,{"seat":1,"do":"let"})";
    const std::string let2 = R"(,{"seat":2,"do":"let"})";
    const std::vector<std::string_view> dealt{"c1", "c3", "c4"};
    EXPECT_EQ(legal(three, dealt, play_c1 + let2).shown("waiting"), "[1]");
    EXPECT_EQ(legal(three, dealt, play_c1 + let2).shown("turn"), "1");
    const Answer stood = legal(three, dealt, play_c1 + let2 + let1);
    EXPECT_EQ(stood.shown("trophies"), "[1,0,0]");
    EXPECT_EQ(stood.shown("waiting"), "[]");
    EXPECT_EQ(stood.state("hands").at(0).as_array().size(), 6u);
    EXPECT_EQ(stood.state("stack").as_array().size(), 1u);
    EXPECT_EQ(played(three, dealt, play_c1 + let2 + let2).outcome, Outcome::illegal_action);
    EXPECT_EQ(played(three, dealt, play_c1 + R"(,{"seat":0,"do":"let"})").outcome, Outcome::illegal_action);
    EXPECT_EQ(played(three, dealt, play_c1 + R"(,{"seat":1,"do":"pass"})").code(), "S20");
    const std::string challenge = R"(,{"seat":2,"do":"challenge","trait":"number"})";
    EXPECT_EQ(legal(three, dealt, play_c1 + let2 + challenge).shown("trophies"), "[1,0,0]");
    EXPECT_EQ(played(three, dealt, play_c1 + let2 + let1 + challenge).code(), "S20");
}

TEST(P1, in_live_pace_let_does_nothing_elsewhere) {
    const std::vector<std::string_view> dealt{"c1 c2", "c3", "c4"};
    for (const char* let :
         {R"({"seat":0,"do":"let"},{"seat":2,"do":"let"})", R"({"seat":1,"do":"let","standing":false})"}) {
        EXPECT_EQ(legal(three, dealt, let)["state"], legal(three, dealt, "")["state"]);
        EXPECT_EQ(legal(three, dealt, play_c1 + "," + let)["state"], legal(three, dealt, play_c1)["state"]);
    }
}

TEST(P2, everyone_answers_and_a_standing_let_holds) {
    const std::string options = three + R"(,"pace":"everyone-answers")";
    const std::vector<std::string_view> dealt{"c1 c2", "c3 c5", "c4 c6"};
    EXPECT_EQ(legal(options, dealt, play_c1).shown("waiting"), "[1,2]");
    const std::string standing = R"(,{"seat":2,"do":"let","standing":true},{"seat":1,"do":"let"})";
    EXPECT_EQ(legal(options, dealt, play_c1 + standing).shown("waiting"), "[]");
    const Answer passed = legal(options, dealt, play_c1 + standing + R"(,{"seat":1,"do":"pass"})");
    EXPECT_EQ(passed.shown("waiting"), "[1]");
    EXPECT_EQ(passed.shown("turn"), "2");
    EXPECT_EQ(played(options, dealt, R"({"seat":1,"do":"let"})").outcome, Outcome::illegal_action);
    EXPECT_EQ(played(options, dealt, play_c1 + R"(,{"seat":1,"do":"pass"})").outcome,
              Outcome::illegal_action);
}

TEST(V4, extras_lie_in_listed_order_under_their_5) {
    const std::string options = two + R"(,"variants":["change-your-luck"])";
    const Answer answer =
        legal(options, {"c1 c9 w1 xn p2", "c3 p1"},
              play_c1 + R"(,{"seat":1,"do":"play","card":"p1","declare":"c4"},)"
                        R"({"seat":0,"do":"play","card":"c9","declare":"c5","extras":["xn","w1"]})",
              "p10 p9");
    EXPECT_EQ(answer.shown("stack"), R"([{"seat":0,"card":"c1","declared":"c1","copy":false,"extra":false},)"
                                     R"({"seat":1,"card":"p1","declared":"c4","copy":false,"extra":false},)"
                                     R"({"seat":0,"card":"xn","declared":null,"copy":false,"extra":true},)"
                                     R"({"seat":0,"card":"w1","declared":null,"copy":false,"extra":true},)"
                                     R"({"seat":0,"card":"c9","declared":"c5","copy":false,"extra":false}])");
    EXPECT_EQ(answer.shown("hands"), R"([["p2","p9","p10"],["c3"]])");
}

TEST(V6, copy_repeats_the_declaration) {
    const std::string options = three + R"(,"variants":["copy-cat"])";
    const std::string copy = play_c1 + R"(,{"seat":2,"do":"copy","card":"xs"})";
    const Answer answer = legal(options, {"c1 c2", "c3", "xs c4"}, copy);
    EXPECT_EQ(answer.shown("stack"), R"([{"seat":0,"card":"c1","declared":"c1","copy":false,"extra":false},)"
                                     R"({"seat":2,"card":"xs","declared":"c1","copy":true,"extra":false}])");
    EXPECT_EQ(answer.shown("turn"), "0");
    EXPECT_EQ(
        legal(options, {"c1 c2", "c3", "xs"}, play_c1 + R"(,{"seat":2,"do":"copy","card":"xs","last":true})")
            .shown("waiting"),
        "[0,1]");
    const Answer wrong = legal(options, {"c1 c2", "c3", "xs c4"}, copy + R"(,{"seat":1,"do":"challenge"})");
    EXPECT_EQ(wrong.state("won").at(1).at("spice"), 2);
    EXPECT_EQ(
        played(options, {"c1 c2", "c3", "xs c4"}, copy + R"(,{"seat":1,"do":"challenge","trait":"spice"})")
            .code(),
        "V7");
}

TEST(V8, a_copied_5_takes_extras) {
    const std::string options = two + R"(,"variants":["copy-cat","change-your-luck"])";
    const Answer answer = legal(options, {"c1 c9 p2", "c3 p1 w1 xn"},
                                R"({"seat":0,"do":"play","card":"c1","declare":"c3"},)"
                                R"({"seat":1,"do":"play","card":"p1","declare":"c4"},)"
                                R"({"seat":0,"do":"play","card":"c9","declare":"c5"},)"
                                R"({"seat":1,"do":"copy","card":"c3","extras":["w1"]})");
    EXPECT_EQ(answer.state("stack").as_array().size(), 5u);
    EXPECT_EQ(answer.state("stack").at(3).at("extra"), true);
    EXPECT_EQ(answer.state("stack").at(4).at("copy"), true);
    EXPECT_EQ(answer.state("stack").at(4).at("declared"), "c5");
}

TEST(V3, the_paw_belongs_to_who_declared_a_4) {
    const std::string options = two + R"(,"variants":["spice-raider"])";
    const std::string four = play_c1 + R"(,{"seat":1,"do":"play","card":"p1","declare":"c4"})";
    EXPECT_EQ(legal(options, {"c1 c9 p2", "c3 p1"}, four).shown("paw"), "1");
    EXPECT_EQ(legal(options, {"c1 c9 p2", "c3 p1"}, play_c1).shown("paw"), "null");
    const Answer raided =
        legal(options, {"c1 c9 p2", "c3 p1"}, four + R"(,{"seat":0,"do":"play","card":"c9","declare":"c9"})");
    EXPECT_EQ(raided.shown("paw"), "null");
    EXPECT_EQ(raided.state("won").at(1).at("spice"), 2);
    EXPECT_EQ(raided.state("stack").as_array().size(), 1u);
}

TEST(W6, total_wild_is_taken_or_not) {
    const std::string options = two + R"(,"edition":"2022")";
    const std::string lost = play_c1 + R"(,{"seat":1,"do":"challenge","trait":"number"})";
    const std::vector<std::string_view> dealt{"c1 c2 xx", "c3"};
    const Answer offered = legal(options, dealt, lost);
    EXPECT_EQ(offered.shown("waiting"), "[1]");
    EXPECT_EQ(offered.shown("turn"), "1");
    EXPECT_EQ(offered.shown("totalWilds"), "[1,0]");
    EXPECT_EQ(offered.shown("totalWildsLeft"), "5");
    const Answer taken = legal(options, dealt, lost + R"(,{"seat":1,"do":"total-wild","take":true})");
    EXPECT_EQ(taken.shown("totalWilds"), "[1,1]");
    EXPECT_EQ(taken.shown("totalWildsLeft"), "4");
    EXPECT_EQ(taken.shown("waiting"), "[]");
    const Answer declined = legal(options, dealt, lost + R"(,{"seat":1,"do":"total-wild","take":false})");
    EXPECT_EQ(declined.shown("totalWilds"), "[1,0]");
    EXPECT_EQ(declined.shown("totalWildsLeft"), "5");
    for (const char* seat : {"0", "1"}) {
        const std::string let = R"(,{"do":"let","seat":)" + std::string(seat) + "}";
        EXPECT_EQ(played(options, dealt, lost + let).outcome, Outcome::illegal_action) << seat;
    }
    EXPECT_EQ(played(options, dealt, lost + R"(,{"seat":0,"do":"total-wild","take":true})").outcome,
              Outcome::illegal_action);
    EXPECT_EQ(played(options, dealt, R"({"seat":0,"do":"total-wild","take":true})").outcome,
              Outcome::illegal_action);
}

}  // namespace
}  // namespace scoville::record::test
