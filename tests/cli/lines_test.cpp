#include "program.h"

namespace scoville::cli {
namespace {

TEST(ReplayLines, answers_each_line_with_a_line) {
    const std::string good = record_with(play_c1);
    const std::string illegal = record_with(pass_1);
    const Ran ran = run({"replay", "--lines"}, good + "\n" + illegal + "\n" + good + "\n");
    EXPECT_EQ(ran.exit_code, 0);
    const auto lines = ran.lines();
    ASSERT_EQ(lines.size(), 3u);
    EXPECT_EQ(boost::json::parse(lines[0]).at("ok"), true);
    EXPECT_EQ(boost::json::parse(lines[1]).at("error").at("at"), 0);
    EXPECT_EQ(lines[2], lines[0]);
}

TEST(ReplayLines, a_line_is_answered_as_the_file_would_be) {
    const std::string record = record_with(play_c1 + "," + pass_1 + "," + pass_0);
    EXPECT_EQ(run({"replay", "--lines"}, record + "\n").out, run({"replay", "-"}, record).out);
    EXPECT_EQ(run({"replay", "--lines", "--view", "1", "--until", "1"}, record + "\n").out,
              run({"replay", "-", "--view", "1", "--until", "1"}, record).out);
}

TEST(ReplayLines, goes_on_after_every_kind_of_bad_record) {
    const std::string good = record_with(play_c1);
    const std::vector<std::string> bad{"",
                                       " ",
                                       "{",
                                       "null",
                                       "[]",
                                       good + good,
                                       good.substr(0, good.size() - 1),
                                       R"({"record":2})",
                                       std::string("\0", 1),
                                       good + std::string("\0", 1),
                                       "\xff\xfe",
                                       "\xef\xbb\xbf" + good,
                                       std::string(200, '['),
                                       std::string(10'000'000, '['),
                                       "\"" + std::string(10'000'000, 'x') + "\""};
    std::string input;
    for (const std::string& each : bad) input += each + "\n" + good + "\n";
    const Ran ran = run({"replay", "--lines"}, input);
    EXPECT_EQ(ran.exit_code, 0);
    const auto lines = ran.lines();
    ASSERT_EQ(lines.size(), 2 * bad.size());
    for (std::size_t i = 0; i < bad.size(); ++i) {
        SCOPED_TRACE(i);
        expect_bad_record(lines[2 * i], "");
        EXPECT_EQ(boost::json::parse(lines[2 * i + 1]).at("ok"), true);
    }
}

TEST(ReplayLines, answers_before_the_input_ends) {
    Program program({"replay", "--lines"});
    const std::string good = record_with(play_c1);
    for (int i = 0; i < 3; ++i) {
        program.feed(good + "\n");
        const std::string line = program.await_line();
        ASSERT_NE(line, "") << "no answer to line " << i;
        EXPECT_EQ(boost::json::parse(line).at("ok"), true);
        program.feed("nonsense\n");
        expect_bad_record(program.await_line(), "");
    }
    EXPECT_EQ(program.finish().exit_code, 0);
}

TEST(ReplayLines, lines_may_come_in_pieces) {
    Program program({"replay", "--lines"});
    const std::string good = record_with(play_c1);
    // Each answer shows that the piece behind its line has been read too: they came in one write.
    program.feed(good + "\n" + good.substr(0, 30));
    const std::string first = program.await_line();
    EXPECT_EQ(boost::json::parse(first).at("ok"), true);
    program.feed(good.substr(30) + "\n" + good.substr(0, 5));
    EXPECT_EQ(program.await_line(), first);
    program.feed(good.substr(5) + "\n");
    EXPECT_EQ(program.await_line(), first);
    program.feed("\n" + good);
    const Ran ran = program.finish();
    ASSERT_EQ(ran.lines().size(), 5u);
    expect_bad_record(ran.lines()[3], "");
    EXPECT_EQ(ran.lines()[4], first);
}

TEST(ReplayLines, a_last_line_needs_no_line_end) {
    const Ran ran = run({"replay", "--lines"}, record_with(play_c1));
    ASSERT_EQ(ran.lines().size(), 1u);
    EXPECT_EQ(ran.json().at("ok"), true);
    EXPECT_EQ(ran.out.back(), '\n');
}

TEST(ReplayLines, accepts_line_ends_of_windows) {
    const Ran ran = run({"replay", "--lines"}, record_with(play_c1) + "\r\n" + record_with(play_c1) + "\r\n");
    ASSERT_EQ(ran.lines().size(), 2u);
    EXPECT_EQ(boost::json::parse(ran.lines()[1]).at("ok"), true);
}

TEST(ReplayLines, no_input_gives_no_output) {
    const Ran ran = run({"replay", "--lines"}, "");
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(ran.out, "");
}

TEST(ReplayLines, a_view_that_does_not_fit_one_table_may_fit_the_next) {
    std::string four = record_with(play_c1);
    four.replace(four.find("\"players\":3"), 11, "\"players\":4");
    four.replace(four.find(R"(["p1","xn"])"), 11, R"(["p1","xn"],["p2"])");
    const Ran ran = run({"replay", "--lines", "--view", "3"}, record_with(play_c1) + "\n" + four + "\n");
    ASSERT_EQ(ran.lines().size(), 2u);
    expect_bad_record(ran.lines()[0], "view");
    EXPECT_EQ(boost::json::serialize(boost::json::parse(ran.lines()[1]).at("state").at("hands")),
              R"([2,2,2,["p2"]])");
}

TEST(ReplayLines, many_lines_keep_their_order) {
    std::string input;
    for (int i = 0; i < 2000; ++i) input += record_with(i % 2 == 0 ? play_c1 : play_c1 + "," + pass_1) + "\n";
    const auto lines = run({"replay", "--lines"}, input).lines();
    ASSERT_EQ(lines.size(), 2000u);
    for (int i = 0; i < 2000; ++i)
        ASSERT_EQ(boost::json::parse(lines[static_cast<std::size_t>(i)]).at("applied"), 1 + i % 2);
}

}  // namespace
}  // namespace scoville::cli
