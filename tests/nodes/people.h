// The people at the tables of a cluster, what befalls them, and how long it takes until they have their
// tables back.
#pragma once

#include <algorithm>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "tests/faults/crowd.h"
#include "tests/faults/cycles.h"
#include "tests/nodes/cluster.h"
#include "tests/support/patience.h"

namespace scoville::nodes {

using Clock = std::chrono::steady_clock;

// Short in ./test; scripts/torture measures with the usual one.
inline int lease_ms() { return static_cast<int>(faults::setting("TORTURE_LEASE", 600)); }

class People {
public:
    explicit People(Cluster& at, unsigned seed = 1)
        : cluster(at), crowd(at.ports(), 3, seed, [&at](const std::string& path) { return at.at(path); }) {}

    // Until so many messages were heard. A table whose last write is not known to be there sends its people
    // away once more, as does a node that was removed.
    void play(std::size_t messages) {
        const auto until = Clock::now() + 2 * test::patience();
        while (!crowd.play(messages)) {
            ASSERT_LT(Clock::now(), until) << "they are sent away again and again";
            ASSERT_NO_FATAL_FAILURE(cluster.look_after());
            crowd.drop();
            ASSERT_TRUE(come_back(0));
        }
    }
    // Whoever has the first table.
    std::size_t victim() { return cluster.with_port(crowd.party(0).host().port); }
    std::size_t other_than(std::size_t gone, faults::Cycles& cycles) const {
        return (gone + cycles.between(1, cluster.size() - 1)) % cluster.size();
    }
    void all_come_back(std::size_t entrance, Clock::time_point since) {
        const auto until = Clock::now() + 2 * test::patience();
        while (!come_back(entrance)) {
            ASSERT_FALSE(testing::Test::HasFatalFailure());
            ASSERT_LT(Clock::now(), until) << "they are sent away again and again";
        }
        for (const double ms : crowd.came_back_after(since)) times.push_back(ms);
    }
    // A node that had a write under way when its line to the database broke sends people away once more, when
    // it knows what became of it.
    bool come_back(std::size_t entrance) {
        constexpr int most_tries = 20;
        for (int tries = 0; tries < most_tries; ++tries) {
            if (crowd.come_back(cluster.port(entrance)) && crowd.check()) return true;
            if (testing::Test::HasFatalFailure()) return false;
            crowd.drop();
            cluster.look_after();
        }
        return false;
    }
    int at(double share) {
        std::sort(times.begin(), times.end());
        const auto place = static_cast<std::size_t>(share * static_cast<double>(times.size()));
        return times.empty() ? 0 : static_cast<int>(times[std::min(times.size() - 1, place)]);
    }
    void tell(const faults::Cycles& cycles, const std::string& what) {
        EXPECT_EQ(crowd.counts().lost, 0U);
        EXPECT_EQ(crowd.counts().doubled, 0U);
        EXPECT_GT(crowd.counts().acknowledged, 0U);
        cycles.say(std::to_string(cycles.count()) + " times " + what + ": " + crowd.counts().text() +
                   "; lease " + std::to_string(cluster.lease_ms()) + " ms, back at the table after p50 " +
                   std::to_string(at(0.5)) + " p99 " + std::to_string(at(0.99)) + " most " +
                   std::to_string(at(1)) + " ms; nodes removed besides " +
                   std::to_string(cluster.removals()));
    }

    Cluster& cluster;
    faults::Crowd crowd;
    std::vector<double> times;
};

}  // namespace scoville::nodes
