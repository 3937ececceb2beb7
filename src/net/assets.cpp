#include "net/assets.h"

#include "net/negotiate.h"

namespace scoville::net {
namespace {

// A script that runs as a worker, apart from every page: its own policy counts for it, not that of a page.
bool is_worker(std::string_view path) {
    return path.find("_worker-") != std::string_view::npos && path.ends_with(".js");
}

// As strict, but WebAssembly may be compiled.
std::string for_workers(std::string policy) {
    constexpr std::string_view scripts = "script-src 'self'";
    const auto at = policy.find(scripts);
    if (at != std::string::npos) policy.insert(at + scripts.size(), " 'wasm-unsafe-eval'");
    return policy;
}

}  // namespace

Assets::Assets(std::span<const Asset> assets, std::string_view content_policy)
    : content_policy_(content_policy), worker_policy_(for_workers(content_policy_)) {
    for (const auto& asset : assets) by_path_.emplace(asset.path, &asset);
}

std::optional<Response> Assets::find(const Request& request) const {
    return at(request.peer.path == "/" ? "/index.html" : request.peer.path, request);
}

std::optional<Response> Assets::at(std::string_view path, const Request& request) const {
    const auto found = by_path_.find(path);
    if (found == by_path_.end()) return std::nullopt;
    if (request.method != "GET") return method_not_allowed("GET, HEAD");
    const Asset& asset = *found->second;
    const bool zipped = !asset.gzip.empty() && accepts_gzip(request.header("Accept-Encoding"));
    // One tag for each form: caches compare them byte by byte.
    std::string tag = '"' + std::string(asset.hash) + (zipped ? "-gz\"" : "\"");
    const bool known = matches_tag(request.header("If-None-Match"), tag);

    Response response{.status = known ? 304 : 200,
                      .type = asset.type,
                      .body = known    ? std::string_view()
                              : zipped ? asset.gzip
                                       : asset.bytes};
    response.headers = {
        {"ETag", std::move(tag)},
        {"Cache-Control", asset.immutable ? "public, max-age=31536000, immutable" : "no-cache"},
        {"Content-Security-Policy", is_worker(path) ? worker_policy_ : content_policy_},
        {"Referrer-Policy", "no-referrer"},
        {"Cross-Origin-Opener-Policy", "same-origin"},
        {"Cross-Origin-Resource-Policy", "same-origin"},
    };
    if (!asset.gzip.empty()) response.headers.emplace_back("Vary", "Accept-Encoding");
    if (zipped && !known) response.headers.emplace_back("Content-Encoding", "gzip");
    return response;
}

}  // namespace scoville::net
