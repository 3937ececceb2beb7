#include "records.h"

namespace scoville::record::test {
namespace {

const std::vector<std::string> odd_values{
    "null", "true",  "0",  "-1", "1.5",     "1e400", "9007199254740992", "18446744073709551616",
    "\"\"", "\"1\"", "[]", "{}", "[\"c1\"]"};

Parts spicy_with(const std::string& options, const std::vector<std::string_view>& by_seat) {
    return {.options = options, .setup = hands(by_seat)};
}

Answer after(Parts parts, const std::string& before, const std::string& action) {
    parts.actions = before.empty() ? action : before + "," + action;
    return replay(parts.text());
}

// The action is refused as badly written, at its place; nothing of it happened.
void expect_bad_action(const Parts& parts, const std::string& before, const std::string& action) {
    SCOPED_TRACE(action);
    Parts untouched = parts;
    untouched.actions = before;
    const Answer expected = replay(untouched.text());
    ASSERT_EQ(expected.outcome, Outcome::all_legal);
    const Answer answer = after(parts, before, action);
    EXPECT_EQ(answer.outcome, Outcome::illegal_action);
    EXPECT_EQ(answer.code(), "bad-action");
    EXPECT_EQ(answer.applied(), expected.applied());
    EXPECT_EQ(answer["state"], expected["state"]);
    EXPECT_EQ(answer["events"], expected["events"]);
}

// Every field of the action, taken away and given every odd value but the fine ones.
void expect_fields_checked(const Parts& parts, const std::string& before, const std::string& action,
                           const std::set<std::string>& optional = {}) {
    ASSERT_EQ(after(parts, before, action).outcome, Outcome::all_legal) << after(parts, before, action).text;
    const json::object whole = json::parse(action).as_object();
    for (const auto& member : whole) {
        const std::string name(member.key());
        json::object without = whole;
        without.erase(name);
        if (!optional.contains(name)) expect_bad_action(parts, before, text_of(without));
        for (const std::string& odd : odd_values) {
            const bool is_flag = member.value().is_bool();
            const bool is_list = member.value().is_array();
            if (name == "seat" && odd == "0") continue;
            if ((is_flag && odd == "true") || (is_list && odd.starts_with('['))) continue;
            if (name == "card" && odd.starts_with('"')) continue;
            std::string changed = text_of(without);
            changed.insert(changed.size() - 1, (without.empty() ? "" : ",") + in_quotes(name) + ":" + odd);
            expect_bad_action(parts, before, changed);
        }
    }
    json::object more = whole;
    more["comment"] = {{"at", 1.5}, {"by", {"x", nullptr}}};
    more["time"] = 1e300;
    more["Seat"] = "x";
    const Answer plain = after(parts, before, action);
    EXPECT_EQ(after(parts, before, text_of(more)).text, plain.text) << "unknown fields are ignored";
}

const std::string play_c1 = R"({"seat":0,"do":"play","card":"c1","declare":"c1"})";

TEST(BadAction, an_action_is_an_object) {
    const Parts parts = spicy_with(R"("players":2)", {"c1", "c2"});
    for (const char* odd : {"null", "1", "\"pass\"", "[]", "{}", "true", "[0,\"pass\"]"})
        expect_bad_action(parts, "", odd);
}

TEST(BadAction, play) {
    const Parts parts =
        spicy_with(R"("players":2,"variants":["change-your-luck"])", {"c1 c9 w1 xn", "c2 p1"});
    expect_fields_checked(parts, "", play_c1);
    const std::string before = play_c1 + R"(,{"seat":1,"do":"play","card":"p1","declare":"c4"})";
    expect_fields_checked(
        parts, before,
        R"({"seat":0,"do":"play","card":"c9","declare":"c5","extras":["w1","xn"],"last":false})",
        {"extras", "last"});
    for (const char* extras : {R"([1])", R"([null])", R"([["w1"]])", R"(["w1",true])"})
        expect_bad_action(
            parts, before,
            R"({"seat":0,"do":"play","card":"c9","declare":"c5","extras":)" + std::string(extras) + "}");
}

TEST(BadAction, pass) {
    expect_fields_checked(spicy_with(R"("players":2)", {"c1", "c2"}), "", R"({"seat":0,"do":"pass"})");
}

TEST(BadAction, challenge) {
    const Parts parts = spicy_with(R"("players":2,"manners":"strict")", {"c1 c2", "c3"});
    expect_fields_checked(parts, play_c1, R"({"seat":1,"do":"challenge","trait":"number"})", {"trait"});
    for (const char* trait : {"\"Number\"", "\"colour\"", "\"none\"", "\"number \""})
        expect_bad_action(parts, play_c1,
                          R"({"seat":1,"do":"challenge","trait":)" + std::string(trait) + "}");
}

TEST(BadAction, copy) {
    const Parts parts = spicy_with(R"("players":2,"variants":["copy-cat"])", {"c1 c2", "c3 xs"});
    expect_fields_checked(parts, play_c1, R"({"seat":1,"do":"copy","card":"xs","last":false,"extras":[]})",
                          {"last", "extras"});
}

TEST(BadAction, let) {
    const Parts parts = spicy_with(R"("players":3,"pace":"everyone-answers")", {"c1 c2", "c3", "c4"});
    expect_fields_checked(parts, play_c1, R"({"seat":2,"do":"let","standing":true})", {"standing"});
}

TEST(BadAction, peek) {
    expect_fields_checked(spicy_with(R"("players":2,"manners":"strict")", {"c1", "c2"}), "",
                          R"({"seat":1,"do":"peek"})");
}

TEST(BadAction, total_wild) {
    const Parts parts = spicy_with(R"("players":2,"edition":"2022")", {"c1 c2", "c3"});
    expect_fields_checked(parts, play_c1 + R"(,{"seat":1,"do":"challenge","trait":"number"})",
                          R"({"seat":1,"do":"total-wild","take":true})");
}

TEST(BadAction, seats_outside_the_table) {
    const Parts parts = spicy_with(R"("players":3)", {"c1", "c2", "c3"});
    for (const char* seat : {"3", "5", "6", "255", "256", "4294967296", "-1", "0.0", "\"0\"", "1e0"})
        expect_bad_action(parts, "", R"({"do":"pass","seat":)" + std::string(seat) + "}");
}

TEST(BadAction, things_one_cannot_do) {
    const Parts parts = spicy_with(R"("players":2)", {"c1", "c2"});
    for (const char* what :
         {"Play", "pass ", "", "tip", "card", "take", "draw", "total_wild", "totalWild", "pass\\u0000"})
        expect_bad_action(parts, "", R"({"seat":0,"do":")" + std::string(what) + "\"}");
}

TEST(S10, a_declaration_outside_the_box_is_refused_in_both_manners) {
    for (const char* manners : {"assisted", "strict"}) {
        const Parts parts =
            spicy_with(R"("players":2,"manners":")" + std::string(manners) + "\"", {"c1 c2", "c2"});
        for (const char* said : {"l1", "c0", "c11", "xs", "xx", "c", "1", "", "C1", "c01", "r1", "??"}) {
            SCOPED_TRACE(said);
            const Answer answer = after(
                parts, "", R"({"seat":0,"do":"play","card":"c1","declare":")" + std::string(said) + "\"}");
            EXPECT_EQ(answer.outcome, Outcome::illegal_action);
            EXPECT_EQ(answer.applied(), 0);
            EXPECT_EQ(answer.shown("hands"), R"([["c1","c2"],["c2"]])");
        }
    }
}

