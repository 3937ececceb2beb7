// Asks a running server over its local socket, and shows its answer to people.
#pragma once

#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "base/result.h"

namespace scoville::hosting {

// One line there, one line back, as an object. The error is a sentence.
Result<boost::json::object, std::string> call(const std::string& socket, const boost::json::object& request);

// Lists as columns, other things as lines.
std::string readable(const boost::json::object& answer);

}  // namespace scoville::hosting
