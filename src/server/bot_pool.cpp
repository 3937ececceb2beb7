#include "server/bot_pool.h"

#include <atomic>
#include <chrono>

namespace scoville::server {

struct BotPool::Worker {
    std::mutex mutex;
    std::condition_variable wake;
    std::deque<Work> queue;
    bool stop = false;
    std::atomic<std::uint64_t> busy_us = 0;
    std::thread thread;

    void run() {
        std::unique_lock lock(mutex);
        for (;;) {
            wake.wait(lock, [this] { return stop || !queue.empty(); });
            if (stop) return;
            const Work work = std::move(queue.front());
            queue.pop_front();
            lock.unlock();
            const auto begin = std::chrono::steady_clock::now();
            work();
            busy_us += static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::microseconds>(
                                                      std::chrono::steady_clock::now() - begin)
                                                      .count());
            lock.lock();
        }
    }
};

BotPool::BotPool(int threads) {
    for (int i = 0; i < threads; ++i) {
        workers_.push_back(std::make_unique<Worker>());
        Worker& worker = *workers_.back();
        worker.thread = std::thread([&worker] { worker.run(); });
    }
}

BotPool::~BotPool() {
    for (auto& worker : workers_) {
        {
            const std::lock_guard lock(worker->mutex);
            worker->stop = true;
        }
        worker->wake.notify_one();
    }
    for (auto& worker : workers_) worker->thread.join();
}

void BotPool::post(std::uint64_t key, Work work) {
    Worker& worker = *workers_[key % workers_.size()];
    {
        const std::lock_guard lock(worker.mutex);
        worker.queue.push_back(std::move(work));
    }
    worker.wake.notify_one();
}

std::uint64_t BotPool::busy_us() const {
    std::uint64_t sum = 0;
    for (const auto& worker : workers_) sum += worker->busy_us;
    return sum;
}

}  // namespace scoville::server
