// The real program calls people back, through a push service of the test's own that reads by itself.
#include <gtest/gtest.h>

#include "tests/hosting/served.h"
#include "tests/push/service.h"
#include "tests/support/patience.h"

namespace scoville::hosting::test {
namespace {

using push::test::Service;

Object slow() {
    return {{"game", "spicy"},
            {"seats", 2},
            {"fill", nullptr},
            {"turnTime", 0},
            {"options", {{"pace", "everyone-answers"}, {"start", 0}}}};
}

Object push_at(const push::Subscription& browser) {
    return {
        {"type", "push"},
        {"subscribe", {{"endpoint", browser.endpoint}, {"p256dh", browser.p256dh}, {"auth", browser.auth}}}};
}

struct Evening {
    explicit Evening(const std::string& path) {
        const std::string code = anna.code_of_new_table(slow());
        anna.must({{"type", "sit"}});
        ben.open(code);
        ben.must({{"type", "sit"}});
        ben.must(push_at(service.browser(path)));
        for (Guest* one : {&anna, &ben}) one->must({{"type", "ready"}, {"ready", true}});
        anna.must({{"type", "start"}});
        anna.wait([&] { return anna.has_game() && anna.legal().contains("play"); });
    }
    // Ben goes, and it is his turn to answer.
    void bens_turn() {
        ben.drop();
        anna.wait([&] { return anna.here.at("seats").as_array().size() == 1; });
        const Object& play = anna.legal().at("play").as_object();
        const Object action{
            {"do", "play"}, {"card", play.at("cards").at(0)}, {"declare", play.at("declare").at(0)}};
        EXPECT_EQ(anna.answer(anna.act(action)).at("type"), "ack");
    }

    Service service;
    TempFolder folder;
    Served served{folder.file("push.db"),
                  quick + std::vector<std::string>{"--push", "mailto:host@example.org",
                                                   "--push-test-authority", service.authority()}};
    Guest anna{served.port(), "Anna"};
    Guest ben{served.port(), "Ben"};
};

}  // namespace

TEST(Push, whose_turn_it_is_while_away_reads_so_and_no_more) {
    Evening evening("/ok/ben");
    evening.bens_turn();
    const auto message = evening.service.message();
    EXPECT_FALSE(message.contains("error")) << message;
    EXPECT_EQ(message.at("text").as_string(), R"({"turn":"/t/)" + evening.anna.code + "\"}");
    EXPECT_EQ(message.at("path"), "/ok/ben");
    EXPECT_EQ(message.at("vapid").at("valid"), true);
    EXPECT_EQ(message.at("vapid").at("sub"), "mailto:host@example.org");
    // The key is the one that the welcome named, and outlives the program.
    const auto named = [](Guest& guest) {
        for (const Object& one : guest.heard)
            if (one.at("type") == "welcome") return std::string(one.at("push").as_string());
        return std::string();
    };
    EXPECT_EQ(message.at("vapid").at("k").as_string(), named(evening.anna));
    EXPECT_EQ(evening.served.end(SIGTERM).exit_code, 0);
    evening.served.start();
    Guest carla(evening.served.port(), "Carla");
    EXPECT_EQ(named(carla), named(evening.anna));
    const auto metrics = evening.served.get("/metrics").body;
    EXPECT_NE(metrics.find("pushes_total"), std::string::npos);
}

TEST(Push, a_subscription_that_is_gone_is_deleted) {
    Evening evening("/gone/ben");
    evening.bens_turn();
    (void)evening.service.message();
    evening.ben.come_back();
    const auto gone = [&] {
        return evening.served.get("/metrics").body.find("outcome=\"gone\"} 1") != std::string::npos;
    };
    const auto until = std::chrono::steady_clock::now() + scoville::test::patience();
    while (!gone()) ASSERT_LT(std::chrono::steady_clock::now(), until);
    // What changes a person goes in order, so this comes after it.
    evening.ben.must(push_at(evening.service.browser("/ok/ben")));
    const std::string known = json::serialize(evening.ben.must({{"type", "export"}}).at("data"));
    EXPECT_EQ(known.find("/gone/ben"), std::string::npos) << known;
    EXPECT_NE(known.find("/ok/ben"), std::string::npos) << known;
}

TEST(Push, is_off_unless_the_host_turns_it_on) {
    TempFolder folder;
    Served served(folder.file("off.db"));
    Guest anna(served.port(), "Anna");
    EXPECT_EQ(anna.refusal(push_at({"https://push.example.org/a", "k", "a"})), "not-now");
    for (const Object& one : anna.heard) EXPECT_FALSE(one.contains("push"));
}

TEST(Push, endpoints_on_this_machine_or_its_network_are_not_taken) {
    TempFolder folder;
    Service service;
    Served served(folder.file("strict.db"),
                  quick + std::vector<std::string>{"--push", "https://example.org"});
    Guest anna(served.port(), "Anna");
    push::Subscription browser = service.browser("/ok");
    for (const char* endpoint :
         {"https://localhost/x", "https://127.0.0.1/x", "https://192.168.1.1/x", "https://[::1]/x",
          "http://push.example.org/x", "https://push.example.org:8443/x", "https://a@push.example.org/x"}) {
        browser.endpoint = endpoint;
        EXPECT_EQ(anna.refusal(push_at(browser)), "bad-message") << endpoint;
    }
    browser.endpoint = "https://push.example.org/x";
    EXPECT_EQ(anna.refusal(push_at(browser)), "");
}

}  // namespace scoville::hosting::test
