// A bot in another process: started by a shell command, spoken to line by line, never waited for longer than
// said, and gone with everything it started when this goes.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <sys/types.h>

#include "base/result.h"

namespace scoville::lab {

using Clock = std::chrono::steady_clock;

class BotProcess {
public:
    static Result<std::unique_ptr<BotProcess>, std::string> start(const std::string& command);
    ~BotProcess();
    BotProcess(const BotProcess&) = delete;
    BotProcess& operator=(const BotProcess&) = delete;

    // False if the other side is gone, or takes nothing before the deadline.
    bool send(std::string_view text, Clock::time_point deadline);

    enum class Got { line, late, gone, too_long };
    Got read_line(std::string& line, Clock::time_point deadline);

private:
    BotProcess(pid_t pid, int to, int from) : pid_(pid), to_(to), from_(from) {}

    pid_t pid_;
    int to_;
    int from_;
    std::string pending_;
};

}  // namespace scoville::lab
