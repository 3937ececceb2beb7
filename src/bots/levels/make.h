// A built-in bot of a level, for one seat of one game.
#pragma once

#include <cstdint>
#include <memory>

#include "bots/face/bot.h"
#include "bots/face/levels.h"

namespace scoville::bots {

std::unique_ptr<SpicyBot> make_spicy_bot(Level level, std::uint64_t seed);
std::unique_ptr<SchotenBot> make_schoten_bot(Level level, std::uint64_t seed);

}  // namespace scoville::bots
