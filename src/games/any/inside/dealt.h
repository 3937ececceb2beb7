// Which hands follow from the keys of a game's deals.
#pragma once

#include <span>

#include "any/face/hands.h"
#include "any/face/kind.h"
#include "fair/secret.h"

namespace scoville::any {

// One for each deal.
std::vector<Hands> dealt_hands(const Options& options, std::span<const fair::DealKey> keys);

}  // namespace scoville::any
