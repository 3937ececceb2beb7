// Messages to a push service of our own, which reads them by itself.
#include <gtest/gtest.h>

#include "tests/push/service.h"

namespace scoville::push {
namespace {

using std::chrono::steady_clock;

constexpr std::string_view text = R"({"turn":"/t/ABCDEF"})";

class Delivery : public testing::Test {
protected:
    static void SetUpTestSuite() {
        std::signal(SIGPIPE, SIG_IGN);
        service = new test::Service;
    }
    static void TearDownTestSuite() {
        delete service;
        service = nullptr;
    }

    Report to(const std::string& path, std::chrono::milliseconds time = std::chrono::seconds(30)) const {
        return deliver(service->browser(path), text, means, {steady_clock::now() + time});
    }

    static inline test::Service* service = nullptr;
    const Vapid vapid{PrivateKey::fresh(), "mailto:host@example.org"};
    const Trust trust{service->authority()};
    const Means means{.vapid = vapid, .trust = trust, .for_tests = true};
};

TEST_F(Delivery, arrives_readable_for_the_browser_alone) {
    ASSERT_TRUE(trust.usable());
    EXPECT_EQ(to("/ok/a?b=c").outcome, Outcome::delivered);
    const auto message = service->message();
    EXPECT_FALSE(message.contains("error")) << message;
    EXPECT_EQ(message.at("text").as_string(), text);
    EXPECT_EQ(message.at("method"), "POST");
    EXPECT_EQ(message.at("path"), "/ok/a?b=c");
    EXPECT_EQ(message.at("ttl"), "86400");
    EXPECT_EQ(message.at("urgency"), "normal");
    EXPECT_EQ(message.at("encoding"), "aes128gcm");
    EXPECT_EQ(message.at("size"), 86 + 256 + 16);
    const auto& claims = message.at("vapid").as_object();
    const std::string origin = "https://localhost:" + std::to_string(service->port());
    EXPECT_EQ(claims.at("valid"), true);
    EXPECT_EQ(claims.at("k").as_string(), vapid.public_key());
    EXPECT_EQ(claims.at("aud").as_string(), origin);
    EXPECT_EQ(claims.at("sub"), "mailto:host@example.org");
    const auto left = claims.at("exp").as_int64() - std::time(nullptr);
    EXPECT_GT(left, 3'600);
    EXPECT_LE(left, 86'400);
}

TEST_F(Delivery, what_the_service_answers_counts) {
    const std::pair<const char*, Outcome> cases[] = {
        {"/missing", Outcome::gone},      {"/gone", Outcome::gone},     {"/forbidden", Outcome::never},
        {"/broken", Outcome::later},      {"/garbage", Outcome::later}, {"/huge", Outcome::never},
        {"/endless", Outcome::delivered},
    };
    for (const auto& [path, outcome] : cases) {
        EXPECT_EQ(to(path).outcome, outcome) << path;
        EXPECT_EQ(service->message().at("path").as_string(), path);
    }
}

TEST_F(Delivery, is_led_nowhere_else) {
    EXPECT_EQ(to("/elsewhere").outcome, Outcome::never);
    EXPECT_EQ(service->message().at("path"), "/elsewhere");
    EXPECT_EQ(to("/ok").outcome, Outcome::delivered);
    EXPECT_EQ(service->message().at("path"), "/ok");
}

TEST_F(Delivery, a_slow_service_costs_no_more_than_its_time) {
    EXPECT_EQ(to("/slow", std::chrono::milliseconds(1'500)).outcome, Outcome::later);
    EXPECT_EQ(service->message().at("path"), "/slow");
}

TEST_F(Delivery, is_broken_off_when_everything_ends) {
    const Descriptor readable(open("/dev/zero", O_RDONLY | O_CLOEXEC));
    const Limit limit{steady_clock::now() + std::chrono::hours(1), readable.number()};
    EXPECT_EQ(deliver(service->browser("/ok"), text, means, limit).outcome, Outcome::later);
}

TEST_F(Delivery, private_addresses_are_not_reached) {
    const Means usual{.vapid = vapid, .trust = trust};
    const Limit limit{steady_clock::now() + std::chrono::seconds(30)};
    EXPECT_EQ(deliver(service->browser("/ok/private"), text, usual, limit).outcome, Outcome::never);
    // A name that is taken, and leads to this machine.
    const auto port = static_cast<std::uint16_t>(service->port());
    const auto found = connect_to({.host = "localhost", .port = port, .target = "/"}, limit, false);
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error(), NoWay::private_address);
    EXPECT_EQ(to("/ok/after").outcome, Outcome::delivered);
    EXPECT_EQ(service->message().at("path"), "/ok/after");
}

TEST_F(Delivery, names_must_be_proven) {
    const Trust system;
    const Means usual{.vapid = vapid, .trust = system, .for_tests = true};
    const Limit limit{steady_clock::now() + std::chrono::seconds(30)};
    EXPECT_EQ(deliver(service->browser("/ok"), text, usual, limit).outcome, Outcome::never);

    test::Service other("elsewhere.example");
    const Trust its(other.authority());
    const Means means_there{.vapid = vapid, .trust = its, .for_tests = true};
    EXPECT_EQ(deliver(other.browser("/ok"), text, means_there, limit).outcome, Outcome::never);
}

TEST_F(Delivery, what_no_browser_gave_is_not_sent) {
    Subscription one = service->browser("/ok");
    EXPECT_TRUE(is_readable(one, true));
    EXPECT_FALSE(is_readable(one, false));
    one.auth = "AAAA";
    EXPECT_FALSE(is_readable(one, true));
    one = service->browser("/ok");
    one.p256dh.back() = one.p256dh.back() == 'A' ? 'B' : 'A';
    EXPECT_FALSE(is_readable(one, true));
}

TEST(Report, is_read_from_the_first_line) {
    EXPECT_EQ(read_report("HTTP/1.1 201 Created\r\n\r\n").outcome, Outcome::delivered);
    EXPECT_EQ(read_report("HTTP/1.0 410 Gone\r\n\r\n").outcome, Outcome::gone);
    const Report busy = read_report("HTTP/1.1 429 Slow down\r\nDate: x\r\nRETRY-AFTER:  120\r\n\r\n");
    EXPECT_EQ(busy.outcome, Outcome::later);
    EXPECT_EQ(busy.wait, std::chrono::seconds(120));
    EXPECT_FALSE(read_report("HTTP/1.1 503 x\r\nRetry-After: Fri, 31 Dec\r\n\r\n").wait);
    for (const std::string_view odd : {"", "HTTP/1.1", "HTTP/2 200", "201 Created"})
        EXPECT_EQ(read_report(odd).outcome, Outcome::later) << odd;
    for (const std::string_view no : {"HTTP/1.1 302 x", "HTTP/1.1 400 x", "HTTP/1.1 100 x", "HTTP/1.1 x"})
        EXPECT_EQ(read_report(no).outcome, Outcome::never) << no;
}

}  // namespace
}  // namespace scoville::push
