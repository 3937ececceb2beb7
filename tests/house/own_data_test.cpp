// A person's own data: sessions are listed and ended, what is known is told, and forgotten on request.
#include <gtest/gtest.h>

#include "tests/house/player.h"

namespace scoville::house::test {
namespace {

Object settings() {
    return {{"game", "spicy"}, {"seats", 3}, {"fill", nullptr}, {"window", 0}, {"turnTime", 0}};
}

// The same person over one more line.
struct Device {
    Device(StillHouse& house, const std::string& who, const std::string& token) : player(house, who, 5) {
        player.drop();
        player.token = token;
        player.connect();
    }
    Player player;
};

}  // namespace

TEST(OwnData, sessions_are_listed_and_ended_one_by_one) {
    StillHouse house(1);
    Player anna(house, "anna", 1);
    anna.ask({{"type", "create"}, {"settings", settings()}});
    Device phone(house, "phone", anna.token);
    Player ben(house, "ben", 2);
    const Object me = anna.ask({{"type", "me"}}).at("me").as_object();
    const auto& sessions = me.at("sessions").as_array();
    ASSERT_EQ(sessions.size(), 2U) << "one's own, not Ben's";
    std::int64_t other = -1;
    for (const auto& one : sessions) {
        if (one.at("own").as_bool())
            EXPECT_EQ(one.at("code").as_string(), anna.code);
        else
            other = one.at("line").to_number<std::int64_t>();
    }
    ben.ask({{"type", "sign-out"}, {"line", other}});
    EXPECT_TRUE(house.is_connected("phone")) << "it is not Ben's";
    EXPECT_EQ(anna.ask({{"type", "sign-out"}, {"line", other}}).at("type"), "ack");
    EXPECT_FALSE(house.is_connected("phone"));
    EXPECT_TRUE(house.is_connected("anna"));
}

TEST(OwnData, all_other_sessions_end_with_their_token) {
    StillHouse house(1);
    Player anna(house, "anna", 1);
    anna.ask({{"type", "create"}, {"settings", settings()}});
    anna.ask({{"type", "sit"}});
    const std::string old = anna.token;
    Device thief(house, "thief", old);
    const Object answer = anna.ask({{"type", "sign-out"}});
    const std::string fresh(answer.at("token").as_string());
    EXPECT_NE(fresh, old);
    EXPECT_FALSE(house.is_connected("thief"));
    thief.player.token = old;
    thief.player.connect();
    EXPECT_NE(thief.player.token, old) << "a new guest";
    anna.drop();
    anna.token = fresh;
    anna.connect();
    anna.ask({{"type", "open"}, {"code", anna.code}});
    EXPECT_EQ(anna.you().at("seat"), 0) << "still the same person";
}

TEST(OwnData, everything_is_told_and_nothing_of_others) {
    StillHouse house(1);
    Player anna(house, "anna", 1), ben(house, "ben", 2);
    anna.ask({{"type", "create"}, {"settings", settings()}});
    anna.ask({{"type", "sit"}});
    ben.ask({{"type", "open"}, {"code", anna.code}});
    anna.ask({{"type", "chat"}, {"text", "marmalade"}});
    ben.ask({{"type", "chat"}, {"text", "mustard"}});
    const std::string data = json::serialize(anna.ask({{"type", "export"}}).at("data"));
    EXPECT_NE(data.find("\"name\":\"anna\""), std::string::npos) << data;
    EXPECT_NE(data.find("marmalade"), std::string::npos);
    EXPECT_EQ(data.find("mustard"), std::string::npos);
    EXPECT_NE(data.find(anna.table), std::string::npos);
    EXPECT_EQ(data.find(anna.token), std::string::npos);
}

TEST(OwnData, who_wants_to_be_forgotten_is) {
    StillHouse house(1);
    Player anna(house, "anna", 1), ben(house, "ben", 2);
    anna.ask({{"type", "create"}, {"settings", settings()}});
    anna.ask({{"type", "sit"}});
    anna.ask({{"type", "chat"}, {"text", "marmalade"}});
    ben.ask({{"type", "open"}, {"code", anna.code}});
    const std::string token = anna.token;
    const std::string person(anna.room().at("host").as_string());
    EXPECT_EQ(anna.ask({{"type", "forget-me"}}).at("type"), "ack");
    EXPECT_FALSE(house.is_connected("anna"));
    house.store().person(person, [](const store::Answer& answer, const store::Person&) {
        EXPECT_EQ(answer.outcome, store::Outcome::missing);
    });
    house.store().said(anna.table, 10,
                       [](const store::Answer&, const auto& said) { EXPECT_TRUE(said.empty()); });
    ben.listen();
    EXPECT_EQ(ben.room().at("chairs").at(0).at("who"), "nobody") << "the seat is left";
    anna.connect();
    EXPECT_NE(anna.token, token);
}

}  // namespace scoville::house::test
