// One game of Mogel between bots.
#pragma once

#include <memory>
#include <span>

#include "base/json_out.h"
#include "bots/face/bot.h"
#include "lab/arena/tally.h"
#include "lab/moves/mogel_moves.h"

namespace scoville::lab {

using MogelSeats = std::span<const std::unique_ptr<bots::MogelBot>>;

GameTally play_mogel(const mogel::Deal& deal, MogelSeats bots, JsonOut* record,
                     std::span<const MogelMove> beginning = {});

}  // namespace scoville::lab
