// Reading a record of Scharfe Schoten: options, set-up, actions.
#pragma once

#include "base/refusal.h"
#include "base/seat.h"
#include "notation/fields.h"
#include "schoten/face/action.h"
#include "schoten/face/options.h"

namespace scoville::notation {

// By the rules at this place of the book.
Result<schoten::Options, FormError> read_schoten_options(const json::value& value, std::uint8_t rules);

Result<std::vector<schoten::Card>, FormError> read_schoten_cards(const json::value& value,
                                                                 const std::string& place);

// The number card of each colour: red, yellow, green, black.
Result<std::array<int, schoten::colour_count>, FormError> read_schoten_numbers(const json::value& value,
                                                                               const std::string& place);

// An action, whatever stands beside it. False with the reason where it is not well written.
Verdict read_schoten_action(const json::value& value, schoten::Action& action);

// With its seat, as in a record.
struct SchotenMove {
    Seat seat = no_seat;
    schoten::Action action;
};
Verdict read_schoten_move(const json::value& value, const schoten::Ruleset& rules, SchotenMove& move);

}  // namespace scoville::notation
