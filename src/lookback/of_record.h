// Looking back at a record, as it is kept and sent.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "lookback/analysis.h"

namespace scoville::lookback {

// An error says what is wrong with the record, or that its game is not over.
Result<std::unique_ptr<Analysis>, std::string> of_record(std::string_view text, const Plan& plan);

}  // namespace scoville::lookback
