// Who does what: the part of an action that is written the same in every game.
#pragma once

#include "base/seat.h"
#include "notation/fields.h"

namespace scoville::notation {

struct WrittenMove {
    Seat seat;
    std::string_view verb;
    const json::object& rest;  // what the verb needs
};

// Nothing where the value is no action of a seat at this table.
inline std::optional<WrittenMove> who_does_what(const json::value& value, int players) {
    const auto* object = value.if_object();
    if (object == nullptr) return std::nullopt;
    const auto* seat = object->if_contains("seat");
    const auto* verb = object->if_contains("do");
    const auto who = seat != nullptr ? as_integer(*seat, 0, players - 1) : std::nullopt;
    const auto what = verb != nullptr ? as_text(*verb) : std::nullopt;
    if (!who || !what) return std::nullopt;
    return WrittenMove{static_cast<Seat>(*who), *what, *object};
}

}  // namespace scoville::notation
