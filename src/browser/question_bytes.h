// A question for a bot as bytes, and its answer: from one instance of the module to another of the same
// build. They are values as they lie in memory, under a seal; what has another seal was made by something
// else, and is not read.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "house/thinkers.h"

namespace scoville::browser {

struct Asked {
    std::int64_t mind = 0;
    bool first = false;  // of this mind: it knows nothing yet
    house::Brief brief;
    house::Question question;
};

std::string bytes_of(const Asked& asked);
std::optional<Asked> asked_in(std::string_view bytes);

std::string bytes_of(const any::Action& action);
std::optional<any::Action> action_in(std::string_view bytes);

}  // namespace scoville::browser
