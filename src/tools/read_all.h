// A whole file, or standard input.
#pragma once

#include <optional>
#include <string>

namespace scoville::tools {

// "-" is standard input. None: errno says why.
std::optional<std::string> read_all(const std::string& name);

}  // namespace scoville::tools
