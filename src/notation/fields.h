// Reading the fields of what was written, and saying exactly which one is wrong.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "notation/strict_json.h"

namespace scoville::notation {

// What was written has not the right form.
struct FormError {
    std::string message;  // begins with the place: "options.players: …"
    bool newer = false;   // it is well written, for a later program
};

inline FormError wrong(std::string_view place, std::string_view what) {
    return {std::string(place) + ": " + std::string(what)};
}

// A whole number in [low, high], written as one.
inline std::optional<int> as_integer(const json::value& value, int low, int high) {
    if (const auto* number = value.if_int64())
        if (*number >= low && *number <= high) return static_cast<int>(*number);
    return std::nullopt;
}

inline std::optional<std::string_view> as_text(const json::value& value) {
    if (const auto* text = value.if_string()) return std::string_view(*text);
    return std::nullopt;
}

}  // namespace scoville::notation
