// Weights from a file as a player of the arena.
#pragma once

#include <filesystem>

#include "bots/master/spicy.h"
#include "lab/arena/entrant.h"

namespace scoville::lab {

Entrant net_entrant(std::string name, std::shared_ptr<const bots::Net> net,
                    const bots::MasterTemper& temper = {});

// "FILE", or "FILE@1.5" for another temperature than the trained one. It plays Spicy only.
Result<Entrant, std::string> weights_entrant(std::string_view label, std::string_view file);

}  // namespace scoville::lab
