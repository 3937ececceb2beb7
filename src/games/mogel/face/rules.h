// The rules of Mogel by their names.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "mogel/face/ruleset.h"

namespace scoville::mogel {

struct Rules {
    std::string_view name;
    Ruleset base;
};

std::span<const Rules> rules_book();

}  // namespace scoville::mogel
