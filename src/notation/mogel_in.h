// Reading a record of Mogel: options, set-up, actions.
#pragma once

#include "base/refusal.h"
#include "base/seat.h"
#include "mogel/face/action.h"
#include "mogel/face/options.h"
#include "notation/fields.h"

namespace scoville::notation {

Result<mogel::Options, FormError> read_mogel_options(const json::value& value, std::uint8_t rules);
Result<std::vector<mogel::Card>, FormError> read_mogel_cards(const json::value& value,
                                                             const std::string& place);
Verdict read_mogel_action(const json::value& value, mogel::Action& action);

struct MogelMove {
    Seat seat = no_seat;
    mogel::Action action;
};
Verdict read_mogel_move(const json::value& value, const mogel::Ruleset& rules, MogelMove& move);

}  // namespace scoville::notation
