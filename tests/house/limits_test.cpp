// What one person, one address or one network may ask for, over however many connections.
#include <gtest/gtest.h>

#include "house/budgets.h"
#include "tests/house/player.h"

namespace scoville::house::test {
namespace {

Object settings(Object changes = {}) {
    Object all{{"game", "spicy"}, {"seats", 3}, {"fill", nullptr}, {"window", 0}, {"turnTime", 0}};
    for (const auto& [key, value] : changes) all[key] = value;
    return all;
}
Object create(Object changes = {}) {
    return {{"type", "create"}, {"settings", settings(std::move(changes))}};
}
Object open(const std::string& code) { return {{"type", "open"}, {"code", code}}; }

std::string key_of(const Object& answer) {
    return answer.at("type") == "refused" ? std::string(answer.at("error").at("key").as_string()) : "";
}

Rates of_a_server() {
    return {.people_at_address = 2, .wrong_codes = {10, 1}, .listed = {3, 0.2}, .addresses_in_network = 4};
}

// A new visitor from an address, as often as one likes.
struct Stranger {
    Stranger(StillHouse& house, const std::string& address, int number)
        : name("stranger" + std::to_string(number)) {
        house.come_from(address);
        player.emplace(house, name, static_cast<unsigned>(number));
        house.come_from("");
    }
    std::string name;
    std::optional<Player> player;
};

// How many of so many wrong codes are looked up, with a new person and connection for each.
int guesses(StillHouse& house, const std::string& address, int tries, int first = 0) {
    int looked_up = 0;
    for (int i = 0; i < tries; ++i) {
        Stranger one(house, address, first + i);
        looked_up += key_of(one.player->ask(open("AAAAAA"))) == "no-such-table" ? 1 : 0;
        house.drops(one.name);
    }
    return looked_up;
}

}  // namespace

TEST(Budget, is_spent_at_once_and_comes_back_by_the_minute) {
    Budget budget({3, 6});
    for (int i = 0; i < 3; ++i) {
        EXPECT_TRUE(budget.has("x", 0));
        budget.take("x", 0);
    }
    EXPECT_FALSE(budget.has("x", 9'999));
    EXPECT_TRUE(budget.has("x", 10'000));
    EXPECT_TRUE(budget.has("y", 0));
    budget.give_back("x");
    EXPECT_TRUE(budget.has("x", 0));
}

TEST(Budget, who_has_everything_again_is_forgotten) {
    Budget budget({3, 6});
    for (int i = 0; i < 1'000; ++i) budget.take("who" + std::to_string(i), 0);
    EXPECT_EQ(budget.remembered(), 1'000U);
    budget.take("x", 700'000);
    EXPECT_EQ(budget.remembered(), 1U);
}

TEST(Limits, chat_is_counted_by_person_over_all_connections) {
    StillHouse house(1);
    Player anna(house, "anna", 1);
    anna.ask(create());
    const Object words{{"type", "chat"}, {"text", "again"}};
    int said = 0;
    for (int line = 0; line < 5; ++line) {
        for (int i = 0; i < 6; ++i) said += key_of(anna.ask(words)).empty() ? 1 : 0;
        anna.drop();
        anna.come_back();
    }
    EXPECT_EQ(said, 6);
}

TEST(Limits, chat_is_counted_by_address_over_all_people) {
    StillHouse house(1, {}, of_a_server());
    Player anna(house, "anna", 1);
    anna.ask(create());
    int said = 0;
    for (int i = 0; i < 20; ++i) {
        Stranger one(house, "192.0.2.7", i);
        one.player->ask(open(anna.code));
        for (int k = 0; k < 3; ++k)
            said += key_of(one.player->ask({{"type", "chat"}, {"text", "noise"}})).empty() ? 1 : 0;
        house.drops(one.name);
    }
    EXPECT_EQ(said, 12) << "as much as two people";
    EXPECT_EQ(key_of(anna.ask({{"type", "chat"}, {"text", "peace"}})), "") << "others are not affected";
}

TEST(Limits, wrong_codes_cost_time_by_address_and_by_network) {
    StillHouse house(1, {}, of_a_server());
    EXPECT_EQ(guesses(house, "192.0.2.7", 40), 10);
    house.move_to(house.time() + 60'000);
    EXPECT_EQ(guesses(house, "192.0.2.7", 5, 100), 1) << "then one a minute";
    int of_network = 0;
    for (int i = 10; i < 20; ++i) of_network += guesses(house, "192.0.2." + std::to_string(i), 12, 100 * i);
    EXPECT_LE(of_network, 4 * 10) << "its neighbours share what is left of the network's";
    EXPECT_EQ(guesses(house, "198.51.100.1", 3, 5'000), 3) << "others are not affected";
}

TEST(Limits, right_codes_cost_nothing_and_ones_own_table_opens_always) {
    StillHouse house(1, {}, of_a_server());
    house.come_from("192.0.2.7");
    Player anna(house, "anna", 1);
    anna.ask(create());
    anna.ask({{"type", "sit"}});
    house.come_from("");
    for (int i = 0; i < 30; ++i) {
        Stranger friends(house, "192.0.2.7", i);
        EXPECT_EQ(key_of(friends.player->ask(open(anna.code))), i < 24 ? "" : "too-many");
        house.drops(friends.name);
    }
    house.move_to(house.time() + 120'000);
    EXPECT_EQ(guesses(house, "192.0.2.7", 20, 100), 10);
    Stranger late(house, "192.0.2.7", 500);
    EXPECT_EQ(key_of(late.player->ask(open(anna.code))), "too-many-codes") << "a hit is told like a miss";
    anna.drop();
    house.come_from("192.0.2.7");
    anna.connect();
    EXPECT_EQ(key_of(anna.ask(open(anna.code))), "");
}

TEST(Limits, the_public_list_is_for_everyone) {
    StillHouse house(1, {}, of_a_server());
    int listed = 0;
    for (int i = 0; i < 30; ++i) {
        Stranger one(house, "192.0.2.7", i);
        listed += key_of(one.player->ask(create({{"listed", true}}))).empty() ? 1 : 0;
        house.drops(one.name);
    }
    EXPECT_EQ(listed, 3);
    house.move_to(house.time() + 60'000);
    Stranger sly(house, "192.0.2.7", 99);
    EXPECT_EQ(key_of(sly.player->ask(create())), "") << "by link one may play on";
    EXPECT_EQ(key_of(sly.player->ask({{"type", "configure"}, {"settings", settings({{"listed", true}})}})),
              "too-many-listed");
    Player anna(house, "anna", 1);
    EXPECT_EQ(key_of(anna.ask(create({{"listed", true}}))), "");
    EXPECT_EQ(anna.ask({{"type", "list"}, {"what", "public"}}).at("tables").as_array().size(), 4U);
}

TEST(Limits, a_table_may_ask_for_the_links_secret_besides_its_code) {
    StillHouse house(1);
    Player anna(house, "anna", 1);
    anna.ask(create({{"invited", true}}));
    const std::string key(anna.you().at("invitation").as_string());
    EXPECT_EQ(key.size(), 32U);
    Player ben(house, "ben", 2);
    EXPECT_EQ(key_of(ben.ask(open(anna.code))), "not-invited");
    Object with_key = open(anna.code);
    with_key["key"] = std::string(32, '0');
    EXPECT_EQ(key_of(ben.ask(with_key)), "not-invited");
    with_key["key"] = key;
    EXPECT_EQ(key_of(ben.ask(with_key)), "");
    EXPECT_FALSE(ben.you().contains("invitation")) << "who only looks has nothing to pass on";
    ben.ask({{"type", "sit"}});
    EXPECT_EQ(ben.you().at("invitation").as_string(), key);
    ben.drop();
    ben.connect();
    EXPECT_EQ(key_of(ben.ask(open(anna.code))), "") << "one's own table";
    const std::string secret = "a-secret-of-its-own-that-is-long-enough";
    house.joins("robot", anna.code + " " + secret);
    house.says("robot", R"({"type":"ready","protocol":1,"name":"Robot"})");
    EXPECT_FALSE(house.is_connected("robot"));
    house.joins("robot", anna.code + " " + secret + " " + key);
    house.says("robot", R"({"type":"ready","protocol":1,"name":"Robot"})");
    EXPECT_TRUE(house.is_connected("robot"));
}

}  // namespace scoville::house::test
