#include "program.h"

namespace scoville::cli {
namespace {

const std::vector<std::string> quick{"--play-outs", "2", "--worlds", "8"};

Ran analyse(std::vector<std::string> arguments, const std::string& input) {
    arguments.insert(arguments.begin(), "analyse");
    arguments.insert(arguments.end(), quick.begin(), quick.end());
    return run(arguments, input);
}

std::string finished_game(const std::string& game) {
    const Ran ran = run({"random", "--game", game, "--seed", "3"});
    EXPECT_EQ(ran.exit_code, 0);
    return ran.lines().at(0);
}

}  // namespace

TEST(Analyse, a_page_for_people_and_json_for_programs) {
    for (const std::string game : {"spicy", "schoten"}) {
        const std::string record = finished_game(game);
        const Ran page = analyse({"-"}, record);
        EXPECT_EQ(page.exit_code, 0) << page.err;
        for (const char* word :
             {"luck", "others", "own", "All cards known", "As each could know it", "Seat 0"})
            EXPECT_NE(page.out.find(word), std::string::npos) << word;
        const auto report = analyse({"-", "--json", "--seat", "1"}, record).json();
        EXPECT_EQ(report.at("game").as_string(), game);
        EXPECT_FALSE(report.at("seats").at(0).as_object().contains("decisions"));
        EXPECT_TRUE(report.at("seats").at(1).as_object().contains("decisions"));
    }
}

TEST(Analyse, gives_the_same_on_any_number_of_threads) {
    const std::string record = finished_game("spicy");
    EXPECT_EQ(analyse({"-", "--json", "--threads", "1"}, record).out,
              analyse({"-", "--json", "--threads", "3"}, record).out);
}

TEST(Analyse, answers_each_line_with_a_line) {
    const std::string good = finished_game("spicy");
    const std::string running = record_with(play_c1);
    const Ran ran = analyse({"--lines", "--curves"}, good + "\n" + running + "\nrubbish\n" + good + "\n");
    EXPECT_EQ(ran.exit_code, 1);
    const auto lines = ran.lines();
    ASSERT_EQ(lines.size(), 4u);
    EXPECT_EQ(boost::json::parse(lines[0]).at("analysis"), 1);
    EXPECT_NE(lines[1].find("not over"), std::string::npos);
    EXPECT_NE(lines[2].find("error"), std::string::npos);
    EXPECT_EQ(lines[3], lines[0]);
}

TEST(Analyse, refuses_a_game_that_is_being_played) {
    const Ran ran = analyse({"-"}, record_with(play_c1));
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_NE(ran.err.find("not over"), std::string::npos);
    EXPECT_EQ(ran.out, "");
}

}  // namespace scoville::cli
