#include "server/bot_pool.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include "house/bot_player.h"

namespace scoville::server {

using Work = std::function<void()>;

struct BotPool::Worker {
    std::mutex mutex;
    std::condition_variable wake;
    std::deque<Work> queue;
    bool stop = false;
    store::Histogram moves_us;
    std::thread thread;

    void post(Work work) {
        {
            const std::lock_guard lock(mutex);
            if (stop) return;
            queue.push_back(std::move(work));
        }
        wake.notify_one();
    }

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

class BotPool::PooledMind final : public house::Mind {
public:
    PooledMind(std::shared_ptr<Worker> worker, house::Hours& hours, std::shared_ptr<house::BotPlayer> player)
        : worker_(std::move(worker)), hours_(hours), player_(std::move(player)) {}

    void think(house::Question question, Then then) override {
        worker_->post([&hours = hours_, player = player_, wanted = std::weak_ptr(wanted_),
                       question = std::move(question), then = std::move(then)]() mutable {
            if (wanted.expired()) return;
            const any::Action action = player->answer(question);
            hours.post([wanted, then = std::move(then), action] {
                if (!wanted.expired()) then(action);
            });
        });
    }

private:
    std::shared_ptr<Worker> worker_;
    house::Hours& hours_;
    std::shared_ptr<house::BotPlayer> player_;  // held by its thread, too, while it thinks
    // Held by the house only: once it is gone, nobody waits for an answer.
    std::shared_ptr<const bool> wanted_ = std::make_shared<const bool>(true);
};

BotPool::BotPool(int threads, house::Hours& hours) : hours_(hours) {
    for (int i = 0; i < threads; ++i) {
        workers_.push_back(std::make_shared<Worker>());
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

std::unique_ptr<house::Mind> BotPool::mind(const house::Brief& brief) {
    std::shared_ptr<house::BotPlayer> player = house::make_bot_player(brief);
    if (!player) return nullptr;
    return std::make_unique<PooledMind>(workers_[next_++ % workers_.size()], hours_, std::move(player));
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
