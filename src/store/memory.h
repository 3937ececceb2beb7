// A store that forgets everything when it goes: for tests, for a browser, and for a server that shall leave
// no trace. It has no locks: one thread asks.
#pragma once

#include <memory>

#include "store/store.h"

namespace scoville::store {

std::unique_ptr<Store> open_memory();

}  // namespace scoville::store
