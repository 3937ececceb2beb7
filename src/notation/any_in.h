// Reading whichever game it is.
#pragma once

#include "any/face/rules.h"
#include "base/refusal.h"
#include "base/seat.h"
#include "notation/fields.h"

namespace scoville::notation {

// Options are those of some rules: what these do not have is refused.
Result<any::Options, FormError> read_options(any::Rules rules, const json::value& value);

// An action, whatever stands beside it. False with the reason where it is not well written.
Verdict read_action(const json::value& value, const any::Options& options, any::Action& action);

// With its seat, as in a record.
struct AnyMove {
    Seat seat = no_seat;
    any::Action action;
};
Verdict read_move(const json::value& value, const any::Options& options, AnyMove& move);

}  // namespace scoville::notation
