#include "net/reply_slot.h"

namespace scoville::net {

void Reply::operator()(Response response) {
    const auto slot = std::move(slot_);
    if (!slot) return;
    slot->response = std::move(response);
    if (slot->waiting != nullptr) slot->waiting->cancel();
}

Reply::~Reply() {
    if (slot_) (*this)(plain(500));
}

}  // namespace scoville::net
