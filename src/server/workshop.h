// The thread on which the house has its long work done: one after another, so that it takes no more than one
// processor and the memory of one work at a time.
#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include "house/labour.h"

namespace scoville::server {

class Workshop final : public house::Labour {
public:
    explicit Workshop(house::Hours& hours);
    // Finishes what has begun; the rest is dropped.
    ~Workshop() override;

    void run(house::Task work, house::Task then) override;

private:
    struct Job {
        house::Task work, then;
    };
    void labour();

    house::Hours& hours_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Job> jobs_;
    bool stop_ = false;
    std::thread thread_;
};

}  // namespace scoville::server
