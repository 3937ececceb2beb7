#include "load/poll.h"

#include <algorithm>
#include <cerrno>
#include <sys/epoll.h>
#include <system_error>
#include <unistd.h>

namespace scoville::load {

Poll::Poll() : epoll_(::epoll_create1(EPOLL_CLOEXEC)) {
    if (epoll_ < 0) throw std::system_error(errno, std::generic_category(), "epoll");
}

Poll::~Poll() { ::close(epoll_); }

void Poll::control(int operation, int descriptor, bool writing) const {
    epoll_event event{};
    event.events = EPOLLIN | (writing ? static_cast<std::uint32_t>(EPOLLOUT) : 0U);
    event.data.fd = descriptor;
    if (::epoll_ctl(epoll_, operation, descriptor, &event) != 0)
        throw std::system_error(errno, std::generic_category(), "epoll");
}

void Poll::watch(int descriptor, Watched& who, bool writing) {
    const auto index = static_cast<std::size_t>(descriptor);
    if (watched_.size() <= index) watched_.resize(index + 1);
    watched_[index] = &who;
    control(EPOLL_CTL_ADD, descriptor, writing);
}

void Poll::change(int descriptor, bool writing) { control(EPOLL_CTL_MOD, descriptor, writing); }

void Poll::forget(int descriptor) {
    watched_[static_cast<std::size_t>(descriptor)] = nullptr;
    control(EPOLL_CTL_DEL, descriptor, false);
}

void Poll::at(Clock::time_point when, std::function<void()> task) {
    due_.push({when, ++ordered_, std::move(task)});
}

void Poll::turn(Clock::time_point until) {
    if (!due_.empty()) until = std::min(until, due_.top().when);
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
    std::array<epoll_event, 256> events{};
    const int count = ::epoll_wait(epoll_, events.data(), static_cast<int>(events.size()),
                                   static_cast<int>(std::clamp<long long>(left, 0, 1'000)));
    for (int i = 0; i < count; ++i) {
        const epoll_event& event = events[static_cast<std::size_t>(i)];
        Watched* const who = watched_[static_cast<std::size_t>(event.data.fd)];
        if (who != nullptr) who->ready((event.events & EPOLLOUT) != 0);
    }
    while (!due_.empty() && due_.top().when <= Clock::now()) {
        const auto task = due_.top().task;
        due_.pop();
        task();
    }
    buried_.clear();
}

bool Poll::until(const std::function<bool()>& done, Clock::duration patience) {
    const auto end = Clock::now() + patience;
    while (!done()) {
        if (Clock::now() >= end) return false;
        turn(end);
    }
    return true;
}

}  // namespace scoville::load
