#include "records.h"

namespace scoville::record::test {
namespace {

const std::string spicy_setup = hands({"c1 c2", "w1 xs", "p1 xn"});
const Parts good{.options = R"("players":3)", .setup = spicy_setup, .actions = R"({"seat":0,"do":"pass"})"};

// Values of every kind; what a field accepts is left out where it is tried.
const std::vector<std::string> odd_values{"null",
                                          "true",
                                          "false",
                                          "-1",
                                          "1.5",
                                          "1e400",
                                          "-1e400",
                                          "1e2",
                                          "9007199254740992",
                                          "18446744073709551615",
                                          "18446744073709551616",
                                          "99999999999999999999999999",
                                          "256",
                                          "257",
                                          "4294967297",
                                          "4294967299",
                                          "-4294967293",
                                          "\"\"",
                                          "\"1\"",
                                          "\"3\"",
                                          "\"spicy \"",
                                          "\"Spicy\"",
                                          "[]",
                                          "[[]]",
                                          "[null]",
                                          "{}",
                                          "{\"a\":1}",
                                          "[3]"};

void expect_odd_values_refused(const std::string& before, const std::string& after, std::string_view place,
                               const std::set<std::string>& fine = {}) {
    for (const std::string& value : odd_values)
        if (!fine.contains(value)) expect_bad(before + value + after, place);
}

TEST(BadRecord, the_good_one_is_good) { EXPECT_EQ(replay(good.text()).outcome, Outcome::all_legal); }

TEST(BadRecord, is_not_an_object) {
    for (const std::string& value : odd_values) expect_bad(value, "record");
}

TEST(BadRecord, lacks_a_field) {
    expect_bad("{}", "record");
    expect_bad(
        R"({"game":"spicy","options":{"players":3},"setup":{"hands":[["c1"],["c2"],["c3"]]},"actions":[]})",
        "record");
    expect_bad(
        R"({"record":1,"options":{"players":3},"setup":{"hands":[["c1"],["c2"],["c3"]]},"actions":[]})",
        "game");
    expect_bad(R"({"record":1,"game":"spicy","setup":{"hands":[["c1"],["c2"],["c3"]]},"actions":[]})",
               "options");
    expect_bad(R"({"record":1,"game":"spicy","options":{},"setup":{"hands":[["c1"],["c2"]]},"actions":[]})",
               "options.players");
    expect_bad(R"({"record":1,"game":"spicy","options":{"players":3},"actions":[]})", "seed");
    expect_bad(R"({"record":1,"game":"spicy","options":{"players":3},"setup":{},"actions":[]})",
               "setup.hands");
}

TEST(BadRecord, has_an_odd_version_or_game) {
    const std::string rest = R"(,"options":{"players":3},"setup":{)" + spicy_setup + R"(},"actions":[]})";
    expect_odd_values_refused(R"({"game":"spicy","record":)", rest, "record");
    for (const char* version : {"0", "2", "1.0", "11"})
        expect_bad(R"({"game":"spicy","record":)" + std::string(version) + rest, "record");
    expect_odd_values_refused(R"({"record":1,"game":)", rest, "game");
    for (const char* game : {"\"SPICY\"", "\"spicy\\u0000\"", "\"schoten2\"", "\"scharfe schoten\""})
        expect_bad(R"({"record":1,"game":)" + std::string(game) + rest, "game");
}

TEST(BadRecord, has_odd_options_or_actions) {
    const std::string setup = R"(,"setup":{)" + spicy_setup + "}";
    expect_odd_values_refused(R"({"record":1,"game":"spicy","options":)", setup + R"(,"actions":[]})",
                              "options");
    expect_odd_values_refused(
        R"({"record":1,"game":"spicy","options":{"players":3})" + setup + R"(,"actions":)", "}", "actions",
        {"[]", "[[]]", "[null]", "[3]"});
}

TEST(BadRecord, has_both_or_neither_of_seed_and_setup) {
    Parts both = good;
    both.seed = in_quotes(hex_seed(1));
    expect_bad(both.text(), "seed");
    Parts neither = good;
    neither.setup = "";
    expect_bad(neither.text(), "seed");
}

TEST(BadRecord, has_an_odd_seed) {
    Parts seeded = good;
    seeded.setup = "";
    seeded.seed = in_quotes(hex_seed(1));
    seeded.actions = "";
    EXPECT_EQ(replay(seeded.text()).outcome, Outcome::all_legal);
    const std::string before = R"({"record":1,"game":"spicy","options":{"players":3},"actions":[],"seed":)";
    expect_odd_values_refused(before, "}", "seed");
    for (const std::string& seed :
         {hex_seed(1).substr(1), hex_seed(1) + "0", hex_seed(1).substr(0, 127) + "g",
          " " + hex_seed(1).substr(1), "0x" + hex_seed(1).substr(2), std::string(128, '-'),
          hex_seed(1).substr(0, 64), std::string(1'000'000, 'a')})
        expect_bad(before + in_quotes(seed) + "}", "seed");
    expect_bad(before + "[" + in_quotes(hex_seed(1)) + "]}", "seed");
}

TEST(BadRecord, has_unknown_or_odd_options) {
    const auto with = [](const std::string& options) {
        Parts parts = good;
        parts.options = options;
        return parts.text();
    };
    for (const char* name : {"player", "Players", "endcard", "end_card", "seed", "", "a\\u0000b", "variant"})
        expect_bad(with(R"("players":3,")" + std::string(name) + R"(":1)"), "options.");
    const std::string rest = R"(},"setup":{)" + spicy_setup + R"(},"actions":[]})";
    const std::string start = R"({"record":1,"game":"spicy","options":{)";
    expect_odd_values_refused(start + R"("players":)", rest, "options.players");
    for (const char* players : {"0", "1", "7", "8", "\"3\"", "3.0"})
        expect_bad(start + R"("players":)" + players + rest, "options.players");
    const std::string more = start + R"("players":3,)";
    expect_odd_values_refused(more + R"("edition":)", rest, "options.edition");
    expect_bad(more + R"("edition":"2021")" + rest, "options.edition");
    expect_bad(more + R"("edition":2020)" + rest, "options.edition");
    expect_odd_values_refused(more + R"("variants":)", rest, "options.variants", {"[]"});
    expect_odd_values_refused(more + R"("manners":)", rest, "options.manners");
    expect_odd_values_refused(more + R"("pace":)", rest, "options.pace");
    expect_bad(more + R"("pace":"fast")" + rest, "options.pace");
    expect_odd_values_refused(more + R"("start":)", rest, "options.start");
    expect_bad(more + R"("start":3)" + rest, "options.start");
    expect_odd_values_refused(more + R"("endCard":)", rest, "options.endCard");
    expect_bad(more + R"("endCard":0)" + rest, "options.endCard");
}

TEST(V0, unknown_variant_cards_and_counts_are_refused) {
    const std::string before = R"({"record":1,"game":"spicy","seed":")" + hex_seed(1) +
                               R"(","actions":[],"options":{"players":3,"variants":)";
    for (const char* variants :
         {R"(["copycat"])", R"(["Copy-Cat"])", R"(["copy-cat",1])", R"("copy-cat")", R"({"random":7})",
          R"({"random":-1})", R"({"random":1.5})", R"({"random":"1"})", R"({"random":null})", R"({"rand":1})",
          "{}", R"({"random":1e400})", R"({"random":18446744073709551617})"})
        expect_bad(before + variants + "}}", "options.variants");
    for (const char* variants : {R"({"random":0})", R"({"random":6})", "[]", R"(["turn-it-up","copy-cat"])"})
        EXPECT_EQ(replay(before + variants + "}}").outcome, Outcome::all_legal) << variants;
}

TEST(V0, a_2022_edition_has_no_variant_cards) {
    for (const char* edition : {"2022", "2022-classic"}) {
        const std::string before = R"({"record":1,"game":"spicy","seed":")" + hex_seed(1) +
                                   R"(","actions":[],"options":{"players":3,"edition":")" + edition + "\"";
        expect_bad(before + R"(,"variants":["copy-cat"]}})", "variants");
        expect_bad(before + R"(,"variants":{"random":1}}})", "variants");
        EXPECT_EQ(replay(before + "}}").outcome, Outcome::all_legal);
    }
}

TEST(V0, random_variant_cards_need_a_seed) {
    Parts parts = good;
    for (const char* k : {"0", "1", "6"}) {
        parts.options = R"("players":3,"variants":{"random":)" + std::string(k) + "}";
        expect_bad(parts.text(), "variants");
    }
}

TEST(BadRecord, repeats_a_key_anywhere) {
    expect_bad(R"({"record":1,"record":1,"game":"spicy"})", "line 1");
    expect_bad(R"({"record":1,"game":"spicy","options":{"players":3,"players":3},"actions":[]})", "line 1");
    Parts parts = good;
    parts.actions = R"({"seat":0,"do":"pass","x":1,"x":1})";
    expect_bad(parts.text(), "line 1");
    parts.actions = R"({"seat":0,"do":"pass","x":{"y":[{"z":1,"z":1}]}})";
    expect_bad(parts.text(), "line 1");
}

TEST(BadRecord, is_cut_off_anywhere) {
    const std::string spicy = good.text();
    for (std::size_t size = 0; size < spicy.size(); ++size)
        expect_bad(std::string_view(spicy).substr(0, size), "line 1");
    const Parts schoten{.game = "schoten",
                        .options = R"("players":3)",
                        .seed = "[" + in_quotes(hex_seed(1)) + "," + in_quotes(hex_seed(2)) + "," +
                                in_quotes(hex_seed(3)) + "]",
                        .actions = R"({"seat":0,"do":"tip","most":"red","fewest":"green"})"};
    ASSERT_EQ(replay(schoten.text()).outcome, Outcome::all_legal);
    for (std::size_t size = 0; size < schoten.text().size(); ++size)
        expect_bad(schoten.text().substr(0, size), "line 1");
}

TEST(BadRecord, does_not_spoil_the_next_one) {
    Replayer replayer(ReplayOptions{});
    std::string first;
    (void)replayer.replay(good.text(), first);
    for (const char* bad : {"", "{", "{}", R"({"record":1,"game":"spicy","actions":[]})"}) {
        std::string answer;
        EXPECT_EQ(replayer.replay(bad, answer), Outcome::bad_record);
        answer.clear();
        EXPECT_EQ(replayer.replay(good.text(), answer), Outcome::all_legal);
        EXPECT_EQ(answer, first);
    }
}

TEST(BadRecord, strange_keys_come_back_as_valid_json) {
    for (const char* key : {R"(a\"b)", R"(\u0000)", R"(\n)", R"(\u007f\u2028é🌶)", R"(</script>)"}) {
        Parts parts = good;
        parts.options = R"("players":3,")" + std::string(key) + R"(":1)";
        expect_bad(parts.text(), "options.");
    }
}

}  // namespace
}  // namespace scoville::record::test
