// The weights of players as a list of whole numbers, thousandths: how they are kept in the program.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "bots/schoten/player.h"

namespace scoville::bots {

constexpr int player_weights_size = thought::cards + 2 * thought::tips + 2 * Worth::size;

std::vector<std::int16_t> in_thousandths(const PlayerWeights& weights);
PlayerWeights from_thousandths(std::span<const std::int16_t> numbers);

}  // namespace scoville::bots
