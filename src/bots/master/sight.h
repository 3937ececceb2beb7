// What a net sees and what its outputs mean. A file of weights names its sight by number; a sight is never
// changed once weights of it are kept, only followed by another.
#pragma once

#include <optional>

#include "bots/face/bot.h"
#include "bots/master/matter.h"
#include "bots/master/memory.h"
#include "bots/master/slots.h"

namespace scoville::bots {

enum class Sight : std::uint8_t { first = 1, second = 2 };

NetShape shape_of(Sight sight, int wide, int narrow);
// What it is, if it is any of ours.
std::optional<Sight> known_sight(const Net& net);
// For a net that is known to be.
Sight sight_of(const Net& net);

void list_features(Sight sight, const SpicyAsk& ask, const MasterMemory& memory, const SpiceSlots& slots,
                   Matter matter, FeatureList& list);

}  // namespace scoville::bots
