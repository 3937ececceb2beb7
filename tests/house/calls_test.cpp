// People who are away are called when it is their turn, at the browsers they asked to be called at.
#include <gtest/gtest.h>

#include "house/bell.h"
#include "house/subscriptions.h"
#include "tests/house/player.h"

namespace scoville::house::test {
namespace {

constexpr Millis a_minute = 60'000;

class NotedBell final : public Bell {
public:
    const std::string& key() const override { return key_; }
    bool takes(const Subscription& one) const override { return one.endpoint.starts_with("https://"); }
    void ring(const Subscription& one, std::string_view text, Task gone) override {
        rung.push_back(one.endpoint + " " + std::string(text));
        last_gone = std::move(gone);
    }
    std::vector<std::string> rung;
    Task last_gone;

private:
    std::string key_ = "BKEY";
};

Object push(const std::string& endpoint) {
    return {{"type", "push"}, {"subscribe", {{"endpoint", endpoint}, {"p256dh", "key"}, {"auth", "auth"}}}};
}

// Everyone answers, and nobody is in a hurry.
Object slow() {
    return {{"game", "spicy"},
            {"seats", 2},
            {"fill", nullptr},
            {"turnTime", 0},
            {"options", {{"pace", "everyone-answers"}, {"start", 0}}}};
}

struct Table {
    explicit Table(const Object& settings = slow()) {
        house.has_bell(&bell);
        EXPECT_EQ(anna.ask({{"type", "create"}, {"settings", settings}}).at("type"), "ack");
        anna.ask({{"type", "sit"}});
        ben.ask({{"type", "open"}, {"code", anna.code}});
        ben.ask({{"type", "sit"}});
        ben.ask(push("https://push.example/ben"));
        for (Player* one : {&anna, &ben}) one->ask({{"type", "ready"}, {"ready", true}});
        anna.ask({{"type", "start"}});
        // Both bring their share of the deal.
        for (int steps = 0; steps < 100 && !anna.game().is_object(); ++steps) {
            ben.listen();
            anna.listen();
            house.move_to(house.time() + 100);
        }
        EXPECT_TRUE(is_annas());
    }
    // The game waits for her and for nobody else.
    bool is_annas() {
        anna.listen();
        const auto& state = anna.game().at("state");
        return state.at("turn") == 0 && state.at("waiting").as_array().empty();
    }
    void anna_plays() {
        for (int steps = 0; steps < 100 && is_annas(); ++steps) {
            anna.play_once();
            house.move_to(house.time() + 100);
        }
        EXPECT_FALSE(is_annas());
    }
    std::string call() const { return "https://push.example/ben {\"turn\":\"/t/" + anna.code + "\"}"; }

