// Threads on which bots think, so that the event thread never waits for one. A mind stays on its thread.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "house/hours.h"
#include "house/thinkers.h"
#include "store/stats.h"

namespace scoville::server {

class BotPool final : public house::Thinkers {
public:
    BotPool(int threads, house::Hours& hours);
    // Finishes what has begun; the rest is dropped.
    ~BotPool() override;

    std::unique_ptr<house::Mind> mind(const house::Brief& brief) override;

    // Time spent thinking so far, in microseconds.
    std::uint64_t busy_us() const { return moves_us().sum; }
    // How long each move took.
    store::Histogram moves_us() const;

private:
    struct Worker;
    class PooledMind;

    house::Hours& hours_;
    std::vector<std::shared_ptr<Worker>> workers_;
    std::size_t next_ = 0;
};

}  // namespace scoville::server
