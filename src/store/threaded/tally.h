// The counts behind Stats, kept by the store's threads and read by anyone.
#pragma once

#include <chrono>
#include <mutex>

#include "store/store.h"

namespace scoville::store {

class Tally {
public:
    void answered(Outcome outcome) {
        const std::scoped_lock lock(mutex_);
        stats_.conflicts += outcome == Outcome::conflict;
        stats_.full += outcome == Outcome::full;
        stats_.failures += outcome == Outcome::damaged || outcome == Outcome::failed;
        stats_.unsure += outcome == Outcome::unsure;
    }

    void wrote(Outcome outcome) {
        answered(outcome);
        const std::scoped_lock lock(mutex_);
        stats_.writable = outcome != Outcome::full && outcome != Outcome::failed;
    }

    void committed(std::size_t writes, std::chrono::nanoseconds took) {
        const std::scoped_lock lock(mutex_);
        stats_.batch.add(writes);
        stats_.commit_us.add(
            static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::microseconds>(took).count()));
    }

    void log_is(std::size_t pages) {
        const std::scoped_lock lock(mutex_);
        stats_.log_pages = pages;
    }

    void checkpointed() {
        const std::scoped_lock lock(mutex_);
        ++stats_.checkpoints;
    }

    Stats stats() const {
        const std::scoped_lock lock(mutex_);
        return stats_;
    }

private:
    mutable std::mutex mutex_;
    Stats stats_;
};

}  // namespace scoville::store
