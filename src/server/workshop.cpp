#include "server/workshop.h"

#include <utility>

namespace scoville::server {

Workshop::Workshop(house::Hours& hours) : hours_(hours), thread_([this] { labour(); }) {}

Workshop::~Workshop() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    wake_.notify_one();
    thread_.join();
}

void Workshop::run(house::Task work, house::Task then) {
    {
        const std::lock_guard lock(mutex_);
        jobs_.push_back({std::move(work), std::move(then)});
    }
    wake_.notify_one();
}

void Workshop::labour() {
    std::unique_lock lock(mutex_);
    for (;;) {
        wake_.wait(lock, [this] { return stop_ || !jobs_.empty(); });
        if (stop_) return;
        Job job = std::move(jobs_.front());
        jobs_.pop_front();
        lock.unlock();
        job.work();
        job.work = nullptr;  // what it held goes here, not in a turn of the house
        hours_.post(std::move(job.then));
        lock.lock();
    }
}

}  // namespace scoville::server
