#include "records.h"

namespace scoville::record::test {
namespace {

void expect_bad_setup(const std::string& options, const std::string& setup, std::string_view place) {
    expect_bad(Parts{.options = options, .setup = setup}.text(), place);
}
Answer dealt(const std::string& options, const std::string& setup) {
    return replay(Parts{.options = options, .setup = setup}.text());
}

const std::string two = R"("players":2)";
const std::string two_2022 = R"("players":2,"edition":"2022")";

TEST(SpicySetup, there_must_be_a_hand_for_each_player) {
    expect_bad_setup(two, R"("hands":[])", "setup");
    expect_bad_setup(two, hands({"c1"}), "setup");
    expect_bad_setup(two, hands({"c1", "c2", "c3"}), "setup");
    expect_bad_setup(R"("players":6)", hands({"c1", "c2", "c3", "c4", "c5", "c6", "c7"}), "setup");
    EXPECT_EQ(dealt(two, hands({"c1", "c2"})).outcome, Outcome::all_legal);
}

TEST(SpicySetup, a_hand_is_not_empty) {
    expect_bad_setup(two, hands({"c1", ""}), "setup");
    expect_bad_setup(two, hands({"", "c1"}), "setup");
}

TEST(SpicySetup, hands_and_draw_are_lists_of_cards) {
    for (const char* odd : {"null", "1", "\"c1\"", "{}", "true"}) {
        expect_bad_setup(two, R"("hands":)" + std::string(odd), "setup.hands");
        expect_bad_setup(two, R"("hands":[["c1"],)" + std::string(odd) + "]", "setup.hands[1]");
        expect_bad_setup(two, hands({"c1", "c2"}) + R"(,"draw":)" + odd, "setup.draw");
        if (std::string_view(odd) == "\"c1\"") continue;
        expect_bad_setup(two, R"("hands":[["c1"],["c2",)" + std::string(odd) + "]]", "setup.hands[1][1]");
        expect_bad_setup(two, hands({"c1", "c2"}) + R"(,"draw":["c3",)" + odd + "]", "setup.draw[1]");
    }
    for (const char* odd : {"null", "1", "\"c1\"", "[]", "true"})
        expect_bad(R"({"record":1,"game":"spicy","options":{"players":2},"actions":[],"setup":)" +
                       std::string(odd) + "}",
                   "setup");
}

TEST(SpicySetup, names_that_are_no_cards_are_refused) {
    for (const char* name :
         {"",   "c",  "c0", "c11", "c01",  "c1 ", " c1",       "C1", "c-1", "c1.", "1c",     "x", "xz",
          "XS", "??", "r1", "k1",  "c100", "l1",  "c\\u00001", "cc", "c1c", "c+1", "chili1", "é1"}) {
        expect_bad_setup(two, R"("hands":[["c1",")" + std::string(name) + R"("],["c2"]])",
                         "setup.hands[0][1]");
        expect_bad_setup(two, hands({"c1", "c2"}) + R"(,"draw":[")" + name + R"("])", "setup.draw[0]");
    }
}

TEST(S1, each_box_has_its_own_spices) {
    for (const char* edition : {"2020", "2021-fr"}) {
        const std::string options = two + R"(,"edition":")" + edition + "\"";
        EXPECT_EQ(dealt(options, hands({"w1", "w10"})).outcome, Outcome::all_legal);
        expect_bad_setup(options, hands({"l1", "c1"}), "setup.hands[0][0]");
    }
    for (const char* edition : {"2022", "2022-classic"}) {
        const std::string options = two + R"(,"edition":")" + edition + "\"";
        EXPECT_EQ(dealt(options, hands({"l1", "l10"})).outcome, Outcome::all_legal);
        expect_bad_setup(options, hands({"w1", "c1"}), "setup.hands[0][0]");
    }
}

TEST(S1, a_card_named_more_often_than_the_box_holds_it_is_an_error) {
    EXPECT_EQ(dealt(two, hands({"c1 c1", "c1"})).outcome, Outcome::all_legal);
    expect_bad_setup(two, hands({"c1 c1", "c1 c1"}), "setup");
    expect_bad_setup(two, hands({"c1 c1 c1 c1", "c2"}), "setup");
    expect_bad_setup(two, hands({"c1 c1", "c1"}) + R"(,"draw":["c1"])", "setup");
    expect_bad_setup(two, hands({"c1", "c2"}) + R"(,"draw":["p3","p3","p3","p3"])", "setup");
    for (const char* wild : {"xs", "xn"}) {
        const std::string w(wild);
        const std::string five = w + " " + w + " " + w + " " + w + " " + w;
        EXPECT_EQ(dealt(two, hands({five, "c1"})).outcome, Outcome::all_legal);
        expect_bad_setup(two, hands({five, w}), "setup");
        expect_bad_setup(two, hands({five, "c1"}) + R"(,"draw":[)" + in_quotes(w) + "]", "setup");
    }
}

TEST(W5, total_wilds_lie_in_hands_only_and_one_in_each) {
    EXPECT_EQ(dealt(two_2022, hands({"xx c1", "xx"})).outcome, Outcome::all_legal);
    expect_bad_setup(two_2022, hands({"xx xx", "c1"}), "setup");
    expect_bad_setup(two_2022, hands({"c2", "xx c1 xx"}), "setup");
    expect_bad_setup(two_2022, hands({"c1", "c2"}) + R"(,"draw":["xx"])", "setup");
    for (const char* edition : {"2020", "2021-fr", "2022-classic"})
        expect_bad_setup(two + R"(,"edition":")" + edition + "\"", hands({"xx", "c1"}), "setup.hands[0][0]");
}

