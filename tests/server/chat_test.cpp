// Names and chat are text, cleaned of what deceives the eye, and never markup.
#include <gtest/gtest.h>

#include "tests/server/house.h"
#include "tests/server/party.h"

namespace scoville::server::test {

namespace {

std::string chat_back(Guest& speaker, Guest& listener, const std::string& text) {
    speaker.must({{"type", "chat"}, {"text", text}});
    return std::string(listener.next("chat").at("line").at("text").as_string());
}

std::string name_of(std::uint16_t port, const std::string& wanted) { return Guest(port, wanted).name; }

}  // namespace

TEST(Chat, is_text_and_reaches_everyone) {
    House house;
    Party party(house.port(), spicy_settings({}, {{"seats", 2}}), 2);
    party.catch_up();
    const std::string html = "<script>alert('x')</script> & \"<b>\"";
    EXPECT_EQ(chat_back(party[0], party[1], html), html);
    EXPECT_EQ(chat_back(party[0], party[1], "a\u202Eb\u2066c\u200Bd\u00ADe\nf\tg\u0007"), "abcde f g");
    EXPECT_EQ(party[0].refusal({{"type", "chat"}, {"text", "\u200B\u2060 \u3164"}}), "bad-message");
    Guest late(house.port(), "Late");
    late.must({{"type", "open"}, {"code", party.code}});
    const json::array lines = late.next("table").at("chat").as_array();
    EXPECT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0].at("text").as_string(), html);
}

TEST(Chat, sent_again_it_is_said_once) {
    House house;
    Party party(house.port(), spicy_settings({}, {{"seats", 2}}), 2);
    const Object words{{"type", "chat"}, {"nonce", "words"}, {"text", "hello"}};
    const Object first = party[0].must(words);
    party[0].drop();
    party[0].come_back();
    EXPECT_EQ(party[0].must(words), first);
    Guest late(house.port(), "Late");
    late.must({{"type", "open"}, {"code", party.code}});
    EXPECT_EQ(late.next("table").at("chat").as_array().size(), 1U);
}

TEST(Chat, the_host_can_mute_someone) {
    House house;
    Party party(house.port(), spicy_settings({}, {{"seats", 2}}), 2);
    const Object mute{{"type", "mute"}, {"person", party[1].person}, {"muted", true}};
    EXPECT_EQ(party[1].refusal(mute), "not-host");
    party[0].must(mute);
    party[1].wait([&] { return party[1].count("muted") == 1; });
    for (const auto& [number, event] : party[1].events)
        if (event_in(event).at("event") == "muted")
            EXPECT_EQ(event_in(event).at("name").as_string(), party[1].name);
    EXPECT_EQ(party[1].refusal({{"type", "chat"}, {"text", "hello?"}}), "muted");
    party[1].send({{"type", "react"}, {"reaction", "wow"}});
    party[1].catch_up();
    party[0].catch_up();
    for (const Object& message : party[0].heard) EXPECT_NE(message.at("type"), "reaction");
    party[0].must({{"type", "mute"}, {"person", party[1].person}, {"muted", false}});
    EXPECT_EQ(party[1].refusal({{"type", "chat"}, {"text", "hello!"}}), "");
}

TEST(Chat, reactions_are_of_a_fixed_set) {
    House house;
    Party party(house.port(), spicy_settings({}, {{"seats", 2}}), 2);
    party[1].send({{"type", "react"}, {"reaction", "chili"}});
    const Object reaction = party[0].next("reaction");
    EXPECT_EQ(reaction.at("reaction"), "chili");
    EXPECT_EQ(reaction.at("seat"), 1);
    party[1].send_raw(R"({"type":"react","reaction":"<img>"})");
    EXPECT_EQ(party[1].next("trouble").at("error").at("code"), "bad-message");
}

TEST(Chat, floods_are_refused) {
    House house;
    Party party(house.port(), spicy_settings({}, {{"seats", 2}}), 2);
    int refused = 0;
    for (int i = 0; i < 30; ++i)
        refused += party[0].refusal({{"type", "chat"}, {"text", "spam"}}) == "too-many" ? 1 : 0;
    EXPECT_GT(refused, 10);
    int tables = 0;
    for (int i = 0; i < 12; ++i)
        tables +=
            party[1].refusal({{"type", "create"}, {"settings", spicy_settings()}}) == "too-many" ? 1 : 0;
    EXPECT_GT(tables, 3);
}

TEST(Names, are_cleaned_and_cut) {
    House house;
    EXPECT_EQ(name_of(house.port(), "  A\u202Enna\u200B \u2067 B.  "), "Anna B.");
    EXPECT_EQ(name_of(house.port(), "<b>Anna</b>"), "<b>Anna</b>");
    EXPECT_EQ(name_of(house.port(), std::string(200, 'x')), std::string(24, 'x'));
    EXPECT_TRUE(name_of(house.port(), "\u200B\u2060").starts_with("Guest ")) << "nothing visible in it";
    Guest guest(house.port(), "Anna");
    EXPECT_EQ(guest.refusal({{"type", "rename"}, {"name", "\u3164\u200B"}}), "bad-name");
    EXPECT_EQ(guest.must({{"type", "rename"}, {"name", "A\u202Enn"}}).at("name"), "Ann");
    // One letter as people count, and a tower: marks that take room, jamo that join, skin tones.
    for (const std::string& piece :
         {std::string("\u093E"), std::string("\u1100"), std::string("\U0001F3FB")}) {
        std::string tower = piece == "\u1100" ? piece : "k";
        for (int i = 0; i < 80; ++i) tower += piece;
        EXPECT_LE(guest.must({{"type", "rename"}, {"name", tower}}).at("name").as_string().size(), 64U);
    }
    guest.must({{"type", "rename"}, {"name", "Ann"}});
    guest.send_raw(R"({"type":"rename","nonce":"long","name":")" + std::string(500, 'y') + "\"}");
    EXPECT_EQ(code_in(guest.answer("long")), "bad-message");
    Guest again(house.port(), "", guest.token);
    EXPECT_EQ(again.name, "Ann");
}

TEST(Names, joined_emoji_stay_one_picture) {
    House house;
    const std::string family = "\U0001F468\u200D\U0001F469\u200D\U0001F467\u200D\U0001F466";
    const std::string cook = "\U0001F469\U0001F3FD\u200D\U0001F373";
    const std::string flag = "\U0001F3F3\uFE0F\u200D\U0001F308";
    for (const std::string& picture : {family, cook, flag})
        EXPECT_EQ(name_of(house.port(), "A" + picture + "z"), "A" + picture + "z");
    EXPECT_EQ(name_of(house.port(), cook + cook), cook + cook);
    // Anywhere else the joiner is as invisible as it looks.
    EXPECT_EQ(name_of(house.port(), "A\u200Dnna \u200D" + cook + "\u200D"), "Anna " + cook);
    EXPECT_EQ(name_of(house.port(), "\U0001F373\u200DB\u200D\U0001F373"), "\U0001F373B\U0001F373");
    std::string endless = "\U0001F373";
    for (int i = 0; i < 30; ++i) endless += "\u200D\U0001F373";
    EXPECT_LT(name_of(house.port(), endless).size(), endless.size());
}

}  // namespace scoville::server::test
