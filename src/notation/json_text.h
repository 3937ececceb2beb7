// A value that was read, as a text again. Boost's own way to write one brings the tables that print
// fractions, and nothing that is written here has any.
#pragma once

#include <string>

#include "notation/strict_json.h"

namespace scoville::notation {

// A fraction becomes null.
std::string json_text(const json::value& value);

}  // namespace scoville::notation
