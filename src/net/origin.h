// May a page from there talk to us? Browsers say where a page came from (Origin); they let any page open a
// WebSocket to any host, so it is the server that must ask.
#pragma once

#include <span>
#include <string>

#include "net/peer.h"

namespace scoville::net {

// "HTTPS://Example.org:443" → "https://example.org"; anything that is no origin stays foreign.
std::string plain_origin(std::string_view origin);
// The page came from the host it talks to (by an address or a name of the local network, or through a proxy
// we trust), or from one of the list (plain origins).
bool is_own_origin(const Peer& peer, std::span<const std::string> allowed);

}  // namespace scoville::net
