// The driver's one thread: waits for thousands of sockets at once and for what is due.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <queue>
#include <span>
#include <vector>

namespace scoville::load {

using Clock = std::chrono::steady_clock;

class Poll {
public:
    class Watched {
    public:
        Watched() = default;
        Watched(const Watched&) = delete;
        Watched& operator=(const Watched&) = delete;
        virtual ~Watched() = default;
        virtual void ready(bool writable) = 0;
    };

    Poll();
    Poll(const Poll&) = delete;
    Poll& operator=(const Poll&) = delete;
    ~Poll();

    void watch(int descriptor, Watched& who, bool writing);
    void change(int descriptor, bool writing);
    void forget(int descriptor);
    // Freed when nobody can be in the middle of one of its calls.
    void bury(std::unique_ptr<Watched> who) { buried_.push_back(std::move(who)); }

    void at(Clock::time_point when, std::function<void()> task);
    // Does what is ready and due; waits for it until then at the latest.
    void turn(Clock::time_point until);
    // Turns until it is done; false if that takes too long.
    bool until(const std::function<bool()>& done, Clock::duration patience);

    // What is being read, for the time of one call.
    std::span<char> scratch() { return scratch_; }

private:
    struct Due {
        Clock::time_point when;
        std::uint64_t order;
        std::function<void()> task;
        bool operator<(const Due& other) const {  // the earliest is the greatest
            return when != other.when ? when > other.when : order > other.order;
        }
    };
    void control(int operation, int descriptor, bool writing) const;

    int epoll_;
    std::vector<Watched*> watched_;  // by descriptor
    std::vector<std::unique_ptr<Watched>> buried_;
    std::priority_queue<Due> due_;
    std::uint64_t ordered_ = 0;
    std::array<char, 64 * 1024> scratch_{};
};

}  // namespace scoville::load
