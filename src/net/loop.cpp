#include "net/loop.h"

#include <atomic>
#include <condition_variable>
#include <csignal>
#include <mutex>
#include <utility>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>

#include "net/asio.h"
#include "net/batch.h"

namespace scoville::net {
namespace {

constexpr std::chrono::milliseconds longest_without_pause{10};
constexpr int looks_at_clock = 8;  // after so many tasks
constexpr std::chrono::microseconds longest_gathering{500};

}  // namespace

struct Timer::Shot {
    Shot(const Executor& executor, Clock::time_point when, Task what)
        : timer(executor, when), task(std::move(what)) {}

    AsioTimer timer;
    Task task;  // empty once done or called off
};

Timer& Timer::operator=(Timer&& other) noexcept {
    if (this != &other) {
        cancel();
        shot_ = std::move(other.shot_);
    }
    return *this;
}

void Timer::cancel() {
    if (!shot_) return;
    shot_->task = nullptr;
    shot_->timer.cancel();
    shot_.reset();
}

bool Timer::pending() const { return shot_ && shot_->task; }

struct Loop::Inside {
    const std::shared_ptr<Batch> batch = std::make_shared<Batch>();
    asio::io_context context{1};
    asio::executor_work_guard<Executor> work{context.get_executor()};
    asio::basic_signal_set<Executor> signals{context.get_executor()};
    std::function<void(int)> on_signal;
    Task on_pause;
    std::function<bool()> busy;
    std::atomic<std::size_t> posted = 0;  // and not done yet
    std::atomic<bool> gathering = false;
    std::mutex mutex;
    std::condition_variable called;

    void gather() {
        if (!busy || posted > 0 || !busy()) return;
        std::unique_lock lock(mutex);
        gathering = true;
        called.wait_for(lock, longest_gathering, [this] { return posted > 0; });
        gathering = false;
    }
    void call() {
        if (!gathering) return;
        const std::scoped_lock lock(mutex);
        called.notify_one();
    }

    void wait_for_signal() {
        signals.async_wait([this](error_code error, int signal) {
            if (error) return;
            on_signal(signal);
            wait_for_signal();
        });
    }
};

Loop::Loop() : inside_(std::make_unique<Inside>()) {}
Loop::~Loop() = default;

void Loop::run() {
    asio::io_context& context = inside_->context;
    context.restart();
    do {
        inside_->gather();
        const auto until = Clock::now() + longest_without_pause;
        for (int done = 0; context.poll_one() > 0;)
            if (++done % looks_at_clock == 0 && Clock::now() >= until) break;
        if (inside_->on_pause) inside_->batch->run(inside_->on_pause);
    } while (context.run_one() > 0);
}

void Loop::stop() { inside_->context.stop(); }

void Loop::post(Task task) {
    ++inside_->posted;
    asio::post(inside_->context, [task = std::move(task), inside = inside_.get()] {
        --inside->posted;
        inside->batch->run(task);
    });
    inside_->call();
}

Timer Loop::at(Clock::time_point when, Task task) {
    auto shot = std::make_shared<Timer::Shot>(inside_->context.get_executor(), when, std::move(task));
    shot->timer.async_wait([shot, batch = inside_->batch.get()](error_code) {
        if (const auto task = std::exchange(shot->task, nullptr)) batch->run(task);
    });
    return Timer(std::move(shot));
}

void Loop::on_pause(Task task) { inside_->on_pause = std::move(task); }

void Loop::gathers_while(std::function<bool()> busy) { inside_->busy = std::move(busy); }

void Loop::on_signals(std::function<void(int)> task) {
    const bool first = !inside_->on_signal;
    inside_->on_signal = std::move(task);
    if (!first) return;
    inside_->signals.add(SIGINT);
    inside_->signals.add(SIGTERM);
    inside_->wait_for_signal();
}

asio::io_context& Loop::context() { return inside_->context; }

const std::shared_ptr<Batch>& Loop::batch() { return inside_->batch; }

}  // namespace scoville::net
