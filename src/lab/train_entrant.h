// Weights from a file as a player of the arena.
#pragma once

#include <filesystem>

#include "bots/master_spicy.h"
#include "lab/arena_entrant.h"

namespace scoville::lab {

Entrant net_entrant(std::string name, std::shared_ptr<const bots::Net> net,
                    const bots::MasterTemper& temper = {});

}  // namespace scoville::lab
