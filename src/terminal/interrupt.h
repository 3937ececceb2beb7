// Ctrl-C and requests to end, while nobody is typing: remembered until the game can be left between two
// moves.
#pragma once

#include <array>
#include <csignal>

namespace scoville::terminal {

// For as long as this lives, the first such signal is noted; the second ends the program at once.
class CatchInterrupt {
public:
    CatchInterrupt();
    ~CatchInterrupt();
    CatchInterrupt(const CatchInterrupt&) = delete;
    CatchInterrupt& operator=(const CatchInterrupt&) = delete;

private:
    static constexpr std::array<int, 3> signals{SIGINT, SIGTERM, SIGHUP};
    std::array<struct sigaction, signals.size()> before_{};
};

bool interrupted();

}  // namespace scoville::terminal