TEST(UnknownCard, cards_that_are_not_in_the_box_or_not_in_the_hand) {
    const Parts parts = spicy_with(R"("players":2)", {"c1 c3", "c2"});
    for (const char* card : {"l1", "xx", "c11", "c0", "??", "", "zz", "r1", "c2", "xs", "C1", "c1 "}) {
        SCOPED_TRACE(card);
        const Answer answer =
            after(parts, "", R"({"seat":0,"do":"play","declare":"c1","card":")" + std::string(card) + "\"}");
        EXPECT_EQ(answer.outcome, Outcome::illegal_action);
        EXPECT_TRUE(answer.code() == "unknown-card" || answer.code() == "bad-action") << answer.code();
    }
    EXPECT_EQ(after(parts, "", R"({"seat":0,"do":"play","declare":"c1","card":"c2"})").code(),
              "unknown-card");
}

TEST(V4, extras_beyond_two_or_not_in_hand_are_refused) {
    const Parts parts =
        spicy_with(R"("players":2,"variants":["change-your-luck"])", {"c1 c2 c9 w1 w2 w3 w4", "c3 p1"});
    const std::string before = play_c1 + R"(,{"seat":1,"do":"play","card":"p1","declare":"c4"})";
    const auto with = [&](const std::string& extras) {
        return after(parts, before,
                     R"({"seat":0,"do":"play","card":"c9","declare":"c5","extras":)" + extras + "}");
    };
    EXPECT_EQ(with(R"(["w1","w2"])").outcome, Outcome::all_legal);
    EXPECT_EQ(with(R"(["w1","w2","w3"])").code(), "V4");
    EXPECT_EQ(with(R"(["w1","w1"])").outcome, Outcome::illegal_action);
    EXPECT_EQ(with(R"(["c9"])").outcome, Outcome::illegal_action);
    EXPECT_EQ(with(R"(["p9"])").outcome, Outcome::illegal_action);
    EXPECT_EQ(with(R"(["zz"])").outcome, Outcome::illegal_action);
    std::string many = "[\"w1\"";
    for (int i = 0; i < 100000; ++i) many += ",\"w1\"";
    EXPECT_EQ(with(many + "]").outcome, Outcome::illegal_action);
}

TEST(BadAction, schoten) {
    const Parts parts{.game = "schoten",
                      .options = R"("players":3)",
                      .seed = "[" + in_quotes(hex_seed(1)) + "," + in_quotes(hex_seed(2)) + "," +
                              in_quotes(hex_seed(3)) + "]"};
    const std::string tip = R"({"seat":2,"do":"tip","most":"red","fewest":"yellow"})";
    expect_fields_checked(parts, "", tip);
    for (const char* odd : {"null", "1", "\"tip\"", "[]", "{}"}) expect_bad_action(parts, "", odd);
    for (const char* colour : {"Red", "r", "blue", "red ", ""})
        expect_bad_action(parts, "",
                          R"({"seat":2,"do":"tip","fewest":"yellow","most":")" + std::string(colour) + "\"}");
    expect_bad_action(parts, "", R"({"seat":3,"do":"tip","most":"red","fewest":"yellow"})");
    expect_bad_action(parts, "", R"({"seat":0,"do":"play","card":"r1"})");
    expect_bad_action(parts, "", R"({"seat":0,"do":"pass"})");
}

}  // namespace
}  // namespace scoville::record::test
