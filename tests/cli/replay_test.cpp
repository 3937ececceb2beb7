#include "program.h"

namespace scoville::cli {
namespace {

TEST(Replay, a_legal_game_exits_with_0) {
    const TempFile file(record_with(play_c1 + "," + pass_1));
    const Ran ran = run({"replay", file.path()});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(ran.lines().size(), 1u);
    EXPECT_EQ(ran.json().at("ok"), true);
    EXPECT_EQ(ran.json().at("applied"), 2);
}

TEST(Replay, an_illegal_action_exits_with_1) {
    const TempFile file(record_with(play_c1 + "," + pass_0));
    const Ran ran = run({"replay", file.path()});
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_EQ(ran.json().at("ok"), false);
    EXPECT_EQ(ran.json().at("applied"), 1);
    EXPECT_EQ(ran.json().at("error").at("at"), 1);
    EXPECT_EQ(ran.json().at("error").at("code"), "not-your-turn");
}

TEST(Replay, a_badly_written_action_exits_with_1) {
    const TempFile file(record_with(play_c1 + R"(,{"seat":1})"));
    const Ran ran = run({"replay", file.path()});
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_EQ(ran.json().at("error").at("code"), "bad-action");
}

TEST(Replay, a_wrong_record_exits_with_2) {
    const TempFile file(R"({"record":1,"game":"poker","options":{},"actions":[]})");
    const Ran ran = run({"replay", file.path()});
    EXPECT_EQ(ran.exit_code, 2);
    expect_bad_record(ran.out, "game");
}

TEST(Replay, a_dash_reads_standard_input) {
    const std::string record = record_with(play_c1 + "," + pass_1);
    const TempFile file(record);
    const Ran piped = run({"replay", "-"}, record);
    EXPECT_EQ(piped.exit_code, 0);
    EXPECT_EQ(piped.out, run({"replay", file.path()}).out);
    EXPECT_EQ(run({"replay", "-"}, record_with(pass_1)).exit_code, 1);
    EXPECT_EQ(run({"replay", "-"}, "").exit_code, 2);
}

TEST(Replay, a_record_may_be_spread_over_lines_and_end_with_one) {
    std::string record = record_with(play_c1);
    for (std::size_t at = 0; (at = record.find(',', at)) != std::string::npos; at += 3)
        record.insert(at + 1, "\r\n");
    EXPECT_EQ(run({"replay", "-"}, "\n\t " + record + "\n\n").exit_code, 0);
}

TEST(Replay, a_missing_file_exits_with_2_and_is_named) {
    const Ran ran = run({"replay", "/nonexistent/no_such_record.json"});
    EXPECT_EQ(ran.exit_code, 2);
    expect_bad_record(ran.out, "no_such_record.json");
}

TEST(Replay, a_folder_exits_with_2) {
    const Ran ran = run({"replay", testing::TempDir()});
    EXPECT_EQ(ran.exit_code, 2);
    expect_bad_record(ran.out, "directory");
}

TEST(Replay, a_file_name_of_any_bytes_still_gives_a_json_answer) {
    const Ran ran = run({"replay", "/nonexistent/\xff\"\n\xc3.json"});
    EXPECT_EQ(ran.exit_code, 2);
    expect_bad_record(ran.out, "/nonexistent/");
}

TEST(Replay, bad_flags_exit_with_2_and_print_nothing_to_read) {
    const TempFile file(record_with(play_c1));
    const std::vector<std::vector<std::string>> calls{
        {"replay"},
        {"replay", file.path(), "extra"},
        {"replay", "--nonsense", file.path()},
        {"replay", file.path(), "--view"},
        {"replay", file.path(), "--view", "nobody"},
        {"replay", file.path(), "--view", ""},
        {"replay", file.path(), "--view", "-1"},
        {"replay", file.path(), "--view", "6"},
        {"replay", file.path(), "--view", "00"},
        {"replay", file.path(), "--view", "1.0"},
        {"replay", file.path(), "--until"},
        {"replay", file.path(), "--until", "-1"},
        {"replay", file.path(), "--until", "x"},
        {"replay", file.path(), "--until", "1.5"},
        {"replay", file.path(), "--until", "1e3"},
        {"replay", file.path(), "--until", ""},
        {"replay", file.path(), "--lines"},
        {"replya", file.path()},
        {},
    };
    for (const auto& call : calls) {
        const Ran ran = run(call);
        EXPECT_EQ(ran.exit_code, 2) << testing::PrintToString(call);
        EXPECT_EQ(ran.out, "") << testing::PrintToString(call);
        EXPECT_NE(ran.err, "") << testing::PrintToString(call);
    }
}

TEST(Replay, help_and_version_exit_with_0) {
    for (const char* flag : {"--help", "--version"}) {
        const Ran ran = run({flag});
        EXPECT_EQ(ran.exit_code, 0);
        EXPECT_NE(ran.out, "");
    }
    const Ran ran = run({"replay", "--help"});
    EXPECT_EQ(ran.exit_code, 0);
    for (const char* word : {"--view", "--until", "--lines"})
        EXPECT_NE(ran.out.find(word), std::string::npos);
}

TEST(Replay, until_applies_the_first_actions_only) {
    const TempFile file(record_with(play_c1 + "," + pass_0));
    for (const auto& [until, exit_code, applied] : std::vector<std::tuple<std::string, int, int>>{
             {"0", 0, 0}, {"1", 0, 1}, {"2", 1, 1}, {"900", 1, 1}}) {
        const Ran ran = run({"replay", "--until", until, file.path()});
        EXPECT_EQ(ran.exit_code, exit_code) << until;
        EXPECT_EQ(ran.json().at("applied"), applied) << until;
    }
    EXPECT_EQ(run({"replay", file.path(), "--until=0"}).json().at("applied"), 0);
    EXPECT_EQ(run({"replay", file.path(), "--until", "18446744073709551615"}).json().at("applied"), 1);
}

TEST(Replay, until_is_a_decimal_number) {
    std::string passes;
    for (int i = 0; i < 20; ++i)
        passes += (i > 0 ? "," : "") + std::string(R"({"do":"pass","seat":)") + std::to_string(i % 3) + "}";
    const TempFile file(record_with(passes));
    const Ran plain = run({"replay", file.path(), "--until", "12"});
    EXPECT_EQ(plain.json().at("applied"), 12);
    for (const char* octal : {"012", "019"}) {
        const Ran ran = run({"replay", file.path(), "--until", octal});
        if (ran.exit_code != 2) EXPECT_EQ(ran.json().at("applied"), std::stoi(octal, nullptr, 10)) << octal;
    }
}

TEST(Replay, views_show_what_they_may) {
    const TempFile file(record_with(play_c1));
    const auto hands = [&](const std::string& view) {
        return boost::json::serialize(
            run({"replay", file.path(), "--view", view}).json().at("state").at("hands"));
    };
    EXPECT_EQ(hands("all"), R"([["c2","p9"],["w1","xs"],["p1","xn"]])");
    EXPECT_EQ(hands("spectator"), "[2,2,2]");
    EXPECT_EQ(hands("0"), R"([["c2","p9"],2,2])");
    EXPECT_EQ(hands("1"), R"([2,["w1","xs"],2])");
    EXPECT_EQ(hands("2"), R"([2,2,["p1","xn"]])");
    EXPECT_EQ(run({"replay", file.path()}).out, run({"replay", file.path(), "--view", "all"}).out);
}

TEST(Replay, a_view_from_a_seat_that_is_not_there_exits_with_2) {
    const TempFile file(record_with(play_c1));
    for (const char* seat : {"3", "4", "5"}) {
        const Ran ran = run({"replay", file.path(), "--view", seat});
        EXPECT_EQ(ran.exit_code, 2) << seat;
        expect_bad_record(ran.out, "view");
    }
}

}  // namespace
}  // namespace scoville::cli
