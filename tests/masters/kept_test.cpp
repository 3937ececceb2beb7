#include "lab/strength/kept.h"

#include <filesystem>
#include <fstream>
#include <unistd.h>

#include <gtest/gtest.h>

#include "lab/arena/net_entrant.h"
#include "tests/support/places.h"

namespace scoville::lab {
namespace {

std::filesystem::path fresh_file(const char* name) {
    auto path = std::filesystem::path(testing::TempDir()) / (std::to_string(getpid()) + name);
    std::filesystem::remove(path);
    return path;
}

}  // namespace

TEST(KeptMatches, what_was_played_is_found_again_and_half_a_line_is_not) {
    const auto file = fresh_file("kept.jsonl");
    const Shown shown{.share = {0.1, 0.05, 0.15}, .points = {1.0 / 3, -2, 3}};
    KeptMatches(file).keep("a, \"b\" x3", shown);
    std::ofstream(file, std::ios::app) << R"({"match":"c","share":[0.1,)";
    const KeptMatches again(file);
    ASSERT_TRUE(again.find("a, \"b\" x3"));
    EXPECT_EQ(again.find("a, \"b\" x3")->points.mean, 1.0 / 3);
    EXPECT_EQ(again.find("a, \"b\" x3")->share.high, 0.15);
    EXPECT_FALSE(again.find("c"));
    std::filesystem::remove(file);
}

TEST(KeptMatches, other_weights_have_another_fingerprint) {
    const std::vector<float> a{0.5F, -1};
    const std::vector<float> b{0.5F, -1.0000001F};
    const std::vector<float> c{-1, 0.5F};
    EXPECT_EQ(fingerprint(a), fingerprint(std::vector<float>(a)));
    EXPECT_NE(fingerprint(a), fingerprint(b));
    EXPECT_NE(fingerprint(a), fingerprint(c));
}

TEST(WeightsEntrant, says_what_is_wrong) {
    EXPECT_NE(weights_entrant("x", "nowhere").error().find("nowhere"), std::string::npos);
    EXPECT_NE(weights_entrant("x", "nowhere@hot").error().find("no temperature"), std::string::npos);
    EXPECT_TRUE(weights_entrant("x", std::string(places::root) + "/src/bots/weights/spicy.weights@2"));
}

}  // namespace scoville::lab
