// Who asks for what: makes a Request of the first line and the header, believing only trusted proxies.
#pragma once

#include <optional>
#include <span>

#include "net/hub.h"

namespace scoville::net {

// Nothing if the target or the header is no good: 400.
std::optional<Request> identify(const Hub& hub, const Address& remote, std::string_view method,
                                std::string_view target, std::span<const Header> headers);

// The address that counts for limits: the remote one, or what a trusted proxy says.
Address address_of(const Request& request, const Address& remote);

}  // namespace scoville::net
