// By which rules a record is played.
#include <sstream>

#include "tests/record/records.h"

namespace scoville::record::test {
namespace {

std::string file(const std::string& name) {
    const std::ifstream in(std::string(places::tests) + name, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

struct Said {
    Outcome outcome;
    std::string answer;
};
Said said_of(const std::string& record) {
    std::string answer;
    const Outcome outcome = Replayer({}).replay(record, answer);
    return {outcome, answer};
}

// The golden record with one more field.
std::string with_rules(const std::string& name) {
    std::string record = file("/golden/spicy-2020.record.json");
    const std::string game = R"("game":"spicy")";
    auto at = record.find(game);
    std::size_t size = game.size();
    if (at == std::string::npos) {
        at = record.find(R"("game": "spicy")");
        ++size;
    }
    return record.insert(at + size, ",\"rules\":" + name);
}

TEST(RecordRules, are_the_first_where_none_are_named) {
    const Said unnamed = said_of(file("/golden/spicy-2020.record.json"));
    EXPECT_EQ(unnamed.outcome, Outcome::all_legal);
    EXPECT_EQ(said_of(with_rules("\"spicy-1\"")).answer, unnamed.answer);
}

TEST(RecordRules, of_a_later_program_are_newer_and_not_bad) {
    for (const std::string& record : {with_rules("\"spicy-2\""), file("/to_come/spicy-2.record")}) {
        const Said said = said_of(record);
        EXPECT_EQ(said.outcome, Outcome::bad_record);
        EXPECT_EQ(said.answer, R"({"ok":false,"applied":0,"error":{"at":null,"code":"newer",)"
                               R"("message":"rules: spicy-2 is newer than this program"}})");
    }
}

TEST(RecordRules, of_no_such_name_or_of_another_game_are_bad) {
    for (const char* name : {"\"schoten-1\"", "\"spicy-0\"", "\"hot\"", "1", "null"}) {
        const Said said = said_of(with_rules(name));
        EXPECT_EQ(said.outcome, Outcome::bad_record);
        EXPECT_NE(said.answer.find(R"("code":"bad-record","message":"rules: )"), std::string::npos)
            << said.answer;
    }
}

}  // namespace
}  // namespace scoville::record::test
