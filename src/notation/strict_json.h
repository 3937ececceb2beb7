// JSON as we accept it from outside: RFC 8259 and no more, at most 32 levels deep, no key twice in an
// object, valid UTF-8. What is wrong is said with its place in the text.
#pragma once

#include <string>
#include <string_view>

#include <boost/json.hpp>

#include "base/result.h"

namespace scoville::notation {

namespace json = boost::json;

struct JsonError {
    std::string message;  // with line and column
};

// The value lives in `memory`.
Result<json::value, JsonError> parse_strictly(std::string_view text, json::storage_ptr memory);

}  // namespace scoville::notation
