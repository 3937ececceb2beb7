// The status line and header of an answer, as bytes.
#pragma once

#include <string>

#include "net/http.h"

namespace scoville::net {

std::string head_of(const Response& response, bool keep_alive);

}  // namespace scoville::net
