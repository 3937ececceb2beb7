// Every finished game of the suite is fair, and nothing of its proof changes unseen. That the verifiers agree
// is in cross_test.cpp.
#include "verify/verify.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "base/fast_rng.h"
#include "tests/support/places.h"
#include "tests/verify/games.h"

namespace scoville::verify::test {
namespace {

namespace json = boost::json;

const std::filesystem::path golden = std::filesystem::path(places::tests) / "golden" / "fair";

std::vector<KeptHead> kept_from(const std::vector<std::string>& heads) {
    std::vector<KeptHead> kept;
    for (const std::string& head : heads) kept.push_back(head_from(head).value());
    return kept;
}

TEST(Verify, every_finished_game_of_the_suite_is_fair) {
    for (const Sample& sample : samples()) {
        SCOPED_TRACE(sample.name);
        EXPECT_GT(sample.heads.size(), 5u);
        const Report report = verify(sample.record, kept_from(sample.heads));
        EXPECT_EQ(report.outcome, Outcome::fair) << text_of(report);
    }
}

// The files are what the web client's verifier is tested with; SCOVILLE_WRITE_GOLDEN=1 writes them anew.
TEST(Verify, the_golden_records_are_those_of_the_suite) {
    for (const Sample& sample : samples()) {
        json::object kept{{"heads", json::value_from(sample.heads)}, {"record", json::parse(sample.record)}};
        const std::string text = json::serialize(kept) + "\n";
        const auto path = golden / (sample.name + ".json");
        if (std::getenv("SCOVILLE_WRITE_GOLDEN") != nullptr) std::ofstream(path) << text;
        std::ifstream file(path);
        const std::string found((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
        EXPECT_EQ(found == text, true) << path;
    }
}

// Somewhere in the record one value is another: nothing of the proof may change unseen.
void change_a_leaf(json::value& value, FastRng& rng) {
    if (auto* object = value.if_object(); object != nullptr && !object->empty()) {
        auto at = object->begin();
        std::advance(at, rng.below(static_cast<std::uint32_t>(object->size())));
        return change_a_leaf(at->value(), rng);
    }
    if (auto* list = value.if_array(); list != nullptr && !list->empty())
        return change_a_leaf((*list)[rng.below(static_cast<std::uint32_t>(list->size()))], rng);
    if (auto* text = value.if_string(); text != nullptr && !text->empty()) {
        char& letter = (*text)[rng.below(static_cast<std::uint32_t>(text->size()))];
        letter = letter == '7' ? '8' : '7';
        return;
    }
    if (value.is_int64())
        value = value.as_int64() + 1;
    else
        value = value.is_null() ? json::value(7) : json::value(nullptr);
}

TEST(Verify, no_change_of_the_proof_goes_unseen) {
    FastRng rng(3);
    for (const Sample& sample : samples()) {
        const json::value good = json::parse(sample.record);
        for (int i = 0; i < 300; ++i) {
            json::value record = good;
            change_a_leaf(record.as_object()["fair"], rng);
            ASSERT_FALSE(record == good);
            EXPECT_NE(verify(json::serialize(record), {}).outcome, Outcome::fair);
        }
    }
}

TEST(Verify, heads_are_read_in_either_case) {
    const std::string low = "12:" + std::string(62, '0') + "ab";
    const std::string high = "12:" + std::string(62, '0') + "AB";
    ASSERT_TRUE(head_from(low) && head_from(high));
    EXPECT_EQ(head_from(low)->hash, head_from(high)->hash);
    EXPECT_EQ(head_from(high)->number, 12u);
    for (const std::string& wrong :
         {low.substr(3), ":" + low.substr(3), "x" + low, "-" + low, low + "0", low.substr(0, 66), "1 " + low})
        EXPECT_FALSE(head_from(wrong)) << wrong;
}

TEST(Verify, rubbish_is_refused) {
    for (const std::string text : {"", "{", "[]", "{}", "7", R"({"game":"poker"})",
                                   R"({"game":"spicy","options":{"players":4},"fair":7})"})
        EXPECT_EQ(verify(text, {}).outcome, Outcome::unreadable) << text;
}

TEST(Verify, rules_of_a_later_program_cannot_be_checked_and_are_not_unfair) {
    const std::ifstream in(std::filesystem::path(places::tests) / "to_come" / "spicy-2.record");
    std::ostringstream record;
    record << in.rdbuf();
    const Report report = verify(record.str(), {});
    EXPECT_EQ(report.outcome, Outcome::unreadable);
    EXPECT_EQ(text_of(report), "cannot be checked: rules: spicy-2 is newer than this program");
}

}  // namespace
}  // namespace scoville::verify::test
