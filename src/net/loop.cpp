#include "net/loop.h"

#include <csignal>
#include <utility>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>

#include "net/asio.h"
#include "net/batch.h"

namespace scoville::net {
namespace {

constexpr std::chrono::milliseconds longest_without_pause{10};

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
        const auto until = Clock::now() + longest_without_pause;
        while (context.poll_one() > 0 && Clock::now() < until) {
        }
        if (inside_->on_pause) inside_->batch->run(inside_->on_pause);
    } while (context.run_one() > 0);
}

void Loop::stop() { inside_->context.stop(); }

void Loop::post(Task task) {
    asio::post(inside_->context,
               [task = std::move(task), batch = inside_->batch.get()] { batch->run(task); });
}

Timer Loop::at(Clock::time_point when, Task task) {
    auto shot = std::make_shared<Timer::Shot>(inside_->context.get_executor(), when, std::move(task));
    shot->timer.async_wait([shot, batch = inside_->batch.get()](error_code) {
        if (const auto task = std::exchange(shot->task, nullptr)) batch->run(task);
    });
    return Timer(std::move(shot));
}

void Loop::on_pause(Task task) { inside_->on_pause = std::move(task); }

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
