// After a meant change:  SCOVILLE_UPDATE_GOLDEN=1 build/release/tests/test_digests    writes levels.txt anew
#include "tests/digests/digests.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>

#include <gtest/gtest.h>

#include "tests/support/places.h"

namespace scoville::digests {
namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

TEST(Digests, every_level_plays_in_this_build_as_in_all_others) {
    const fs::path path = fs::path(places::tests) / "digests" / "levels.txt";
    const std::string now = written(all());
    const bool update = std::getenv("SCOVILLE_UPDATE_GOLDEN") != nullptr;  // NOLINT(concurrency-mt-unsafe)
    if (update) std::ofstream(path, std::ios::binary) << now;
    EXPECT_EQ(now, read(path));
}

TEST(Digests, a_last_bit_shows) {
    Hash one;
    Hash other;
    one.add(0.1);
    other.add(0x1.999999999999bp-4);
    EXPECT_NE(one.value(), other.value());
}

// Libraries differ in their last bits: base/arithmetic.h has what bots need of them.
TEST(Digests, bots_ask_no_library_for_what_it_rounds_as_it_likes) {
    const std::regex asked(
        R"(std::(exp|exp2|expm1|log|log2|log10|log1p|pow|tanh|sinh|cosh|sin|cos|tan|cbrt|hypot|erf|fma|lerp)f?\()"
        R"(|std::(shuffle|sample|hash|reduce|transform_reduce|[a-z_]+_distribution|mt19937|default_random_engine)\b)");
    int files = 0;
    for (const char* room : {"bots", "lab", "hindsight", "games"})
        for (const auto& entry : fs::recursive_directory_iterator(fs::path(places::root) / "src" / room)) {
            if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp") continue;
            ++files;
            const std::string text = read(entry.path());
            std::smatch found;
            EXPECT_FALSE(std::regex_search(text, found, asked)) << entry.path() << ": " << found.str();
        }
    EXPECT_GT(files, 100);
}

}  // namespace
}  // namespace scoville::digests
