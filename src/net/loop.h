// The one event thread: sockets, timers and signals are all served by whoever calls run(). Everything in this
// room happens on that thread; post() is the only door for others.
#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace boost::asio {
class io_context;
}

namespace scoville::net {

using Clock = std::chrono::steady_clock;
using Task = std::function<void()>;
class Batch;

// A task that has not happened yet. Letting go of it calls it off. May not outlive its loop.
class [[nodiscard]] Timer {
public:
    Timer() = default;
    Timer(Timer&&) noexcept = default;
    Timer& operator=(Timer&& other) noexcept;
    ~Timer() { cancel(); }

    void cancel();
    bool pending() const;

private:
    friend class Loop;
    struct Shot;
    explicit Timer(std::shared_ptr<Shot> shot) : shot_(std::move(shot)) {}
    std::shared_ptr<Shot> shot_;
};

class Loop {
public:
    Loop();
    ~Loop();
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;

    // Serves until stop(), also when there is nothing to do. What a task throws comes out here.
    void run();
    // From any thread, as post().
    void stop();
    void post(Task task);

    Timer at(Clock::time_point when, Task task);
    Timer after(Clock::duration delay, Task task) { return at(Clock::now() + delay, std::move(task)); }

    // Done whenever nothing else is ready, before the loop sleeps, and every few milliseconds while it does
    // not come to that. Must be cheap.
    void on_pause(Task task);

    // While this says so, what comes over sockets cannot be answered yet: it is let gather for half a
    // millisecond and done together, instead of waking this thread for each. What other threads post ends the
    // wait at once.
    void gathers_while(std::function<bool()> busy);

    // SIGINT and SIGTERM, each time one arrives, instead of ending the program.
    void on_signals(std::function<void(int)> task);

    boost::asio::io_context& context();
    // Of the task that is being done.
    const std::shared_ptr<Batch>& batch();

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace scoville::net
