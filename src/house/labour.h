// Work that takes long and needs nothing of the house but what it was given: reading a whole journal,
// playing a finished game once more. Done elsewhere, so that nobody at a table waits for it; what comes of it
// is told in a turn of the house. A house without such a place does it in place.
#pragma once

#include <functional>

#include "house/hours.h"

namespace scoville::house {

class Labour {
public:
    Labour() = default;
    Labour(const Labour&) = delete;
    Labour& operator=(const Labour&) = delete;
    virtual ~Labour() = default;

    // Returns at once. `work` shares nothing with the house; `then` comes once, in a later turn
    // (Hours::post), unless the house has ended. Works begin in the order in which they are asked for.
    virtual void run(Task work, Task then) = 0;
};

}  // namespace scoville::house
