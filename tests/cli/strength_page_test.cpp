#include <sstream>

#include "tests/cli/program.h"
#include "tests/support/places.h"

namespace scoville::cli {
namespace {

const std::string script = std::string(places::root) + "/scripts/strength-page";

std::string read(const std::filesystem::path& path) {
    std::ifstream in(path);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

// A folder that goes when the test does.
struct Folder {
    std::filesystem::path path =
        std::filesystem::path(testing::TempDir()) / ("strength_page_" + std::to_string(getpid()));
    Folder() { std::filesystem::create_directories(path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() { std::filesystem::remove_all(path); }
};

Ran make_page(const Folder& folder, const std::string& program) {
    Program page({"--tiny", "--program", program, "--dir", folder.path / "run", "--out", folder.path,
                  "--levels", "odds,apprentice"},
                 script.c_str());
    constexpr std::chrono::minutes enough{10};  // some masters think about Scharfe Schoten, on a busy machine
    return page.finish(enough);
}

}  // namespace

TEST(LongStrengthPage, one_command_writes_all_of_it_and_does_not_measure_twice) {
    const Folder folder;
    const Ran ran = make_page(folder, places::program);
    ASSERT_EQ(ran.exit_code, 0) << ran.err;
    const std::string page = read(folder.path / "strength.md");
    for (const char* part : {"## The marks",
                             "| two players: master beats odds at least 65 % |",
                             "## The ladder",
                             "| master : expert |",
                             "## Spicy, every level",
                             "### 6 players (fair: 16.7): points a game",
                             "## Spicy, other tables",
                             "| all six, strict, live, 4 players |",
                             "## Scharfe Schoten, every level",
                             "### 4 players (fair: 25.0): win share in %",
                             "## What they believe",
                             "| honest |",
                             "## Temperaments",
                             "## The small Spicy, solved",
                             "\n| 64 |",
                             "## The small Spicy: exact",
                             "## Exploiters",
                             "\n| 2022 | 4 | 25.0 |",
                             "    scoville exploit --players 2,4,6",
                             "## Reflexes",
                             "    scoville reflexes --players 4",
                             "## How long they think"})
        EXPECT_NE(page.find(part), std::string::npos) << part;
    EXPECT_EQ(page.find("\n@"), std::string::npos);
    EXPECT_EQ(page.find('{'), std::string::npos);
    EXPECT_NE(read(folder.path / "img/small-spicy.svg").find("</svg>"), std::string::npos);

    const std::string kept = read(folder.path / "run/matches.jsonl");
    EXPECT_EQ(make_page(folder, places::program).exit_code, 0);
    EXPECT_EQ(read(folder.path / "strength.md"), page);  // the times, too: they were kept
    EXPECT_EQ(read(folder.path / "run/matches.jsonl"), kept);
}

TEST(StrengthPage, is_not_written_if_something_cannot_be_measured) {
    const Folder folder;
    const Ran ran = make_page(folder, "/bin/false");
    EXPECT_NE(ran.exit_code, 0);
    EXPECT_NE(ran.err.find("ended with 1"), std::string::npos) << ran.err;
    EXPECT_FALSE(std::filesystem::exists(folder.path / "strength.md"));
}

}  // namespace scoville::cli
