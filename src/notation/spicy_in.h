// Reading a record of Spicy: options, set-up, actions.
#pragma once

#include "base/refusal.h"
#include "base/seat.h"
#include "notation/fields.h"
#include "spicy/face/action.h"
#include "spicy/face/options.h"

namespace scoville::notation {

// By the rules at this place of the book.
Result<spicy::Options, FormError> read_spicy_options(const json::value& value, std::uint8_t rules);

// The cards in a list, each of this box.
Result<std::vector<spicy::Card>, FormError> read_spicy_cards(const json::value& value, const spicy::Box& box,
                                                             const std::string& place);

// An action, whatever stands beside it. False with the reason where it is not well written.
Verdict read_spicy_action(const json::value& value, const spicy::Ruleset& rules, spicy::Action& action);

// With its seat, as in a record.
struct SpicyMove {
    Seat seat = no_seat;
    spicy::Action action;
};
Verdict read_spicy_move(const json::value& value, const spicy::Ruleset& rules, SpicyMove& move);

}  // namespace scoville::notation
