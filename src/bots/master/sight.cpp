#include "bots/master/sight.h"

#include "base/check.h"
#include "bots/master/features.h"
#include "bots/master/menu.h"
#include "bots/master/second.h"

namespace scoville::bots {

NetShape shape_of(Sight sight, int wide, int narrow) {
    if (sight == Sight::first)
        return {.inputs = Inputs::count, .wide = wide, .narrow = narrow, .outputs = Outputs::first_count};
    return {.inputs = SecondInputs::count, .wide = wide, .narrow = narrow, .outputs = Outputs::count};
}

std::optional<Sight> known_sight(const Net& net) {
    for (const Sight sight : {Sight::first, Sight::second})
        if (static_cast<int>(sight) == net.sight() &&
            net.shape() == shape_of(sight, net.shape().wide, net.shape().narrow))
            return sight;
    return std::nullopt;
}

Sight sight_of(const Net& net) {
    const std::optional<Sight> sight = known_sight(net);
    CHECK(sight.has_value());
    return *sight;
}

void list_features(Sight sight, const SpicyAsk& ask, const MasterMemory& memory, const SpiceSlots& slots,
                   Matter matter, FeatureList& list) {
    if (sight == Sight::first)
        list_first(ask, memory, slots, matter, list);
    else
        list_second(ask, memory, slots, matter, list);
}

}  // namespace scoville::bots
