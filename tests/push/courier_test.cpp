// Off the caller's thread, bounded, and patient with services in trouble.
#include "push/courier.h"

#include <future>

#include <gtest/gtest.h>

#include "tests/push/service.h"

namespace scoville::push {
namespace {

using std::chrono::milliseconds;

struct Rig {
    test::Service service;
    const Vapid vapid{PrivateKey::fresh(), "mailto:host@example.org"};
    const Trust trust{service.authority()};
    const Means means{.vapid = vapid, .trust = trust, .for_tests = true};
    CourierLimits limits{.first_wait = milliseconds(1)};
};

std::future<Outcome> send(Courier& courier, const Subscription& to) {
    auto promise = std::make_shared<std::promise<Outcome>>();
    EXPECT_TRUE(courier.take(to, "x", [promise](Outcome outcome) { promise->set_value(outcome); }));
    return promise->get_future();
}

TEST(Courier, tells_what_became_of_each) {
    std::signal(SIGPIPE, SIG_IGN);
    Rig rig;
    Courier courier(rig.means, rig.limits);
    auto gone = send(courier, rig.service.browser("/gone"));
    auto delivered = send(courier, rig.service.browser("/ok"));
    EXPECT_EQ(delivered.get(), Outcome::delivered);
    EXPECT_EQ(gone.get(), Outcome::gone);
    EXPECT_EQ(courier.stats().delivered, 1u);
    EXPECT_EQ(courier.stats().gone, 1u);
}

TEST(Courier, comes_back_when_a_service_was_busy) {
    Rig rig;
    Courier courier(rig.means, rig.limits);
    EXPECT_EQ(send(courier, rig.service.browser("/busy")).get(), Outcome::delivered);
    EXPECT_EQ(courier.stats().postponed, 1u);
}

TEST(Courier, gives_up_in_the_end) {
    Rig rig;
    Courier courier(rig.means, rig.limits);
    EXPECT_EQ(send(courier, rig.service.browser("/broken")).get(), Outcome::later);
    EXPECT_EQ(courier.stats().postponed, 3u);
    for (int number = 0; number < 4; ++number) EXPECT_EQ(rig.service.message().at("path"), "/broken");
}

TEST(Courier, takes_no_more_than_may_wait_and_does_not_wait_itself) {
    Rig rig;
    rig.limits.waiting = 3;
    rig.limits.first_wait = rig.limits.longest_wait;
    Courier courier(rig.means, rig.limits);
    // The service rests for an hour after the first trouble; what follows waits.
    ASSERT_TRUE(courier.take(rig.service.browser("/broken"), "x", {}));
    (void)rig.service.message();
    int taken = 0;
    while (courier.take(rig.service.browser("/ok"), "x", {}) && taken < 100) ++taken;
    EXPECT_LT(taken, 100);
    EXPECT_GE(courier.stats().dropped, 1u);
    EXPECT_FALSE(courier.take({"http://nowhere", "", ""}, "x", {}));
}

TEST(Courier, ends_in_the_middle_of_a_delivery) {
    Rig rig;
    rig.limits.delivery = std::chrono::hours(1);
    Courier courier(rig.means, rig.limits);
    ASSERT_TRUE(courier.take(rig.service.browser("/slow"), "x", [](Outcome) { FAIL(); }));
    EXPECT_EQ(rig.service.message().at("path"), "/slow");
}

}  // namespace
}  // namespace scoville::push
