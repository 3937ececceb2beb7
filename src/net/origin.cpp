#include "net/origin.h"

#include <algorithm>

#include "net/words.h"

namespace scoville::net {

namespace {

std::string without_usual_port(std::string origin) {
    const std::string_view port = origin.starts_with("https:") ? ":443" : ":80";
    if (origin.ends_with(port)) origin.resize(origin.size() - port.size());
    return origin;
}

}  // namespace

std::string plain_origin(std::string_view origin) { return without_usual_port(lower(trimmed(origin))); }

bool is_own_origin(const Peer& peer, std::span<const std::string> allowed) {
    const std::string origin = plain_origin(peer.origin);
    if (std::find(allowed.begin(), allowed.end(), origin) != allowed.end()) return true;
    if (peer.host.empty()) return false;
    // Unless a trusted proxy says, we cannot know whether somebody in front of us speaks TLS.
    const auto came_by = [&](std::string_view scheme) {
        return (peer.scheme.empty() || scheme.starts_with(peer.scheme + ':')) &&
               origin == plain_origin(std::string(scheme) + peer.host);
    };
    return came_by("http://") || came_by("https://");
}

}  // namespace scoville::net
