// What a nonce and an acknowledgement promise, and what a play that waits does not tell.
#include <gtest/gtest.h>

#include "tests/house/conversation.h"
#include "tests/house/player.h"

namespace scoville::house::test {
namespace {

Object settings(Object changes = {}) {
    Object all{{"game", "spicy"}, {"seats", 3}, {"fill", nullptr}, {"window", 0}, {"turnTime", 0}};
    for (const auto& [key, value] : changes) all[key] = value;
    return all;
}

const std::string secret = "a-secret-of-its-own-that-is-long-enough";

// Everything that one heard, by when.
std::vector<Spoken> heard_by(const StillHouse& house, const std::string& who, Millis from, Millis until) {
    std::vector<Spoken> heard;
    for (const Spoken& one : house.spoken())
        if (one.who == who && one.what == What::hears && one.at >= from && one.at < until)
            heard.push_back(one);
    return heard;
}

std::string last_answer(const StillHouse& house, const std::string& who, const std::string& nonce) {
    std::string answer;
    for (const Spoken& one : house.spoken())
        if (one.who == who && one.what == What::hears &&
            one.text.find("\"nonce\":\"" + nonce + "\"") != std::string::npos)
            answer = one.text;
    return answer;
}

int count_of(const std::string& text, const std::string& word) {
    int count = 0;
    for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) ++count;
    return count;
}

// Three people at a live table; the first has played a card, and its window is open for four seconds.
struct OpenWindow {
    OpenWindow() {
        anna.ask(
            {{"type", "create"}, {"settings", settings({{"window", 4'000}, {"options", {{"start", 0}}}})}});
        for (Player* one : {&anna, &ben, &cleo}) {
            one->code = anna.code;
            if (one != &anna) one->ask({{"type", "open"}, {"code", anna.code}});
            one->ask({{"type", "sit"}});
            one->ask({{"type", "ready"}, {"ready", true}});
        }
        anna.ask({{"type", "start"}});
        for (int i = 0; i < 20 && !anna.game().is_object(); ++i) {
            for (Player* one : {&anna, &ben, &cleo}) one->listen();
            house.move_to(house.next());
        }
        for (Player* one : {&anna, &ben, &cleo}) one->listen();
        act(anna, {{"do", "play"}, {"card", hand(anna).at(0)}, {"declare", "c1"}});
        house.move_to(house.time() + 600);
        for (Player* one : {&anna, &ben, &cleo}) one->listen();
    }
    static const json::array& hand(Player& player) {
        for (const auto& one : player.game().at("state").at("hands").as_array())
            if (one.is_array()) return one.as_array();
        throw std::logic_error("no hand");
    }
    static void act(Player& player, const Object& action) {
        player.ask({{"type", "act"},
                    {"seen", player.event()},
                    {"card", player.game().at("card")},
                    {"action", action}});
    }
    StillHouse house{9};
    Player anna{house, "anna", 1}, ben{house, "ben", 2}, cleo{house, "cleo", 3};
};

}  // namespace

TEST(Nonces, a_table_is_created_once_however_often_it_is_asked_for) {
    StillHouse house(1);
    Player anna(house, "anna", 1);
    const std::string create =
        json::serialize(Object{{"type", "create"}, {"nonce", "make-it"}, {"settings", settings()}});
    house.says("anna", create);
    const std::string first = last_answer(house, "anna", "make-it");
    EXPECT_EQ(count_of(first, "\"code\""), 1);
    anna.drop();
    anna.connect();
    house.says("anna", create);
    EXPECT_EQ(last_answer(house, "anna", "make-it"), first);
    EXPECT_EQ(house.counters().tables_created, 1U);
    anna.listen();
    EXPECT_EQ(anna.room().at("phase"), "lobby") << "it is opened, too";
    Player ben(house, "ben", 2);
    house.says("ben", create);
    EXPECT_EQ(house.counters().tables_created, 2U) << "a nonce is its person's";
}

TEST(Nonces, a_new_name_stays_the_first_one_asked_for) {
    StillHouse house(1);
    Player anna(house, "anna", 1);
    house.says("anna", R"({"type":"rename","nonce":"n","name":"Anna B"})");
    const std::string first = last_answer(house, "anna", "n");
    house.says("anna", R"({"type":"rename","nonce":"n","name":"Anna C"})");
    EXPECT_EQ(last_answer(house, "anna", "n"), first);
}

TEST(Nonces, what_was_said_is_said_once_also_after_the_table_slept) {
    StillHouse house(1);
    Player anna(house, "anna", 1);
    anna.ask({{"type", "create"}, {"settings", settings()}});
    const std::string words = R"({"type":"chat","nonce":"words","text":"marmalade"})";
    house.says("anna", words);
    anna.drop();
    house.move_to(house.time() + 200'000);
    ASSERT_EQ(house.counters().tables_slept, 1U);
    anna.come_back();
    house.says("anna", words);
    Player ben(house, "ben", 2);
    ben.ask({{"type", "open"}, {"code", anna.code}});
    const auto heard = heard_by(house, "ben", 0, 1'000'000);
    EXPECT_EQ(count_of(heard.back().text + heard[heard.size() - 2].text, "marmalade"), 1);
}

TEST(Nonces, a_bot_that_comes_back_sits_down_again) {
    StillHouse house(1);
    Player anna(house, "anna", 1);
    anna.ask({{"type", "create"}, {"settings", settings()}});
    for (int visit = 0; visit < 3; ++visit) {
        house.joins("robot", anna.code + " " + secret);
        house.says("robot", R"({"type":"ready","protocol":1,"name":"Robot"})");
        anna.listen();
        EXPECT_EQ(anna.room().at("chairs").at(0).at("who"), "person") << visit;
        EXPECT_EQ(anna.room().at("chairs").at(0).at("ready"), true) << visit;
        house.drops("robot");
        anna.listen();
        EXPECT_EQ(anna.room().at("chairs").at(0).at("who"), "nobody") << visit;
    }
}

TEST(HeldPlays, others_are_sent_the_same_bytes_until_the_ring_ends) {
    OpenWindow waits, quiet;
    const Millis from = waits.house.time();
    OpenWindow::act(waits.ben, {{"do", "pass"}});
    EXPECT_GT(waits.ben.heard("clock"), quiet.ben.heard("clock")) << "its own player sees it waiting";
    constexpr Millis before_the_end = 3'300;
    for (OpenWindow* one : {&waits, &quiet}) one->house.move_to(from + before_the_end);
    for (const std::string& other : {std::string("anna"), std::string("cleo")})
        EXPECT_EQ(heard_by(waits.house, other, from, from + before_the_end),
                  heard_by(quiet.house, other, from, from + before_the_end))
            << other;
    waits.house.move_to(from + 10'000);
    waits.cleo.listen();
    EXPECT_EQ(waits.cleo.game().at("state").at("turn"), 2) << "then it is played";
}

TEST(Sleep, a_table_wakes_in_time_for_its_clock) {
    StillHouse house(1);
    Player anna(house, "anna", 1), ben(house, "ben", 2);
    constexpr Millis turn = 3'600'000;
    anna.ask({{"type", "create"},
              {"settings", settings({{"seats", 2}, {"turnTime", turn}, {"timeout", "safe"}})}});
    for (Player* one : {&anna, &ben}) {
        one->code = anna.code;
        if (one != &anna) one->ask({{"type", "open"}, {"code", anna.code}});
        one->ask({{"type", "sit"}});
        one->ask({{"type", "ready"}, {"ready", true}});
    }
    anna.ask({{"type", "start"}});
    for (int i = 0; i < 20 && anna.phase() != "playing"; ++i) {
        for (Player* one : {&anna, &ben}) one->listen();
        house.move_to(house.next());
    }
    const Millis began = house.time();
    anna.drop();
    ben.drop();
    house.move_to(began + turn / 2);
    ASSERT_EQ(house.counters().tables_slept, 1U);
    house.move_to(began + turn + 1'500);
    anna.come_back();
    std::string passed;
    for (const Spoken& one : house.spoken())
        if (one.text.find("\"passed\"") != std::string::npos) passed = one.text;
    EXPECT_NE(passed, "") << "not twenty seconds later";
}

}  // namespace scoville::house::test
