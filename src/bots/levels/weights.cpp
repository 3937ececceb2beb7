#include "bots/levels/weights.h"

#include "bots/master/weights.h"
#include "bots/schoten/player_weights.h"

namespace scoville::bots {

bool give_weights(std::span<const std::uint8_t> bytes) {
    if (bytes.size() < given_player_weights) return false;
    if (!spicy_master_net()) give_player_weights(bytes.last(given_player_weights));
    return give_spicy_master_net(bytes.first(bytes.size() - given_player_weights));
}

}  // namespace scoville::bots
