// A bot in another process as a player like any other.
#pragma once

#include "external/pool.h"
#include "external/sitting.h"

namespace scoville::external {

std::unique_ptr<bots::SpicyBot> seat_player(std::shared_ptr<Pool> pool, const SpicySitting& at);
std::unique_ptr<bots::SchotenBot> seat_player(std::shared_ptr<Pool> pool, const SchotenSitting& at);

}  // namespace scoville::external
