// The words that go with a status ("Not Found").
#pragma once

#include <string_view>

namespace scoville::net {

std::string_view reason_of(int status);

}  // namespace scoville::net
