// A bot in another process: started by a shell command, spoken to line by line, never waited for longer than
// said, and gone with everything it started when this goes.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <sys/types.h>

#include "base/result.h"

namespace scoville::external {

using Clock = std::chrono::steady_clock;

class Process {
public:
    static Result<std::unique_ptr<Process>, std::string> start(const std::string& command);
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    // False if the other side is gone, or takes nothing before the deadline.
    bool send(std::string_view text, Clock::time_point deadline);

    // A line that is too long is told once, and its rest passed over.
    enum class Got { line, late, gone, too_long };
    Got read_line(std::string& line, Clock::time_point deadline);

private:
    Process(pid_t pid, int to, int from) : pid_(pid), to_(to), from_(from) {}

    pid_t pid_;
    int to_;
    int from_;
    std::string pending_;
    bool skipping_ = false;  // the rest of a line that was too long
};

}  // namespace scoville::external
