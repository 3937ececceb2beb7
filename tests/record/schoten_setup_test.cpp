#include "schoten_table.h"

namespace scoville::record::test {
namespace {

const std::string three = R"("players":3)";
const std::string keys = key_list({hex_seed(1), hex_seed(2), hex_seed(3)});

void expect_bad_round(const std::string& round, std::string_view place) {
    expect_bad(Parts{.game = "schoten", .options = three, .setup = rounds({round}), .seed = keys}.text(),
               place);
}
void expect_bad_options(const std::string& options, std::string_view place) {
    expect_bad(Parts{.game = "schoten", .options = options, .seed = keys}.text(), place);
}

TEST(T1, three_or_four_play) {
    for (const char* players : {"0", "1", "2", "5", "6", "7", "-3", "3.0", "\"3\"", "null", "true", "[]",
                                "1e400", "4294967299", "18446744073709551619"})
        expect_bad_options(R"("players":)" + std::string(players), "options.players");
    expect_bad_options("", "options.players");
    EXPECT_EQ(replay(Parts{.game = "schoten", .options = three, .seed = keys}.text()).outcome,
              Outcome::all_legal);
}

TEST(SchotenOptions, only_players_and_start_are_known) {
    for (const char* option : {R"("edition":"2020")", R"("variants":[])", R"("pace":"live")",
                               R"("endCard":3)", R"("manners":"strict")", R"("rounds":3)"})
        expect_bad_options(three + "," + option, "options.");
    for (const char* start : {"3", "-1", "1.5", "\"0\"", "null", "256", "[]"})
        expect_bad_options(three + R"(,"start":)" + start, "options.start");
}

TEST(SchotenSeed, is_a_list_with_one_for_each_round) {
    const auto with = [](const std::string& seed) {
        return Parts{.game = "schoten", .options = three, .seed = seed}.text();
    };
    expect_bad(with(""), "seed");
    expect_bad(with(in_quotes(hex_seed(1))), "seed");
    for (const char* odd : {"null", "true", "1", "{}", "\"\"", "[]"}) expect_bad(with(odd), "seed");
    expect_bad(with(key_list({hex_seed(1), hex_seed(2)})), "seed[2]");
    expect_bad(with(key_list({hex_seed(1), hex_seed(2), "abc"})), "seed[2]");
    expect_bad(with(key_list({hex_seed(1), hex_seed(2).substr(1) + "g", hex_seed(3)})), "seed[1]");
    for (const char* odd : {"null", "1", "[]", "{}", "\"\""})
        expect_bad(with("[" + in_quotes(hex_seed(1)) + "," + in_quotes(hex_seed(2)) + "," + odd + "]"),
                   "seed[2]");
}

TEST(SchotenSetup, has_a_list_of_rounds) {
    for (const char* odd :
         {"null", "1", "[]", "\"x\"", "{}", R"({"rounds":null})", R"({"rounds":{}})", R"({"rounds":1})"})
        expect_bad(R"({"record":1,"game":"schoten","options":{"players":3},"actions":[],"seed":)" + keys +
                       R"(,"setup":)" + odd + "}",
                   "setup");
    for (const char* odd : {"null", "1", "[]", "\"x\"", "true"})
        expect_bad(Parts{.game = "schoten",
                         .options = three,
                         .setup = R"("rounds":[)" + std::string(odd) + "]",
                         .seed = keys}
                       .text(),
                   "setup.rounds[0]");
    const std::string round = one_colour_each() + "," + example_numbers;
    expect_bad(
        Parts{.game = "schoten", .options = three, .setup = rounds({round, round, round, round})}.text(),
        "setup.rounds");
}

TEST(T2, hands_of_a_set_up_are_full) {
    expect_bad_round(example_numbers, "hands");
    expect_bad_round(one_colour_each(), "numbers");
    expect_bad_round(R"("hands":[],)" + example_numbers, "setup.rounds[0]");
    expect_bad_round(R"("hands":null,)" + example_numbers, "setup.rounds[0].hands");
    expect_bad_round(hands({"r1", "r2", "r3"}) + "," + example_numbers, "setup.rounds[0]");
    const std::string full = one_colour_each();
    for (const auto& [from, to, place] : std::vector<std::tuple<std::string, std::string, std::string>>{
             {"\"r12\"", "\"y12\"", "setup.rounds[0]"},
             {"\"r12\"", "\"r11\"", "setup.rounds[0]"},
             {",\"r12\"", "", "setup.rounds[0]"},
             {"\"r12\"", "\"r12\",\"k1\"", "setup.rounds[0]"},
             {"\"r12\"", "\"r13\"", "setup.rounds[0].hands[0][11]"},
             {"\"y3\"", "\"c3\"", "setup.rounds[0].hands[1][2]"},
             {"\"y3\"", "3", "setup.rounds[0].hands[1][2]"},
             {"\"y3\"", "null", "setup.rounds[0].hands[1][2]"},
             {"\"y3\"", "\"y?\"", "setup.rounds[0].hands[1][2]"},
             {"\"y3\"", "\"y03\"", "setup.rounds[0].hands[1][2]"},
             {"\"y3\"", "\"Y3\"", "setup.rounds[0].hands[1][2]"}}) {
        std::string changed = full;
        changed.replace(changed.find(from), from.size(), to);
        expect_bad_round(changed + "," + example_numbers, place);
    }
    expect_bad(Parts{.game = "schoten",
                     .options = R"("players":4)",
                     .setup = rounds({full + "," + example_numbers}),
                     .seed = key_list({hex_seed(1), hex_seed(2), hex_seed(3), hex_seed(4)})}
                   .text(),
               "setup.rounds[0]");
}

TEST(T4, the_four_numbers_differ_and_go_from_1_to_12) {
    const auto numbers = [](std::string_view red, std::string_view yellow) {
        return one_colour_each() + R"(,"numbers":{"red":)" + std::string(red) + R"(,"yellow":)" +
               std::string(yellow) + R"(,"green":10,"black":9})";
    };
    expect_bad_round(numbers("10", "1"), "setup.rounds[0]");
    expect_bad_round(numbers("3", "3"), "setup.rounds[0]");
    for (const char* odd :
         {"0", "13", "-1", "1.5", "\"2\"", "null", "1e400", "[]", "258", "4294967298", "2.0"})
        expect_bad_round(numbers(odd, "1"), "setup.rounds[0].numbers.red");
    for (const char* odd : {"{}", "[]", "null", "[2,1,10,9]", R"({"red":2,"yellow":1,"green":10})",
                            R"({"red":2,"yellow":1,"green":10,"blue":9})",
                            R"({"red":2,"yellow":1,"green":10,"black":9,"blue":3})"})
        expect_bad_round(one_colour_each() + R"(,"numbers":)" + odd, "setup.rounds[0].numbers");
}

TEST(SchotenSetup, a_later_round_is_checked_before_anything_is_applied) {
    const std::string round = one_colour_each() + "," + example_numbers;
    expect_bad(
        Parts{.game = "schoten", .options = three, .setup = rounds({round, round, one_colour_each()})}.text(),
        "setup.rounds[2]");
}

}  // namespace
}  // namespace scoville::record::test
