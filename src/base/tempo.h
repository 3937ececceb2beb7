// How a table treats an action in time.
#pragma once

#include <cstdint>

namespace scoville {

enum class Tempo : std::uint8_t {
    turn,   // live pace: waits for the reaction window, shown on the beat (P1)
    slap,   // live pace: reactions, put in a fair order
    plain,  // everything else: at once
};

}  // namespace scoville
