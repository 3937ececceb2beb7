// The master's weights, part of the program. How they were made: docs/training.md.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "bots/net/net.h"

namespace scoville::bots {

// Read once, shared by all players. In a browser the page brings them: none until then.
const std::shared_ptr<const Net>& spicy_master_net();
#ifdef SCOVILLE_MODULE
// Once; what is no net of this kind is not taken.
bool give_spicy_master_net(std::span<const std::uint8_t> bytes);
#endif
// How it is played: a little sharper than it was trained.
constexpr float spicy_master_temperature = 0.75F;

// The first master, by which later ones are measured. It is the one that ships until another is better.
inline const std::shared_ptr<const Net>& first_spicy_master_net() { return spicy_master_net(); }
constexpr float first_spicy_master_temperature = 0.75F;

}  // namespace scoville::bots
