// What is served over plain HTTP: the web client, what the host says about itself, health and metrics.
#include "server/entrance.h"
#include "web_assets.h"

namespace scoville::server {
namespace {

// A page's address rather than a file's: the client finds its way by itself.
bool is_page(std::string_view path) { return path.find('.') == std::string_view::npos; }

}  // namespace

Entrance::Entrance(Env& env, const FloodRates& rates, WatchRules rules)
    : env_(env),
      bans_(env),
      guests_(rates.guests_per_hour),
      tables_made_(rates.tables_per_hour),
      hall_(env.house, *this),
      assets_(web_assets()),
      watch_rules_(std::move(rules)) {}

void Entrance::http(const net::Request& request, net::Reply reply) {
    const std::string& path = request.peer.path;
    if (auto answer = watch(env_, hall_, watch_rules_, request)) return reply(std::move(*answer));
    if (path == "/host.json") {
        if (request.method != "GET") return reply(net::method_not_allowed("GET, HEAD"));
        return reply({.type = "application/json",
                      .body = host_json(env_.host),
                      .headers = {{"Cache-Control", "no-cache"}}});
    }
    if (within(path).starts_with(Shelf::root)) {
        auto left = shelf_.take(within(path), env_.now().steady);
        if (!left) return reply(net::plain(404));
        return reply({.type = "application/json",
                      .body = std::move(*left),
                      .headers = {{"Cache-Control", "no-store"}}});
    }
    if (auto asset = assets_.find(request)) return reply(std::move(*asset));
    if (is_page(path))
        if (auto page = assets_.at("/index.html", request)) return reply(std::move(*page));
    reply(net::plain(404));
}

}  // namespace scoville::server
