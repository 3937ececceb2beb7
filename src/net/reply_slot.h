// Where a Reply leaves its answer, and how it wakes who waits for it.
#pragma once

#include <optional>

#include "net/asio.h"
#include "net/http.h"

namespace scoville::net {

struct Reply::Slot {
    std::optional<Response> response;
    AsioTimer* waiting = nullptr;  // none before the wait and after it
};

}  // namespace scoville::net
