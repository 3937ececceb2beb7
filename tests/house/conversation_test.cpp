// A whole conversation with the house on virtual time: what it says is valid, and said twice it is the same
// to the byte. The house in a browser is held to the same.
#include "tests/house/conversation.h"

#include <gtest/gtest.h>

#include "any/face/list.h"
#include "tests/house/player.h"
#include "tests/support/wire_schema.h"

namespace scoville::house::test {
namespace {

Object settings_of(const std::string& game) {
    return {{"game", game}, {"seats", 3}, {"fill", nullptr}, {"window", 0}, {"turnTime", 0}};
}

bool is_ack(const Object& answer) { return !answer.empty() && answer.at("type") == "ack"; }

// A table with two bots, a game in the middle of which the line breaks, chat, a spectator, the record.
std::string conversation(const std::string& game, std::uint64_t seed) {
    StillHouse house(seed);
    Player anna(house, "anna", 7);
    EXPECT_TRUE(is_ack(anna.ask({{"type", "create"}, {"settings", settings_of(game)}})));
    EXPECT_TRUE(is_ack(anna.ask({{"type", "sit"}})));
    EXPECT_TRUE(is_ack(anna.ask({{"type", "seat-bot"}, {"seat", 1}, {"level", "odds"}})));
    EXPECT_TRUE(is_ack(anna.ask({{"type", "seat-bot"}, {"seat", 2}, {"level", "liar"}})));
    EXPECT_TRUE(is_ack(anna.ask({{"type", "chat"}, {"text", "hello"}})));
    Player ben(house, "ben", 8);
    EXPECT_TRUE(is_ack(ben.ask({{"type", "open"}, {"code", anna.code}})));
    EXPECT_TRUE(is_ack(ben.ask({{"type", "chat"}, {"text", "may I look?"}})));
    EXPECT_TRUE(is_ack(anna.ask({{"type", "ready"}, {"ready", true}})));
    EXPECT_TRUE(is_ack(anna.ask({{"type", "start"}})));
    anna.play_until([&] { return anna.phase() == "playing" && anna.event() > 40; });
    anna.drop();
    house.move_to(house.time() + 5'000);
    anna.come_back();
    house.says("ben", R"({"type":"react","reaction":"wow"})");
    anna.play_until([&] { return anna.phase() != "playing"; });
    EXPECT_EQ(anna.phase(), "over");
    EXPECT_TRUE(is_ack(anna.ask({{"type", "record"}, {"table", anna.table}, {"game", 1}})));
    EXPECT_TRUE(is_ack(anna.ask({{"type", "list"}, {"what", "mine"}})));
    EXPECT_EQ(house.counters().tables_woken, 0U);
    return text_of(house.spoken());
}

void expect_valid(const std::vector<Spoken>& spoken) {
    for (const Spoken& one : spoken) {
        if (one.what != What::says && one.what != What::hears) continue;
        const char* side = one.what == What::says ? "ToServer" : "ToClient";
        const auto wrong = scoville::test::wire_schema().problem(json::parse(one.text), side);
        EXPECT_EQ(wrong, std::nullopt) << one.text;
    }
}

class Conversation : public testing::TestWithParam<std::string> {};

std::vector<std::string> names_of_games() {
    std::vector<std::string> names;
    any::for_each_game([&]<class Face>() { names.emplace_back(Face::name); });
    return names;
}

}  // namespace

TEST_P(Conversation, held_again_it_is_the_same_to_the_byte) {
    const std::string first = conversation(GetParam(), 1);
    EXPECT_TRUE(first == conversation(GetParam(), 1)) << "played again";
    EXPECT_TRUE(first == held(first, 1)) << "said again";
    EXPECT_FALSE(first == held(first, 2)) << "chance counts";
}

TEST_P(Conversation, is_valid_by_the_schema) {
    const std::vector<Spoken> spoken = conversation_in(conversation(GetParam(), 3));
    EXPECT_GT(spoken.size(), 100U);
    expect_valid(spoken);
}

INSTANTIATE_TEST_SUITE_P(Games, Conversation, testing::ValuesIn(names_of_games()),
                         [](const auto& info) { return info.param; });

TEST(ConversationText, is_read_as_it_is_written) {
    const std::string text = "0 anna opens\n5 anna says {\"type\":\"x y\"}\n7 anna closed policy bad words\n";
    EXPECT_EQ(text_of(conversation_in("# a note\n\n" + text)), text);
    EXPECT_THROW(conversation_in("0 anna sings"), std::invalid_argument);
}

}  // namespace scoville::house::test
