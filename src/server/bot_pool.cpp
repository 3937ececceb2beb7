#include "server/bot_pool.h"

#include <chrono>

namespace scoville::server {

struct BotPool::Worker {
    std::mutex mutex;
    std::condition_variable wake;
    std::deque<Work> queue;
    bool stop = false;
    store::Histogram moves_us;
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
            const auto took = std::chrono::duration_cast<std::chrono::microseconds>(
                std::chrono::steady_clock::now() - begin);
            lock.lock();
            moves_us.add(static_cast<std::uint64_t>(took.count()));
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

store::Histogram BotPool::moves_us() const {
    store::Histogram all;
    for (const auto& worker : workers_) {
        const std::lock_guard lock(worker->mutex);
        all += worker->moves_us;
    }
    return all;
}

}  // namespace scoville::server
