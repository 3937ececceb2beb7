#include "schoten_table.h"

namespace scoville::record::test {
namespace {

Parts four(const std::string& actions) {
    return {.game = "schoten",
            .options = R"("players":4)",
            .setup = rounds({mixed_for_four() + "," + example_numbers}),
            .seed = key_list({hex_seed(1), hex_seed(2), hex_seed(3), hex_seed(4)}),
            .actions = actions};
}
Answer legal(const std::string& actions, Viewer viewer = Viewer::everything()) {
    const Answer answer = replay(four(actions).text(), viewer);
    EXPECT_EQ(answer.outcome, Outcome::all_legal) << answer.text;
    return answer;
}
Answer refused(const std::string& actions) {
    const Answer answer = replay(four(actions).text());
    EXPECT_EQ(answer.outcome, Outcome::illegal_action) << answer.text;
    return answer;
}
const std::string trick = R"(,{"seat":0,"do":"card","card":"r9"},{"seat":1,"do":"card","card":"k9"},)"
                          R"({"seat":2,"do":"card","card":"r11"},{"seat":3,"do":"card","card":"r2"})";

TEST(SchotenState, has_its_fields_before_the_tips) {
    const Answer answer = legal("");
    EXPECT_EQ(answer.shown("round"), "0");
    EXPECT_EQ(answer.shown("phase"), "\"tips\"");
    EXPECT_EQ(answer.shown("turn"), "null");
    EXPECT_EQ(answer.shown("ranking"), R"(["g10","k9","r2","y1"])");
    EXPECT_EQ(answer.shown("trick"), "[]");
    EXPECT_EQ(answer.shown("led"), "null");
    EXPECT_EQ(answer.shown("rack"), R"({"red":6,"yellow":0,"green":2,"black":0})");
    EXPECT_EQ(answer.state("collections").as_array().size(), 4u);
    EXPECT_EQ(text_of(answer.state("collections").at(0)), R"({"red":0,"yellow":0,"green":0,"black":0})");
    EXPECT_EQ(answer.state("hands").at(1).as_array().size(), 10u);
    EXPECT_EQ(answer.shown("tips"), "[null,null,null,null]");
    EXPECT_EQ(answer.shown("roundScores"), "[]");
    EXPECT_EQ(answer.shown("scores"), "[0,0,0,0]");
    EXPECT_EQ(text_of(answer["scores"]), "[]");
}

TEST(T6, tips_are_hidden_until_all_are_in_and_final) {
    const std::string first = R"({"seat":2,"do":"tip","most":"black","fewest":"green"})";
    for (const Viewer viewer : {Viewer::spectator(), Viewer::at_seat(0)}) {
        const Answer answer = legal(first, viewer);
        EXPECT_EQ(answer.shown("tips"), "[null,null,null,null]");
        EXPECT_EQ(answer.text.find("\"most\""), std::string::npos);
    }
    EXPECT_EQ(legal(first).shown("turn"), "null");
    EXPECT_EQ(refused(first + "," + first).code(), "T6");
    EXPECT_EQ(refused(R"({"seat":2,"do":"tip","most":"black","fewest":"black"})").code(), "T6");
    const Answer shown = legal(tips(4), Viewer::spectator());
    EXPECT_EQ(shown.state("tips").as_array().size(), 4u);
    for (const json::value& tip : shown.state("tips").as_array())
        EXPECT_EQ(text_of(tip), R"({"most":"red","fewest":"yellow"})");
    EXPECT_EQ(shown.shown("turn"), "0");
    EXPECT_EQ(shown.shown("phase"), "\"trick\"");
    EXPECT_EQ(refused(R"({"seat":0,"do":"card","card":"r9"})").code(), "T6");
    EXPECT_EQ(refused(tips(4) + R"(,{"seat":0,"do":"tip","most":"red","fewest":"black"})").code(), "T6");
}

TEST(T7, card_plays_to_the_trick) {
    const Answer led = legal(tips(4) + R"(,{"seat":0,"do":"card","card":"r9"})");
    EXPECT_EQ(led.shown("led"), "\"red\"");
    EXPECT_EQ(led.shown("turn"), "1");
    ASSERT_EQ(led.state("trick").as_array().size(), 1u);
    EXPECT_EQ(text_of(led.state("trick").at(0)), R"({"seat":0,"card":"r9"})");
    EXPECT_EQ(led.state("hands").at(0).as_array().size(), 9u);
    const std::string two =
        tips(4) + R"(,{"seat":0,"do":"card","card":"r9"},{"seat":1,"do":"card","card":"k9"})";
    const Answer unfollowed = refused(two + R"(,{"seat":2,"do":"card","card":"g2"})");
    EXPECT_EQ(unfollowed.code(), "T7");
    EXPECT_EQ(unfollowed.applied(), 6);
    EXPECT_EQ(unfollowed.shown("turn"), "2");
    EXPECT_EQ(refused(two + R"(,{"seat":3,"do":"card","card":"r2"})").code(), "not-your-turn");
    EXPECT_EQ(refused(two + R"(,{"seat":2,"do":"card","card":"k12"})").code(), "unknown-card");
    EXPECT_EQ(refused(two + R"(,{"seat":2,"do":"card","card":"r13"})").code(), "unknown-card");
}

TEST(T8, take_follows_a_complete_trick) {
    const Answer won = legal(tips(4) + trick);
    EXPECT_EQ(won.shown("phase"), "\"take\"");
    EXPECT_EQ(won.shown("turn"), "1");
    EXPECT_EQ(won.shown("trick"), "[]");
    EXPECT_EQ(won.shown("led"), "null");
    EXPECT_EQ(text_of(won.state("collections").at(1)), R"({"red":3,"yellow":0,"green":0,"black":1})");
    const Answer took = legal(tips(4) + trick + R"(,{"seat":1,"do":"take","colour":"green"})");
    EXPECT_EQ(took.shown("rack"), R"({"red":6,"yellow":0,"green":1,"black":0})");
    EXPECT_EQ(text_of(took.state("collections").at(1)), R"({"red":3,"yellow":0,"green":1,"black":1})");
    EXPECT_EQ(took.shown("phase"), "\"trick\"");
    EXPECT_EQ(took.shown("turn"), "1");
    EXPECT_EQ(refused(tips(4) + trick + R"(,{"seat":1,"do":"take","colour":"yellow"})").code(), "T8");
    EXPECT_EQ(refused(tips(4) + trick + R"(,{"seat":1,"do":"card","card":"k8"})").code(), "T8");
    EXPECT_EQ(refused(tips(4) + trick + R"(,{"seat":0,"do":"take","colour":"red"})").outcome,
              Outcome::illegal_action);
    EXPECT_EQ(refused(tips(4) + R"(,{"seat":0,"do":"take","colour":"red"})").code(), "T8");
}

TEST(BadAction, cards_and_takes_of_schoten) {
    const auto expect_bad_action = [](const std::string& before, const std::string& action) {
        const Answer answer = refused(before + "," + action);
        EXPECT_EQ(answer.code(), "bad-action") << action;
        EXPECT_EQ(answer["state"], legal(before)["state"]);
    };
    for (const char* odd : {"null", "1", "true", "[]", "{}", "[\"r9\"]"}) {
        expect_bad_action(tips(4), R"({"seat":0,"do":"card","card":)" + std::string(odd) + "}");
        expect_bad_action(tips(4) + trick, R"({"seat":1,"do":"take","colour":)" + std::string(odd) + "}");
    }
    expect_bad_action(tips(4), R"({"seat":0,"do":"card"})");
    expect_bad_action(tips(4) + trick, R"({"seat":1,"do":"take"})");
    expect_bad_action(tips(4) + trick, R"({"seat":1,"do":"take","colour":"g"})");
    expect_bad_action(tips(4) + trick, R"({"seat":1,"do":"take","color":"green"})");
    EXPECT_EQ(legal(tips(4) + R"(,{"seat":0,"do":"card","card":"r9","colour":7,"x":[1]})")["state"],
              legal(tips(4) + R"(,{"seat":0,"do":"card","card":"r9"})")["state"]);
}

TEST(T11, a_game_has_as_many_rounds_as_players_and_then_ends) {
    for (int players = 3; players <= 4; ++players) {
        std::vector<std::string> list;
        for (unsigned i = 0; i < static_cast<unsigned>(players); ++i) list.push_back(hex_seed(i + 900));
        const Parts game = play_to_the_end(
            {.game = "schoten", .options = R"("players":)" + std::to_string(players), .seed = key_list(list)},
            5);
        const Answer over = replay(game.text());
        ASSERT_TRUE(over.over());
        EXPECT_EQ(over.shown("phase"), "\"over\"");
        EXPECT_EQ(over.shown("turn"), "null");
        EXPECT_EQ(over.shown("round"), std::to_string(players - 1));
        EXPECT_EQ(over.state("roundScores").as_array().size(), static_cast<std::size_t>(players));
        const std::int64_t actions = players == 3 ? 3 * (3 + 36 + 12) : 4 * (4 + 40 + 8);
        EXPECT_EQ(over.applied(), actions);
        std::vector<std::int64_t> sums(static_cast<std::size_t>(players));
        for (const json::value& round : over.state("roundScores").as_array())
            for (std::size_t seat = 0; seat < sums.size(); ++seat) sums[seat] += round.at(seat).as_int64();
        EXPECT_EQ(over["scores"], json::value_from(sums));
        EXPECT_EQ(over.state("scores"), json::value_from(sums));
        json::array best;
        for (std::size_t seat = 0; seat < sums.size(); ++seat)
            if (sums[seat] == *std::max_element(sums.begin(), sums.end()))
                best.push_back(static_cast<std::int64_t>(seat));
        EXPECT_EQ(over["winners"], best);

        Parts more = game;
        more.actions += R"(,{"seat":0,"do":"tip","most":"red","fewest":"green"})";
        const Answer late = replay(more.text());
        EXPECT_EQ(late.code(), "game-over");
        EXPECT_EQ(late["state"], over["state"]);
        EXPECT_EQ(late.applied(), actions);
    }
}

}  // namespace
}  // namespace scoville::record::test
