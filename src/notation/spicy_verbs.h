// The verbs of Spicy's actions, for reading and writing.
#pragma once

#include <array>
#include <string_view>

#include "spicy/face/action.h"

namespace scoville::notation {

constexpr std::array<std::string_view, 7> spicy_verbs{"play", "pass", "challenge", "copy",
                                                      "let",  "peek", "total-wild"};

constexpr std::string_view verb_of(spicy::Do what) { return spicy_verbs[static_cast<std::size_t>(what)]; }

}  // namespace scoville::notation
