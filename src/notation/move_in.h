// Who does what: the part of an action that is written the same in every game.
#pragma once

#include "base/seat.h"
#include "notation/fields.h"

namespace scoville::notation {

struct WrittenAction {
    std::string_view verb;
    const json::object& rest;  // what the verb needs
};

// Nothing where the value is no action.
inline std::optional<WrittenAction> what_is_done(const json::value& value) {
    const auto* object = value.if_object();
    const auto* verb = object != nullptr ? object->if_contains("do") : nullptr;
    const auto what = verb != nullptr ? as_text(*verb) : std::nullopt;
    if (!what) return std::nullopt;
    return WrittenAction{*what, *object};
}

// Nothing where the value is no action of a seat at this table.
inline std::optional<Seat> who_does_it(const json::value& value, int players) {
    const auto* object = value.if_object();
    const auto* seat = object != nullptr ? object->if_contains("seat") : nullptr;
    const auto who = seat != nullptr ? as_integer(*seat, 0, players - 1) : std::nullopt;
    if (!who) return std::nullopt;
    return static_cast<Seat>(*who);
}

}  // namespace scoville::notation