TEST(W1, total_wilds_not_in_hands_lie_beside_the_deck) {
    EXPECT_EQ(dealt(two_2022, hands({"xx c1", "c2"})).shown("totalWilds"), "[1,0]");
    EXPECT_EQ(dealt(two_2022, hands({"xx c1", "c2"})).shown("totalWildsLeft"), "5");
    EXPECT_EQ(dealt(two_2022, hands({"c1", "c2"})).shown("totalWildsLeft"), "6");
    EXPECT_EQ(dealt(R"("players":6,"edition":"2022")", hands({"xx", "xx", "xx", "xx", "xx", "xx"}))
                  .shown("totalWildsLeft"),
              "0");
    EXPECT_EQ(dealt(two, hands({"c1", "c2"})).shown("totalWildsLeft"), "0");
}

TEST(S4, the_end_card_lies_from_1_to_the_size_of_the_draw_deck) {
    for (const char* above : {"1", "50", "98"}) {
        const Answer answer = dealt(two + R"(,"endCard":)" + above, hands({"c1", "c2"}));
        ASSERT_EQ(answer.outcome, Outcome::all_legal);
        EXPECT_EQ(answer.shown("aboveEnd"), above);
    }
    for (const char* above :
         {"0", "99", "100", "101", "255", "256", "257", "-1", "1.5", "\"1\"", "null", "1e400"})
        expect_bad_setup(two + R"(,"endCard":)" + above, hands({"c1", "c2"}), "endCard");
    const auto seeded = [](const std::string& options) {
        return Parts{.options = options, .seed = in_quotes(hex_seed(1))}.text();
    };
    EXPECT_EQ(replay(seeded(R"("players":6,"endCard":64)")).shown("aboveEnd"), "64");
    expect_bad(seeded(R"("players":6,"endCard":65)"), "endCard");
    EXPECT_EQ(replay(seeded(R"("players":6,"edition":"2022","endCard":70)")).shown("aboveEnd"), "70");
    expect_bad(seeded(R"("players":6,"edition":"2022","endCard":71)"), "endCard");
    expect_bad(seeded(R"("players":6,"endCard":0)"), "endCard");
}

TEST(S4, with_a_set_up_the_end_card_has_its_printed_height_and_one_above_at_least) {
    EXPECT_EQ(dealt(two, hands({"c1", "c2"})).shown("aboveEnd"), "38");
    EXPECT_EQ(dealt(R"("players":3)", hands({"c1", "c2", "c3"})).shown("aboveEnd"), "59");
    EXPECT_EQ(dealt(R"("players":4)", hands({"c1", "c2", "c3", "c4"})).shown("aboveEnd"), "58");
    EXPECT_EQ(dealt(R"("players":5)", hands({"c1", "c2", "c3", "c4", "c5"})).shown("aboveEnd"), "80");
    EXPECT_EQ(dealt(R"("players":6)", hands({"c1", "c2", "c3", "c4", "c5", "c6"})).shown("aboveEnd"), "79");
    std::string half;
    for (int n = 1; n <= 10; ++n)
        for (const char* spice : {"c", "w"})
            half += (spice + std::to_string(n) + " ") + (spice + std::to_string(n) + " ");
    EXPECT_EQ(dealt(two, hands({half, "p1"})).shown("aboveEnd"), "1");
    EXPECT_EQ(dealt(two, hands({half, "p1"})).shown("draw"), "59");
}

TEST(S5, with_a_set_up_seat_0_starts) {
    EXPECT_EQ(dealt(two, hands({"c1", "c2"})).shown("turn"), "0");
    EXPECT_EQ(dealt(two + R"(,"start":1)", hands({"c1", "c2"})).shown("turn"), "1");
    expect_bad_setup(two + R"(,"start":2)", hands({"c1", "c2"}), "options.start");
}

TEST(SpicySetup, cards_not_named_follow_in_the_order_of_the_box) {
    std::string passes;
    for (int i = 0; i < 98; ++i)
        passes += (i > 0 ? "," : "") + std::string(R"({"do":"pass","seat":)") + std::to_string(i % 2) + "}";
    const Answer answer = replay(Parts{.options = two + R"(,"endCard":98)",
                                       .setup = hands({"c1", "xn"}) + R"(,"draw":["p3","xs","c2"])",
                                       .actions = passes}
                                     .text());
    std::vector<std::string> left;
    for (const char* spice : {"c", "w", "p"})
        for (int n = 1; n <= 10; ++n) left.insert(left.end(), 3, spice + std::to_string(n));
    left.insert(left.end(), 5, "xs");
    left.insert(left.end(), 5, "xn");
    for (const char* named : {"c1", "xn", "p3", "xs", "c2"})
        left.erase(std::find(left.begin(), left.end(), named));
    left.insert(left.begin(), {"p3", "xs", "c2"});
    std::vector<std::string> drawn;
    for (const auto& event : answer.events("drew"))
        for (const auto& card : event.at("cards").as_array()) drawn.emplace_back(card.as_string());
    EXPECT_EQ(drawn, left);
    EXPECT_TRUE(answer.over());
}

TEST(SpicySetup, a_draw_deck_without_cards_is_impossible) {
    std::string all;
    for (const char* spice : {"c", "w", "p"})
        for (int n = 1; n <= 10; ++n)
            for (int i = 0; i < 3; ++i) all += spice + std::to_string(n) + " ";
    expect_bad_setup(two, hands({all, "xs xs xs xs xs xn xn xn xn xn"}), "setup");
    EXPECT_EQ(dealt(two, hands({all, "xs xs xs xs xs xn xn xn xn"})).shown("draw"), "1");
}

}  // namespace
}  // namespace scoville::record::test
