// One game of Scharfe Schoten between bots. Each gets what its seat may see and nothing else. Tips are asked
// for by seat; they are secret until all are in. An answer that is refused is counted, and the safe move (P3)
// is played.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "base/json_out.h"
#include "bots/face/bot.h"
#include "lab/arena/tally.h"
#include "lab/moves/schoten_moves.h"
#include "schoten/inside/deal.h"

namespace scoville::lab {

using SchotenSeats = std::span<const std::unique_ptr<bots::SchotenBot>>;

// `record`, if given, gets the actions that were played, as they stand in a record's list. `beginning` was
// played before, legally: everyone sees it again, and the game goes on from there.
GameTally play_schoten(const schoten::Deals& deals, SchotenSeats bots, JsonOut* record,
                       std::span<const SchotenMove> beginning = {});
// The same game without keeping count: what its bots, the rules and the views cost.
void drive_schoten(const schoten::Deals& deals, SchotenSeats bots);

}  // namespace scoville::lab
