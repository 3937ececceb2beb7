#include "net/origin.h"

#include <algorithm>

#include "net/addresses.h"
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

// Anyone can have a name of theirs lead to this machine and serve a page under it: then Host and Origin
// agree. So a name that is known in all the world has to be on the list, or come by a proxy that we trust.
bool is_name_of_ours(std::string_view host) {
    const std::string name =
        lower(host.substr(0, host.starts_with('[') ? host.find(']') + 1 : host.find(':')));
    constexpr std::string_view local[] = {".local", ".localhost", ".lan", ".home", ".internal", ".home.arpa"};
    const bool is_local = std::any_of(std::begin(local), std::end(local),
                                      [&](std::string_view end) { return name.ends_with(end); });
    return is_local || name.find('.') == std::string::npos || read_address(name).has_value();
}

bool is_own_origin(const Peer& peer, std::span<const std::string> allowed) {
    const std::string origin = plain_origin(peer.origin);
    if (std::find(allowed.begin(), allowed.end(), origin) != allowed.end()) return true;
    if (peer.host.empty() || (!peer.proxied && !is_name_of_ours(peer.host))) return false;
    // Unless a trusted proxy says, we cannot know whether somebody in front of us speaks TLS.
    const auto came_by = [&](std::string_view scheme) {
        return (peer.scheme.empty() || scheme.starts_with(peer.scheme + ':')) &&
               origin == plain_origin(std::string(scheme) + peer.host);
    };
    return came_by("http://") || came_by("https://");
}

}  // namespace scoville::net