    NotedBell bell;
    StillHouse house{1};
    Player anna{house, "anna", 1};
    Player ben{house, "ben", 2};
};

}  // namespace

TEST(Calls, whose_turn_it_is_while_away_is_called_once) {
    Table table;
    table.ben.drop();
    table.house.move_to(table.house.time() + 5 * a_minute);
    EXPECT_TRUE(table.bell.rung.empty()) << "it is Anna's turn";
    table.anna_plays();
    table.house.move_to(table.house.time() + a_minute);
    ASSERT_EQ(table.bell.rung.size(), 1U);
    EXPECT_EQ(table.bell.rung[0], table.call());
    table.anna.drop();
    table.house.move_to(table.house.time() + 60 * a_minute);
    EXPECT_EQ(table.bell.rung.size(), 1U) << "also when the table has slept";
    table.anna.come_back();
    table.house.move_to(table.house.time() + a_minute);
    EXPECT_EQ(table.bell.rung.size(), 1U) << "and when it wakes";
}

TEST(Calls, whoever_is_here_is_not_called) {
    Table table;
    table.anna_plays();
    table.house.move_to(table.house.time() + 5 * a_minute);
    EXPECT_TRUE(table.bell.rung.empty());
}

TEST(Calls, nobody_is_called_any_more_where_nobody_is_reached) {
    Table table;
    table.ben.drop();
    table.house.move_to(table.house.time() + a_minute);
    table.anna_plays();
    table.house.move_to(table.house.time() + a_minute);
    ASSERT_EQ(table.bell.rung.size(), 1U);
    table.house.post(std::move(table.bell.last_gone));
    table.ben.come_back();
    const std::string data = json::serialize(table.ben.ask({{"type", "export"}}).at("data"));
    EXPECT_EQ(data.find("push.example"), std::string::npos) << data;
}

TEST(Calls, ends_with_one_word) {
    Table table;
    table.ben.ask({{"type", "push"}, {"unsubscribe", "https://push.example/ben"}});
    table.ben.drop();
    table.house.move_to(table.house.time() + a_minute);
    table.anna_plays();
    table.house.move_to(table.house.time() + a_minute);
    EXPECT_TRUE(table.bell.rung.empty());
}

TEST(Calls, are_told_with_ones_own_data_and_forgotten_with_it) {
    Table table;
    const std::string data = json::serialize(table.ben.ask({{"type", "export"}}).at("data"));
    EXPECT_NE(data.find("https://push.example/ben"), std::string::npos) << data;
    table.ben.ask({{"type", "forget-me"}});
    table.house.move_to(table.house.time() + a_minute);
    table.anna_plays();
    table.house.move_to(table.house.time() + a_minute);
    EXPECT_TRUE(table.bell.rung.empty());
}

TEST(Calls, outlive_a_new_name_and_end_with_all_other_sessions) {
    Table table;
    // Two changes at once lose nothing.
    const std::string first = R"({"type":"rename","nonce":"a","name":"Benno"})";
    table.house.says("ben", first);
    table.ben.ask(push("https://push.example/other"));
    std::string data = json::serialize(table.ben.ask({{"type", "export"}}).at("data"));
    EXPECT_NE(data.find("Benno"), std::string::npos) << data;
    EXPECT_NE(data.find("push.example/other"), std::string::npos) << data;
    table.ben.ask({{"type", "sign-out"}});
    data = json::serialize(table.ben.ask({{"type", "export"}}).at("data"));
    EXPECT_EQ(data.find("push.example"), std::string::npos) << data;
}

TEST(Calls, the_welcome_names_the_key_where_there_is_a_bell) {
    NotedBell bell;
    StillHouse house(1);
    house.opens("x");
    house.says("x", R"({"type":"hello","protocol":1})");
    EXPECT_EQ(house.spoken().back().text.find("BKEY"), std::string::npos);
    house.has_bell(&bell);
    house.opens("y");
    house.says("y", R"({"type":"hello","protocol":1})");
    EXPECT_NE(house.spoken().back().text.find(R"("push":"BKEY")"), std::string::npos);
}

TEST(Calls, what_cannot_be_called_is_refused) {
    NotedBell bell;
    StillHouse house(1);
    Player anna(house, "anna", 1);
    EXPECT_EQ(anna.ask(push("https://a.b/c")).at("error").at("key"), "no-push");
    house.has_bell(&bell);
    EXPECT_EQ(anna.ask(push("ftp://a.b/c")).at("error").at("key"), "bad-subscription");
    EXPECT_EQ(anna.ask({{"type", "push"}}).at("error").at("code"), "bad-message");
    EXPECT_EQ(anna.ask({{"type", "push"}, {"subscribe", 1}}).at("error").at("code"), "bad-message");
    EXPECT_EQ(anna.ask(push("https://a.b/" + std::string(2'000, 'x'))).at("error").at("code"), "bad-message");
    EXPECT_EQ(anna.ask(push("https://a.b/c")).at("type"), "ack");
}

TEST(Subscriptions, are_few_and_the_latest) {
    std::vector<Subscription> all;
    for (int number = 0; number < 9; ++number)
        add_subscription(all, {"https://a.b/" + std::to_string(number), "\"k\"", "a"});
    ASSERT_EQ(all.size(), most_subscriptions);
    EXPECT_EQ(all.back().endpoint, "https://a.b/8");
    add_subscription(all, {"https://a.b/8", "new", "a"});
    EXPECT_EQ(all.size(), most_subscriptions);
    EXPECT_EQ(subscriptions_in(about_with(all)), all);
    EXPECT_TRUE(about_with({}).empty());
    for (const std::string_view odd : {"", "x", "{}", R"({"push":1})", R"({"push":[{"endpoint":"x"}]})"})
        EXPECT_TRUE(subscriptions_in(odd).empty()) << odd;
}

}  // namespace scoville::house::test
