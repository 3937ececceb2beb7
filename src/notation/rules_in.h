// By which rules a record is played.
#pragma once

#include "any/face/rules.h"
#include "base/result.h"
#include "notation/fields.h"

namespace scoville::notation {

// Those it names ("rules", or in its proof), else the first of its game: records were without a name then.
Result<any::Rules, FormError> rules_in(const json::object& record);

}  // namespace scoville::notation
