// How far a long run is, on standard error.
#pragma once

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>

namespace scoville::tools {

// Drawn anew ten times a second at most.
class ProgressBar {
public:
    ProgressBar(bool shown, std::uint64_t blocks, const char* unit = "block")
        : shown_(shown), blocks_(blocks), unit_(unit) {}

    void show(std::uint64_t done) {
        const auto now = Clock::now();
        if (!shown_ || now - drawn_ < std::chrono::milliseconds(100)) return;
        drawn_ = now;
        constexpr int width = 30;
        const auto filled = static_cast<int>(done * width / blocks_);
        const std::string bar = std::string(static_cast<std::size_t>(filled), '#') +
                                std::string(static_cast<std::size_t>(width - filled), '.');
        std::fprintf(stderr, "\r[%s] %3llu %%  %s %llu of %llu, %.0f s ", bar.c_str(),
                     static_cast<unsigned long long>(done * 100 / blocks_), unit_,
                     static_cast<unsigned long long>(done), static_cast<unsigned long long>(blocks_),
                     seconds());
    }
    void clear() const {
        if (shown_) std::fputs("\r\033[K", stderr);
    }
    void finish(std::uint64_t games) const {
        if (!shown_) return;
        std::fprintf(stderr, "\r\033[K%llu games in %.1f s, %.0f per second\n",
                     static_cast<unsigned long long>(games), seconds(),
                     static_cast<double>(games) / seconds());
    }

private:
    using Clock = std::chrono::steady_clock;

    double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

    bool shown_;
    std::uint64_t blocks_;
    const char* unit_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point drawn_;
};

}  // namespace scoville::tools
