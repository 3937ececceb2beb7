// Threads on which bots think, so that the event thread never waits for one. Work with the same key is done
// in order on the same thread.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "store/stats.h"

namespace scoville::server {

class BotPool {
public:
    using Work = std::function<void()>;
    explicit BotPool(int threads);
    // Finishes what has begun; the rest is dropped.
    ~BotPool();
    BotPool(const BotPool&) = delete;
    BotPool& operator=(const BotPool&) = delete;

    void post(std::uint64_t key, Work work);
    // Time spent in work so far, in microseconds.
    std::uint64_t busy_us() const { return moves_us().sum; }
    // How long each piece of work took.
    store::Histogram moves_us() const;

private:
    struct Worker;
    std::vector<std::unique_ptr<Worker>> workers_;
};

}  // namespace scoville::server
