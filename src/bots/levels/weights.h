// What the bots have learnt, as a page brings it to the browser's module: a file with the net of Spicy's
// master and the players that Scharfe Schoten's imagines (cmake/stamp_module.py makes it).
#pragma once

#include <cstdint>
#include <span>

namespace scoville::bots {

// What is no such file is not taken; given again, it changes nothing. They are there once spicy_master_net()
// is.
bool give_weights(std::span<const std::uint8_t> bytes);

}  // namespace scoville::bots
