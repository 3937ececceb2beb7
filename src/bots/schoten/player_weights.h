// The weights of players as a list of whole numbers, thousandths: how they are kept in the program. In a
// browser the page brings them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "bots/schoten/player.h"

namespace scoville::bots {

constexpr int player_weights_size = thought::cards + 2 * thought::tips + 2 * Worth::size;

std::vector<std::int16_t> in_thousandths(const PlayerWeights& weights);
PlayerWeights from_thousandths(std::span<const std::int16_t> numbers);

#ifdef SCOVILLE_MODULE
// For three and for four players, two bytes a number, the lower first: so many bytes.
constexpr std::size_t given_player_weights = std::size_t{2} * 2 * player_weights_size;
void give_player_weights(std::span<const std::uint8_t> bytes);
#endif

}  // namespace scoville::bots
