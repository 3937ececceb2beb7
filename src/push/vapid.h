// Who it is that pushes (RFC 8292): a key of the host's own, and a token signed with it for one push service.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "push/p256.h"

namespace scoville::push {

class Vapid {
public:
    // `contact`: where a push service finds the host, mailto: or https:.
    Vapid(PrivateKey key, std::string contact) : key_(std::move(key)), contact_(std::move(contact)) {}

    // What browsers are told to subscribe with.
    std::string public_key() const;
    // The value of the header Authorization. `origin`: of the push service.
    std::string authorization(std::string_view origin, std::chrono::system_clock::time_point now) const;

private:
    PrivateKey key_;
    std::string contact_;
};

}  // namespace scoville::push
