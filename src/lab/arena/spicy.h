// One game of Spicy between bots. Each gets what its seat may see and nothing else.
//
// Who is asked when:
// - everyone-answers: as the rules ask (P2); those who are asked answer clockwise from the card's owner,
// unseen.
// - live: after each card all but its owner are asked in a random order whether they react, with only
// reactions
//   to choose from; the first who does is the first who counts. Then the next player has its turn; it is not
//   offered again the reaction it has just declined, but may react once somebody has passed in between. After
//   a last card all others answer, in a random order (S20).
// On its turn nobody is offered to let a card go (which in live pace is accepted and does nothing).
//
// An answer that is refused, or was not asked for, is counted, and the safe move (P3) is played.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "base/json_out.h"
#include "bots/face/bot.h"
#include "lab/arena/tally.h"
#include "lab/moves/spicy_moves.h"
#include "spicy/inside/deal.h"

namespace scoville::lab {

using SpicySeats = std::span<const std::unique_ptr<bots::SpicyBot>>;

// `record`, if given, gets the actions that were played, as they stand in a record's list. `beginning` was
// played before, legally: everyone sees it again, and the game goes on from there.
GameTally play_spicy(const spicy::Deal& deal, SpicySeats bots, std::uint64_t order_seed, JsonOut* record,
                     std::span<const SpicyMove> beginning = {});
// The same game without keeping count: what its bots, the rules and the views cost.
void drive_spicy(const spicy::Deal& deal, SpicySeats bots, std::uint64_t order_seed);

}  // namespace scoville::lab
