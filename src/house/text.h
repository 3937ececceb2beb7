// Names and chat as people may write them: one line of visible text, composed, without invisible or
// direction-changing characters, and not too long.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace scoville::house {

// At most 24 letters as people count them; none if nothing visible is left.
std::optional<std::string> clean_name(std::string_view text);
std::optional<std::string> clean_chat(std::string_view text);

}  // namespace scoville::house
