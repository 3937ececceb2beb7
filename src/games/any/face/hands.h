// The cards each seat was dealt, in the order of the box: what a player remembers and a verifier finds again.
#pragma once

#include <vector>

#include "any/face/list.h"

namespace scoville::any {

template <class Face>
using HandsOf = std::vector<std::vector<typename Face::Card>>;

using Hands = OneOf<HandsOf>;

}  // namespace scoville::any
