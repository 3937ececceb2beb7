#include "records.h"

namespace scoville::record::test {
namespace {

std::string pass(int seat) { return R"({"do":"pass","seat":)" + std::to_string(seat) + "}"; }
std::string let(int seat) { return R"({"do":"let","seat":)" + std::to_string(seat) + "}"; }
std::string play(int seat, const std::string& card) {
    return R"({"do":"play","card":")" + card + R"(","declare":")" + card + R"(","seat":)" +
           std::to_string(seat) + "}";
}
std::string list(const std::vector<std::string>& actions) {
    std::string text;
    for (const std::string& action : actions) text += (text.empty() ? "" : ",") + action;
    return text;
}

Parts two_trophies() {
    std::vector<std::string> actions{play(0, "c1"), let(1)};
    for (int n = 2; n <= 7; ++n) {
        actions.push_back(pass(1));
        actions.push_back(play(0, "c" + std::to_string(n)));
    }
    actions.push_back(let(1));
    return {.options = R"("players":2)",
            .setup = hands({"c1", "p1"}) + R"(,"draw":)" + card_list("c2 c3 c4 c5 c6 c7"),
            .actions = list(actions)};
}

TEST(S26, two_trophies_win_and_points_are_listed_all_the_same) {
    const Answer answer = replay(two_trophies().text());
    ASSERT_EQ(answer.outcome, Outcome::all_legal) << answer.text;
    EXPECT_TRUE(answer.over());
    EXPECT_EQ(text_of(answer["winners"]), "[0]");
    EXPECT_EQ(text_of(answer["scores"]), "[20,-7]");
    EXPECT_EQ(answer.shown("trophies"), "[2,0]");
    EXPECT_EQ(answer.shown("turn"), "null");
    EXPECT_EQ(answer.shown("waiting"), "[]");
    EXPECT_EQ(answer.state("stack").as_array().size(), 7u);
}

TEST(S24, the_third_trophy_ends_the_game) {
    const std::string actions =
        list({play(0, "c1"), let(1), let(2), play(1, "c2"), let(0), let(2), play(2, "c3"), let(0), let(1)});
    const Answer answer = replay(
        Parts{.options = R"("players":3)", .setup = hands({"c1", "c2", "c3"}), .actions = actions}.text());
    ASSERT_EQ(answer.outcome, Outcome::all_legal) << answer.text;
    EXPECT_TRUE(answer.over());
    EXPECT_EQ(text_of(answer["scores"]), "[4,4,10]");
    EXPECT_EQ(text_of(answer["winners"]), "[2]");
    EXPECT_EQ(answer.shown("trophies"), "[1,1,1]");
    EXPECT_EQ(text_of(answer.state("hands").at(2)), "[]");
}

TEST(S25, drawing_the_last_card_above_the_end_card_ends_the_game) {
    const auto passed = [](const std::vector<std::string_view>& by_seat, const std::string& more) {
        return replay(
            Parts{.options = R"("players":2,"endCard":1)" + more, .setup = hands(by_seat), .actions = pass(0)}
                .text());
    };
    const Answer lost = passed({"c1", "c2"}, "");
    EXPECT_TRUE(lost.over());
    EXPECT_EQ(lost.shown("aboveEnd"), "0");
    EXPECT_EQ(lost.shown("draw"), "97");
    EXPECT_EQ(lost.shown("turn"), "null");
    EXPECT_EQ(text_of(lost["scores"]), "[-2,-1]");
    EXPECT_EQ(text_of(lost["winners"]), "[1]");
    EXPECT_EQ(text_of(passed({"c1", "c2 c3"}, "")["winners"]), "[0,1]");
    EXPECT_EQ(text_of(passed({"c1 xx", "c2"}, R"(,"edition":"2022")")["scores"]), "[-7,-1]");
}

TEST(S25, drawing_stops_in_the_middle_of_two) {
    const Answer answer =
        replay(Parts{.options = R"("players":2,"endCard":1)",
                     .setup = hands({"c1 c2", "c3"}),
                     .actions = play(0, "c1") + R"(,{"seat":1,"do":"challenge","trait":"number"})"}
                   .text());
    EXPECT_TRUE(answer.over());
    EXPECT_EQ(answer.state("hands").at(1).as_array().size(), 2u);
    EXPECT_EQ(text_of(answer["scores"]), "[0,-2]");
    EXPECT_EQ(text_of(answer["winners"]), "[0]");
}

TEST(GameOver, nothing_can_be_done_any_more) {
    const Parts ended = two_trophies();
    const Answer over = replay(ended.text());
    for (const std::string& action :
         {pass(0), pass(1), let(0), let(1), play(1, "p1"),
          std::string(R"({"seat":1,"do":"challenge","trait":"number"})"),
          std::string(R"({"seat":1,"do":"copy","card":"p1"})"), std::string(R"({"seat":1,"do":"peek"})"),
          std::string(R"({"seat":1,"do":"total-wild","take":true})")}) {
        Parts more = ended;
        more.actions += "," + action;
        const Answer answer = replay(more.text());
        EXPECT_EQ(answer.outcome, Outcome::illegal_action);
        EXPECT_EQ(answer.code(), "game-over") << action;
        EXPECT_EQ(answer["state"], over["state"]);
        EXPECT_EQ(answer["winners"], over["winners"]);
        EXPECT_EQ(answer["scores"], over["scores"]);
    }
}

TEST(GameOver, every_view_shows_hands_and_stack_while_events_stay_as_seen) {
    const std::string record = two_trophies().text();
    const Answer all = replay(record);
    for (const Viewer viewer : {Viewer::spectator(), Viewer::at_seat(1)}) {
        const Answer seen = replay(record, viewer);
        EXPECT_EQ(seen.state("hands"), all.state("hands"));
        EXPECT_EQ(seen.state("stack"), all.state("stack"));
        for (const auto& event : seen.events("played")) EXPECT_EQ(event.at("card"), "??");
    }
}

TEST(SpicyState, has_exactly_the_fields_of_the_format) {
    const Answer answer =
        replay(Parts{.options = R"("players":2)", .setup = hands({"xn p9 c10", "c2"})}.text());
    std::set<std::string> names;
    for (const auto& field : answer["state"].as_object()) names.emplace(field.key());
    for (const char* name : {"turn", "hands", "stack", "won", "trophies", "draw", "aboveEnd", "paw",
                             "waiting", "totalWilds", "totalWildsLeft"})
        EXPECT_TRUE(names.contains(name)) << name;
    EXPECT_EQ(answer.shown("hands"), R"([["c10","p9","xn"],["c2"]])");
    EXPECT_EQ(answer.shown("stack"), "[]");
    EXPECT_EQ(answer.shown("won"), R"([{"spice":0,"total":0},{"spice":0,"total":0}])");
    EXPECT_EQ(answer.shown("trophies"), "[0,0]");
    EXPECT_EQ(answer.shown("draw"), "96");
    EXPECT_EQ(answer.shown("paw"), "null");
    EXPECT_EQ(answer.shown("totalWilds"), "[0,0]");
    EXPECT_EQ(answer.applied(), 0);
    EXPECT_FALSE(answer.over());
}

TEST(SpicyState, a_hand_tells_nothing_about_the_order_of_its_cards) {
    const auto dealt = [](std::string_view hand) {
        return replay(Parts{.options = R"("players":2)", .setup = hands({hand, "c2"})}.text()).text;
    };
    EXPECT_EQ(dealt("c1 w10 xs p3"), dealt("p3 xs w10 c1"));
}

TEST(W3, a_total_wild_on_the_stack_is_seen_by_all) {
    const std::string record = Parts{.options = R"("players":2,"edition":"2022")",
                                     .setup = hands({"xx c2", "c3"}),
                                     .actions = R"({"seat":0,"do":"play","card":"xx","declare":"l2"})"}
                                   .text();
    for (const Viewer viewer : {Viewer::spectator(), Viewer::at_seat(1)}) {
        const Answer seen = replay(record, viewer);
        EXPECT_EQ(seen.state("stack").at(0).at("card"), "xx");
        EXPECT_EQ(seen.state("stack").at(0).at("declared"), "l2");
        EXPECT_EQ(seen.events("played").at(0).at("card"), "xx");
    }
}

TEST(S4, others_see_the_end_card_at_its_printed_height_and_never_below_one) {
    const auto above = [](const std::string& more, Viewer viewer) {
        return replay(
                   Parts{.options = R"("players":2)" + more, .setup = hands({"c1", "c2"}), .actions = pass(0)}
                       .text(),
                   viewer)
            .shown("aboveEnd");
    };
    EXPECT_EQ(above("", Viewer::everything()), "37");
    EXPECT_EQ(above("", Viewer::spectator()), "37");
    EXPECT_EQ(above(R"(,"endCard":5)", Viewer::everything()), "4");
    EXPECT_EQ(above(R"(,"endCard":5)", Viewer::spectator()), "4");
    EXPECT_EQ(above(R"(,"endCard":5)", Viewer::at_seat(1)), "4");
}

}  // namespace
}  // namespace scoville::record::test
