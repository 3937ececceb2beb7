// The data cannot be served; the text says in a sentence why, and what to do.
#pragma once

#include <stdexcept>

namespace scoville::store {

struct OpenError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

}  // namespace scoville::store
