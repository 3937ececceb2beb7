#include "net/identify.h"

#include <charconv>

#include "net/words.h"

namespace scoville::net {

namespace {

std::string all_of(std::span<const Header> headers, std::string_view name) {
    std::string all;
    for (const auto& header : headers) {
        if (!same_word(header.name, name)) continue;
        if (!all.empty()) all += ',';
        all += header.value;
    }
    return all;
}

std::size_t count_of(std::span<const Header> headers, std::string_view name) {
    std::size_t count = 0;
    for (const auto& header : headers) count += same_word(header.name, name) ? 1 : 0;
    return count;
}

std::string_view last_item(std::string_view list) {
    const auto comma = list.rfind(',');
    return trimmed(comma == std::string_view::npos ? list : list.substr(comma + 1));
}

void believe_proxy(const Request& request, Peer& peer, const Hub& hub, const Address& remote) {
    peer.proxied = true;
    peer.address = hub.behind(all_of(request.headers, "X-Forwarded-For"), remote).to_string();
    const std::string scheme = lower(last_item(request.header("X-Forwarded-Proto")));
    if (scheme == "http" || scheme == "https") peer.scheme = scheme;
    if (const auto host = last_item(request.header("X-Forwarded-Host")); !host.empty()) peer.host = host;
    // nginx: proxy_set_header X-Round-Trip $tcpinfo_rtt
    const auto trip = request.header("X-Round-Trip");
    std::uint32_t us = 0;
    if (const auto [end, error] = std::from_chars(trip.data(), trip.data() + trip.size(), us);
        error == std::errc() && end == trip.data() + trip.size())
        peer.proxy_round_trip = std::chrono::microseconds(us);
}

}  // namespace

std::optional<Request> identify(const Hub& hub, const Address& remote, std::string_view method,
                                std::string_view target, std::span<const Header> headers) {
    if (!target.starts_with('/')) return std::nullopt;
    if (count_of(headers, "Host") > 1 || count_of(headers, "Origin") > 1) return std::nullopt;
    const auto question = target.find('?');
    auto path = unescape_path(target.substr(0, question));
    if (!path) return std::nullopt;

    Request request{.method = method == "HEAD" ? "GET" : method, .headers = headers};
    Peer& peer = request.peer;
    peer.address = remote.to_string();
    peer.path = std::move(*path);
    if (question != std::string_view::npos) peer.query = target.substr(question + 1);
    peer.origin = request.header("Origin");
    peer.host = request.header("Host");
    peer.user_agent = request.header("User-Agent");
    constexpr std::string_view bearer = "bearer ";
    const auto authorization = request.header("Authorization");
    if (same_word(authorization.substr(0, bearer.size()), bearer))
        peer.bearer = trimmed(authorization.substr(bearer.size()));
    if (hub.trusts(remote)) believe_proxy(request, peer, hub, remote);
    return request;
}

Address address_of(const Request& request, const Address& remote) {
    return read_address(request.peer.address).value_or(remote);
}

}  // namespace scoville::net
