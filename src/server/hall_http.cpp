// What is served over plain HTTP: the web client, health and metrics.
#include "server/hall.h"
#include "server/metrics.h"
#include "web_assets.h"

namespace scoville::server {
namespace {

// A page's address rather than a file's: the client finds its way by itself.
bool is_page(std::string_view path) { return path.find('.') == std::string_view::npos; }

}  // namespace

Hall::Hall(Env& env) : env_(env), tables_(env), assets_(web_assets()) {}

void Hall::http(const net::Request& request, net::Reply reply) {
    const std::string& path = request.peer.path;
    if (path == "/healthz") return reply({.body = std::string("ok\n")});
    if (path == "/metrics")
        return reply({.type = "text/plain; version=0.0.4; charset=utf-8", .body = metrics_text(env_, *this)});
    if (auto asset = assets_.find(request)) return reply(std::move(*asset));
    if (is_page(path))
        if (auto page = assets_.at("/index.html", request)) return reply(std::move(*page));
    reply(net::plain(404));
}

}  // namespace scoville::server
