// Bytes in letters, as browsers and tokens write them: base64url without padding (RFC 4648, 5).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace scoville::push {

std::string base64url(std::string_view bytes);
// None unless it is written in the one way there is; padding at its end is overlooked.
std::optional<std::string> from_base64url(std::string_view text);

}  // namespace scoville::push
