// The cards each seat was dealt, in the order of the box: what a player remembers and a verifier finds again.
#pragma once

#include <variant>
#include <vector>

#include "schoten/face/card.h"
#include "spicy/face/card.h"

namespace scoville::any {

using Hands = std::variant<std::vector<std::vector<spicy::Card>>, std::vector<std::vector<schoten::Card>>>;

}  // namespace scoville::any
