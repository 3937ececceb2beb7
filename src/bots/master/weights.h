// The master's weights, part of the program. How they were made: docs/training.md.
#pragma once

#include <memory>

#include "bots/net/net.h"

namespace scoville::bots {

// Read once, shared by all players.
const std::shared_ptr<const Net>& spicy_master_net();

}  // namespace scoville::bots
