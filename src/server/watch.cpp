#include "server/watch.h"

#include "house/ids.h"
#include "net/addresses.h"
#include "server/metrics.h"
#include "server/nodes/nodes.h"
#include "store/store.h"

namespace scoville::server {
namespace {

net::Response said(int status, std::string_view word) {
    return {.status = status, .body = std::string(word) + "\n", .headers = {{"Cache-Control", "no-store"}}};
}

net::Response ready(const Env& env) {
    if (env.house.draining) return said(503, "draining");
    if (env.nodes != nullptr && !env.nodes->holds()) return said(503, "no lease");
    if (!env.store().stats().writable) return said(503, "read-only");
    return said(200, "ready");
}

// Hashes are compared: how long it takes tells nothing of the token.
bool may_read(const WatchRules& rules, const net::Request& request) {
    const bool known =
        !rules.token.empty() && house::hash_of(request.peer.bearer) == house::hash_of(rules.token);
    return known || rules.readers == "everyone" || (rules.readers == "local" && is_local(request));
}

}  // namespace

bool is_local(const net::Request& request) {
    const bool passed_on = !request.header("X-Forwarded-For").empty() ||
                           !request.header("Forwarded").empty() || !request.header("Via").empty() ||
                           !request.header("X-Real-IP").empty();
    // A trusted proxy that does not say for whom it asks may ask for anyone.
    const bool known = request.peer.proxied ? !request.header("X-Forwarded-For").empty() : !passed_on;
    const auto address = net::read_address(request.peer.address);
    return address && address->is_loopback() && known;
}

std::optional<net::Response> watch(const Env& env, house::Hall& hall, const WatchRules& rules,
                                   const net::Request& request) {
    const std::string& path = request.peer.path;
    if (path != "/healthz" && path != "/readyz" && path != "/metrics") return std::nullopt;
    if (request.method != "GET") return net::method_not_allowed("GET, HEAD");
    if (path == "/healthz") return said(200, "ok");
    if (path == "/readyz") return ready(env);
    if (!may_read(rules, request)) return net::plain(403);
    return net::Response{.type = "text/plain; version=0.0.4; charset=utf-8",
                         .body = metrics_text(env, hall),
                         .headers = {{"Cache-Control", "no-store"}}};
}

void WatchDoor::http(const net::Request& request, net::Reply reply) {
    reply(watch(env_, hall_, rules_, request).value_or(net::plain(404)));
}

}  // namespace scoville::server
