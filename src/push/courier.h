// Carries messages to push services on threads of its own. Bounded in everything: how many wait, how long one
// delivery takes, how often one is tried. A service that is slow or out of order is left alone for a while,
// so that it does not hold up what goes elsewhere.
#pragma once

#include <array>
#include <atomic>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "push/deliver.h"

namespace scoville::push {

struct CourierLimits {
    std::size_t waiting = 1'000;
    std::chrono::milliseconds delivery{10'000};
    int tries = 4;
    std::chrono::milliseconds first_wait{30'000};  // four times as long each time
    std::chrono::milliseconds longest_wait{3'600'000};
};

struct CourierStats {
    std::atomic<std::uint64_t> delivered = 0, gone = 0, refused = 0, postponed = 0, dropped = 0;
};

class Courier {
public:
    // The end of an errand; on a thread of the courier's.
    using Done = std::function<void(Outcome)>;

    Courier(const Means& means, const CourierLimits& limits = {});
    // What is under way is broken off, what waits is dropped; no Done is called any more.
    ~Courier();
    Courier(const Courier&) = delete;
    Courier& operator=(const Courier&) = delete;

    // Returns at once. False, and nothing will happen, if too much waits already.
    bool take(Subscription to, std::string text, Done done);
    const CourierStats& stats() const { return stats_; }

private:
    using Clock = std::chrono::steady_clock;
    struct Errand {
        Subscription to;
        std::string text;
        Done done;
        std::string host;
        int tries = 0;
    };
    struct Rested {  // a host that was in trouble
        Clock::time_point until;
        int failures = 0;
    };

    void work();
    void carry(Errand errand);
    void ended(Errand& errand, const Report& report);
    bool put_off(Errand& errand);
    std::chrono::milliseconds wait_after(int failures) const;

    const Means means_;
    const CourierLimits limits_;
    CourierStats stats_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::multimap<Clock::time_point, Errand> waiting_;
    std::map<std::string, Rested> rested_;
    bool stop_ = false;
    Descriptor end_;
    std::vector<std::thread> threads_;
};

}  // namespace scoville::push
