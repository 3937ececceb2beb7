// The weights of the players that the master imagines, part of the program.
#include "bots/schoten/player_weights.h"

namespace scoville::bots {
namespace {

// Made by `scoville train schoten` (docs/training.md).
constexpr std::array<std::int16_t, player_weights_size> for_three{
#include "bots/schoten/player_weights_3.inc"
};
constexpr std::array<std::int16_t, player_weights_size> for_four{
#include "bots/schoten/player_weights_4.inc"
};

}  // namespace

const PlayerWeights& player_weights(int players) {
    static const PlayerWeights three = from_thousandths(for_three);
    static const PlayerWeights four = from_thousandths(for_four);
    return players == 3 ? three : four;
}

}  // namespace scoville::bots
