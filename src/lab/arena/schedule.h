// Who sits where, and whose chance is whose. A block is one deal, played once for each rotation of the
// line-up. All chance follows from the arena's seed by the hash below, from names and never from an order of
// calls: the result does not depend on threads.
//
//   mix(x)            the finisher of splitmix64
//   seed_for(s, …)    h = s; for each word w of the name: h = mix(h + 0x9e3779b97f4a7c15 · (w + 1))
//   deal key          (1, block, round): 8 numbers of FastRng(seed), little endian
//   a bot's seed      (2, match, block, rotation, seat)
//   order of asking   (3, match, block, rotation); only live pace uses it
//   bootstrap         (4, match)
#pragma once

#include <cstdint>
#include <initializer_list>

#include "base/seat.h"
#include "fair/secret.h"

namespace scoville::lab {

enum class Chance : std::uint64_t { deal = 1, policy = 2, order = 3, bootstrap = 4 };

std::uint64_t seed_for(std::uint64_t seed, Chance what, std::initializer_list<std::uint64_t> name);

fair::DealKey deal_key(std::uint64_t seed, std::uint64_t block, int round);

// Where the bot at this place of the line-up sits: over all rotations on each seat once, with the same
// neighbours.
inline Seat seat_of(int place, int rotation, int players) {
    return static_cast<Seat>((place + rotation) % players);
}
inline int place_at(Seat seat, int rotation, int players) { return (seat + players - rotation) % players; }

}  // namespace scoville::lab
