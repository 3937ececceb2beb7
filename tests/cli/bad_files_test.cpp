#include "program.h"

namespace scoville::cli {
namespace {

void expect_exit_2(std::string_view content, std::string_view place) {
    SCOPED_TRACE(content.substr(0, 200));
    const TempFile file(content);
    const Ran ran = run({"replay", file.path()});
    EXPECT_EQ(ran.exit_code, 2);
    expect_bad_record(ran.out, place);
}

TEST(BadFile, empty_or_only_space) {
    expect_exit_2("", "line 1, column 1");
    expect_exit_2(" \n ", "line 2");
}

TEST(BadFile, text_that_is_not_json) {
    expect_exit_2("hello", "line 1, column 1");
    expect_exit_2("NaN", "line 1");
    expect_exit_2("<html>", "line 1");
    expect_exit_2("{'record':1}", "line 1, column 2");
    expect_exit_2(
        "\x7f"
        "ELF",
        "line 1");
}

TEST(BadFile, cut_off_anywhere) {
    const std::string record = record_with(play_c1);
    for (std::size_t size = 0; size < record.size(); size += 7)
        expect_exit_2(std::string_view(record).substr(0, size), "line 1");
}

TEST(BadFile, deep_nesting) {
    expect_exit_2(std::string(10'000'000, '['), "line 1");
    std::string objects;
    for (int i = 0; i < 1'000'000; ++i) objects += "{\"a\":";
    expect_exit_2(objects, "line 1");
}

TEST(BadFile, a_very_long_string) {
    expect_exit_2("\"" + std::string(10'000'000, 'x') + "\"", "");
    expect_exit_2("{\"" + std::string(10'000'000, 'x') + "\":1}", "line 1");
    expect_exit_2("{\"record\":\"" + std::string(10'000'000, 'x') + "\"}", "");
    expect_exit_2(R"({"record":1,"game":"spicy","options":{"edition":")" + std::string(10'000'000, '2'), "");
}

TEST(BadFile, a_very_long_number_or_list) {
    expect_exit_2("{\"record\":" + std::string(10'000'000, '1') + "}", "");
    expect_exit_2("{\"record\":1." + std::string(10'000'000, '1') + "}", "");
    std::string list = "[0";
    for (int i = 0; i < 2'000'000; ++i) list += ",0";
    expect_exit_2(list + "]", "record");
}

TEST(BadFile, bytes_that_do_not_belong) {
    const std::string record = record_with(play_c1);
    expect_exit_2("\xef\xbb\xbf" + record, "line 1, column 1");
    expect_exit_2(record + std::string("\0", 1), "line 1");
    expect_exit_2(std::string("\0", 1) + record, "line 1, column 1");
    expect_exit_2(std::string(4096, '\0'), "line 1, column 1");
    expect_exit_2(record + "x", "line 1");
    expect_exit_2(record + "\n" + record, "line 2, column 1");
    expect_exit_2(R"({"record":1,"game":")"
                  "\xc3\x28"
                  "\"}",
                  "line 1");
}

TEST(BadFile, impossible_set_ups) {
    expect_exit_2(
        R"({"record":1,"game":"spicy","options":{"players":2},"setup":{"hands":[["c1"]]},"actions":[]})",
        "setup");
    expect_exit_2(
        R"({"record":1,"game":"spicy","options":{"players":7},"setup":{"hands":[["c1"]]},"actions":[]})",
        "options.players");
    expect_exit_2(R"({"record":1,"game":"schoten","options":{"players":3},"actions":[]})", "seed");
}

}  // namespace
}  // namespace scoville::cli
