// What a browser says it has and can read.
#pragma once

#include <string_view>

namespace scoville::net {

// Accept-Encoding allows gzip.
bool accepts_gzip(std::string_view accept_encoding);
// If-None-Match names this tag (with its quotes); weak tags count.
bool matches_tag(std::string_view if_none_match, std::string_view tag);

}  // namespace scoville::net
