// Work that waits for a thread: whoever takes gets everything that has gathered, which is what makes a commit
// shared by many.
#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <iterator>
#include <mutex>
#include <utility>
#include <vector>

namespace scoville::store {

template <class Job>
class Queue {
public:
    // `gathers`: nothing is handed out before release().
    explicit Queue(bool gathers = false) : gathers_(gathers) {}

    // False if the queue is closed; the job is then left as it was.
    bool push(Job& job) {
        {
            const std::scoped_lock lock(mutex_);
            if (closed_) return false;
            waiting_.push_back(std::move(job));
            if (gathers_) return true;
            released_ = true;
        }
        arrived_.notify_one();
        return true;
    }

    void release() {
        {
            const std::scoped_lock lock(mutex_);
            if (released_ || waiting_.empty()) return;
            released_ = true;
        }
        arrived_.notify_one();
    }

    // Waits for work. Nothing: closed, and all of it done.
    std::vector<Job> take(std::size_t most) {
        std::unique_lock lock(mutex_);
        arrived_.wait(lock, [&] { return closed_ || released_; });
        const auto end = waiting_.begin() + static_cast<std::ptrdiff_t>(std::min(most, waiting_.size()));
        std::vector<Job> taken(std::make_move_iterator(waiting_.begin()), std::make_move_iterator(end));
        waiting_.erase(waiting_.begin(), end);
        released_ = !waiting_.empty();
        return taken;
    }

    void close() {
        {
            const std::scoped_lock lock(mutex_);
            closed_ = true;
        }
        arrived_.notify_all();
    }

    std::size_t size() const {
        const std::scoped_lock lock(mutex_);
        return waiting_.size();
    }

private:
    mutable std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<Job> waiting_;
    const bool gathers_;
    bool released_ = false;  // what waits may be taken
    bool closed_ = false;
};

}  // namespace scoville::store
