// The types of both games under the same names, for what is written once for either.
#pragma once

#include "bots/face/bot.h"
#include "schoten/face/options.h"
#include "spicy/face/options.h"

namespace scoville::bots {

struct SpicyTypes {
    using Options = spicy::Options;
    using Bot = SpicyBot;
    using Ask = SpicyAsk;
    using Action = spicy::Action;
    using Event = spicy::SeenEvent;
    using View = spicy::View;
};

struct SchotenTypes {
    using Options = schoten::Options;
    using Bot = SchotenBot;
    using Ask = SchotenAsk;
    using Action = schoten::Action;
    using Event = schoten::SeenEvent;
    using View = schoten::View;
};

}  // namespace scoville::bots
