// A record as a client looks through it, out of the record alone.
#include "browser/look.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

#include "tests/support/places.h"

namespace scoville::browser {
namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::size_t count(const std::string& text, std::string_view what) {
    std::size_t found = 0;
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++found;
    return found;
}

}  // namespace

TEST(Look, there_is_a_picture_after_every_move) {
    int records = 0;
    for (const auto& entry : fs::directory_iterator(fs::path(places::tests) / "golden")) {
        if (!entry.path().string().ends_with(".record.json")) continue;
        const std::string record = read(entry.path());
        std::string looked, replayed;
        EXPECT_EQ(look_through(record, looked), record::Outcome::all_legal) << entry.path();
        record::Replayer({}).replay(record, replayed);
        const auto applied =
            std::strtoull(replayed.c_str() + replayed.find("\"applied\":") + 10, nullptr, 10);
        EXPECT_EQ(count(looked, "{\"events\":["), applied + 1) << entry.path();
        EXPECT_TRUE(looked.starts_with(record.substr(0, record.find_last_of('}')))) << entry.path();
        ++records;
    }
    EXPECT_GT(records, 5);
}

TEST(Look, what_is_no_record_is_said) {
    for (const char* text : {"", "{", "[]", "{}", R"({"record":1,"game":"spicy","actions":3})",
                             R"({"record":1,"game":"spicy","actions":[],"options":{}})"}) {
        std::string answer;
        EXPECT_EQ(look_through(text, answer), record::Outcome::bad_record) << text;
        EXPECT_NE(answer.find("\"ok\":false"), std::string::npos) << text;
    }
}

}  // namespace scoville::browser
