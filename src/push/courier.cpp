#include "push/courier.h"

#include <algorithm>
#include <sys/eventfd.h>
#include <unistd.h>

#include "push/endpoint.h"

namespace scoville::push {
namespace {

constexpr int thread_count = 2;
constexpr std::size_t most_rested = 1'000;

}  // namespace

Courier::Courier(const Means& means, const CourierLimits& limits)
    : means_(means), limits_(limits), end_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
    for (int number = 0; number < thread_count; ++number) threads_.emplace_back([this] { work(); });
}

Courier::~Courier() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    const std::uint64_t one = 1;
    (void)!write(end_.number(), &one, sizeof one);
    wake_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

bool Courier::take(Subscription to, std::string text, Done done) {
    const auto endpoint = read_endpoint(to.endpoint, means_.for_tests);
    if (!endpoint) return false;
    {
        const std::lock_guard lock(mutex_);
        if (waiting_.size() >= limits_.waiting) {
            ++stats_.dropped;
            return false;
        }
        waiting_.emplace(Clock::now(),
                         Errand{std::move(to), std::move(text), std::move(done), endpoint->host});
    }
    wake_.notify_one();
    return true;
}

void Courier::work() {
    std::unique_lock lock(mutex_);
    while (!stop_) {
        if (waiting_.empty()) {
            wake_.wait(lock);
            continue;
        }
        const auto first = waiting_.begin();
        if (first->first > Clock::now()) {
            wake_.wait_until(lock, first->first);
            continue;
        }
        Errand errand = std::move(waiting_.extract(first).mapped());
        if (put_off(errand)) continue;
        lock.unlock();
        carry(std::move(errand));
        lock.lock();
    }
}

// Its host has a rest.
bool Courier::put_off(Errand& errand) {
    const auto rested = rested_.find(errand.host);
    if (rested == rested_.end() || rested->second.until <= Clock::now()) return false;
    waiting_.emplace(rested->second.until, std::move(errand));
    return true;
}

void Courier::carry(Errand errand) {
    const Limit limit{Clock::now() + limits_.delivery, end_.number()};
    const Report report = deliver(errand.to, errand.text, means_, limit);
    ended(errand, report);
}

std::chrono::milliseconds Courier::wait_after(int failures) const {
    auto wait = limits_.first_wait;
    for (int number = 1; number < failures && wait < limits_.longest_wait; ++number) wait *= 4;
    return std::min(wait, limits_.longest_wait);
}

void Courier::ended(Errand& errand, const Report& report) {
    {
        const std::lock_guard lock(mutex_);
        if (stop_) return;
        if (report.outcome != Outcome::later) {
            rested_.erase(errand.host);
        } else {
            if (rested_.size() >= most_rested && !rested_.contains(errand.host)) rested_.clear();
            Rested& rest = rested_[errand.host];
            const auto asked = std::chrono::duration_cast<std::chrono::milliseconds>(
                report.wait.value_or(std::chrono::seconds(0)));
            rest.until =
                Clock::now() + std::min(std::max(wait_after(++rest.failures), asked), limits_.longest_wait);
            if (++errand.tries < limits_.tries && waiting_.size() < limits_.waiting) {
                ++stats_.postponed;
                waiting_.emplace(rest.until, std::move(errand));
                return;
            }
        }
    }
    // Who sees it counted finds it done.
    if (errand.done) errand.done(report.outcome);
    switch (report.outcome) {
        case Outcome::delivered: ++stats_.delivered; break;
        case Outcome::gone: ++stats_.gone; break;
        case Outcome::never: ++stats_.refused; break;
        case Outcome::later: ++stats_.dropped; break;
    }
}

}  // namespace scoville::push
