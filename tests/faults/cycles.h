// How long the tests of faults run: a few cycles in ./test, as many as TORTURE_CYCLES says in a long run
// (scripts/torture), which also says how it gets on.
#pragma once

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>

#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

namespace scoville::faults {

inline long setting(const char* name, long otherwise) {
    const char* wanted = std::getenv(name);  // NOLINT(concurrency-mt-unsafe)
    return wanted == nullptr ? otherwise : std::strtol(wanted, nullptr, 10);
}

class Cycles {
public:
    explicit Cycles(long usual)
        : count_(setting("TORTURE_CYCLES", usual)),
          long_run_(count_ > usual),
          random_(static_cast<std::uint64_t>(setting("TORTURE_SEED", 1))) {}

    bool go_on() {
        if (::testing::Test::HasFailure()) return false;
        if (long_run_ && done_ > 0 && done_ % 10 == 0) say(std::to_string(done_) + " cycles");
        return done_++ < count_;
    }
    long count() const { return count_; }
    std::uint64_t between(std::uint64_t low, std::uint64_t high) {
        return std::uniform_int_distribution<std::uint64_t>(low, high)(random_);
    }
    // In the log of the test, and at once.
    void say(const std::string& text) const {
        const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - began_).count();
        std::printf("%s (%lld s)\n", text.c_str(), static_cast<long long>(seconds));
        std::fflush(stdout);
    }

private:
    using Clock = std::chrono::steady_clock;
    long count_;
    bool long_run_;
    std::mt19937_64 random_;
    long done_ = 0;
    Clock::time_point began_ = Clock::now();
};

// What a control does wrong is counted, and fails nothing.
class Swallowed {
public:
    std::size_t failures() const { return static_cast<std::size_t>(results_.size()); }
    std::string first() const { return results_.size() == 0 ? "" : results_.GetTestPartResult(0).summary(); }

private:
    ::testing::TestPartResultArray results_;
    ::testing::ScopedFakeTestPartResultReporter reporter_{
        ::testing::ScopedFakeTestPartResultReporter::INTERCEPT_ONLY_CURRENT_THREAD, &results_};
};

}  // namespace scoville::faults
