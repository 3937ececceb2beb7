// Games that were played once are played for ever as they were: the files in corpus/ are never changed and
// never go, and lead to the same results with every program to come.
#include <cstdlib>

#include <gtest/gtest.h>

#include "fair/chain.h"
#include "fair/hex.h"
#include "tests/frozen/files.h"
#include "tests/frozen/games.h"

namespace scoville::frozen {
namespace {

namespace fs = std::filesystem;

fs::path manifest() { return fs::path(places::tests) / "frozen" / "MANIFEST"; }

std::string entry_for(const std::string& name) {
    return fair::hex_of(fair::sha256(read(corpus() / name))) + "  " + name;
}

std::string results_of(const std::string& name, Fields& fields) {
    const Lines lines = lines_of(read(corpus() / name));
    return name.ends_with(".journal") ? results_of_journal(lines, fields) : results_of_records(lines, fields);
}

void add(const std::string& name, const std::string& text) {
    ASSERT_FALSE(fs::exists(corpus() / name)) << name << " is frozen";
    std::ofstream(corpus() / name, std::ios::binary) << text;
    std::ofstream(manifest(), std::ios::binary | std::ios::app) << entry_for(name) << '\n';
}

class Corpus : public ::testing::Test {
protected:
    static void SetUpTestSuite() {
        if (std::getenv("SCOVILLE_ADD_FROZEN") == nullptr) return;
        for (const Made& made : frozen_games()) {
            if (fs::exists(corpus() / made.name)) continue;
            std::string text;
            for (const std::string& line : made.make()) text += line + '\n';
            add(made.name, text);
            Fields fields;
            const std::string results = results_of(made.name, fields);
            add(made.name + ".results", fields.text() + '\n' + results);
        }
    }
};

TEST_F(Corpus, only_grows) {
    std::size_t listed = 0;
    for (const std::string& line : lines_of(read(manifest()))) {
        const std::string name = line.substr(line.rfind(' ') + 1);
        EXPECT_TRUE(fs::exists(corpus() / name)) << name << " has gone; what is frozen stays";
        EXPECT_EQ(line, entry_for(name)) << name << " was changed; what is frozen stays";
        ++listed;
    }
    const auto files =
        static_cast<std::size_t>(std::distance(fs::directory_iterator(corpus()), fs::directory_iterator()));
    EXPECT_EQ(files, listed) << "a file is not in the manifest";
    EXPECT_GE(listed, 28U);
}

TEST_F(Corpus, has_every_game_that_is_made_for_it) {
    for (const Made& made : frozen_games())
        EXPECT_TRUE(fs::exists(corpus() / made.name)) << made.name << ": SCOVILLE_ADD_FROZEN=1";
}

TEST_F(Corpus, leads_to_the_same_results_for_ever) {
    for (const std::string& line : lines_of(read(manifest()))) {
        const std::string name = line.substr(line.rfind(' ') + 1);
        if (name.ends_with(".results")) continue;
        const std::string expected = read(corpus() / (name + ".results"));
        const std::string written = expected.substr(0, expected.find('\n'));
        Fields fields(written);
        EXPECT_EQ(written + '\n' + results_of(name, fields), expected) << name;
    }
}

}  // namespace
}  // namespace scoville::frozen
