// Three nodes behind the proxies whose files we give to hosts: HAProxy in ./test, all in ./test --long and
// scripts/check-proxies.
//   scripts/torture nodes-freeze 200
#include <thread>

#include <gtest/gtest.h>

#include "tests/nodes/people.h"
#include "tests/nodes/proxy.h"

namespace scoville::nodes {
namespace {

using faults::Cycles;
using server::test::Guest;

// Everyone who plays at the nodes comes in by the proxy from now on.
struct Behind {
    explicit Behind(const std::string& kind)
        : proxy(kind, cluster),
          crowd(cluster.ports(), 3, 1, [this](const std::string&) { return proxy.plain; }) {
        crowd.drop();
        come_back();
    }
    // As a page does: again and again, until there is a node that has the table.
    void come_back() {
        const auto until = Clock::now() + 2 * test::patience();
        while (!crowd.come_back(proxy.plain)) {
            ASSERT_FALSE(testing::Test::HasFatalFailure());
            ASSERT_LT(Clock::now(), until) << "they are sent away again and again";
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        proxy.listen();
    }
    // The node that has the first table; by its path, or it was found without one.
    std::size_t victim() {
        Guest& host = crowd.party(0).host();
        if (host.path == "/ws") {
            Guest other(cluster.port(0), "", host.token);
            other.follow = [](const std::string&) -> std::uint16_t { return 0; };
            other.drop();
            other.connect();
            const auto answer = other.ask({{"type", "open"}, {"code", host.code}});
            if (answer.at("type") == "ack") return 0;
            return static_cast<std::size_t>(answer.at("error").at("at").as_string()[3] - 'a');
        }
        return static_cast<std::size_t>(host.path[3] - 'a');
    }

    Cluster cluster{3, {"--trusted-proxy", "127.0.0.1"}, lease_ms()};
    Proxy proxy;
    faults::Crowd crowd;
};

class Proxies : public testing::TestWithParam<const char*> {};

TEST_P(Proxies, people_find_their_tables_and_lose_nothing_when_a_node_is_killed) {
    Behind behind(GetParam());
    EXPECT_EQ(behind.proxy.over_tls("/healthz").substr(0, 2), "ok");
    EXPECT_EQ(net::test::Client(behind.proxy.plain).get("/metrics").status, 404) << "not for visitors";
    Cycles cycles(1);
    while (cycles.go_on()) {
        ASSERT_TRUE(behind.crowd.play(cycles.between(40, 150)));
        const std::size_t gone = behind.victim();
        behind.cluster.kill(gone);
        behind.crowd.drop();
        behind.come_back();
        ASSERT_TRUE(behind.crowd.check());
        behind.cluster.start(gone);
        ASSERT_TRUE(behind.crowd.play(40));
    }
    EXPECT_EQ(behind.crowd.counts().lost, 0U);
    EXPECT_EQ(behind.crowd.counts().doubled, 0U);
    cycles.say(std::string(GetParam()) + ": " + behind.crowd.counts().text());
}

constexpr auto name_of = [](const auto& kind) { return std::string(kind.param); };
INSTANTIATE_TEST_SUITE_P(AsInHosting, Proxies, testing::Values("haproxy"), name_of);
INSTANTIATE_TEST_SUITE_P(LongAsInHosting, Proxies, testing::Values("nginx", "caddy"), name_of);

// Nobody hears of a node that is frozen: the proxy must notice, and end its lines.
TEST(Freeze, of_a_node_is_noticed_by_HAProxy) {
    Cycles cycles(1);
    Behind behind("haproxy");
    std::vector<double> times;
    while (cycles.go_on()) {
        ASSERT_TRUE(behind.crowd.play(cycles.between(1, 150)));
        const std::size_t gone = behind.victim();
        const auto then = Clock::now();
        behind.cluster.send(gone, SIGSTOP);
        for (Guest* guest : behind.crowd.party(0).all())
            while (guest->connected()) guest->hear_one();
        const auto ended = Clock::now();
        behind.crowd.drop();
        behind.come_back();
        for (const double ms : behind.crowd.came_back_after(then)) times.push_back(ms);
        EXPECT_GT(ended, then);
        ASSERT_TRUE(behind.crowd.check());
        behind.cluster.send(gone, SIGCONT);
        EXPECT_EQ(behind.cluster.await_end(gone).exit_code, 3);
        behind.cluster.start(gone);
    }
    std::sort(times.begin(), times.end());
    EXPECT_EQ(behind.crowd.counts().lost, 0U);
    EXPECT_EQ(behind.crowd.counts().doubled, 0U);
    const auto at = [&](double share) {
        return static_cast<int>(times[std::min(
            times.size() - 1, static_cast<std::size_t>(share * static_cast<double>(times.size())))]);
    };
    cycles.say(std::to_string(cycles.count()) +
               " times a node frozen behind HAProxy: " + behind.crowd.counts().text() + "; lease " +
               std::to_string(lease_ms()) + " ms, back at the table after p50 " + std::to_string(at(0.5)) +
               " p99 " + std::to_string(at(0.99)) + " most " + std::to_string(at(1)) + " ms");
}

}  // namespace
}  // namespace scoville::nodes
