// Files that are part of the program (cmake/Assets.cmake puts them there): found by their whole path in a
// table, so there is no file system to climb around in.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "net/http.h"

namespace scoville::net {

struct Asset {
    std::string_view path;         // "/index.html"
    std::string_view type;         // "text/html; charset=utf-8"
    std::string_view hash;         // of the bytes
    std::string_view bytes, gzip;  // gzip is empty where it would not help
    bool immutable;                // the name holds a hash: the bytes never change
};

// Only what we serve ourselves; nothing inline, no frames. Scripts of workers (NAME_worker-HASH.js) may also
// compile WebAssembly, pages may not.
inline constexpr std::string_view strict_policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";

class Assets {
public:
    explicit Assets(std::span<const Asset> assets, std::string_view content_policy = strict_policy);

    // The asset at the request's path ("/" is "/index.html"); none if there is none; 405 for any method but
    // GET.
    std::optional<Response> find(const Request& request) const;
    // The asset at another path: one page for many addresses.
    std::optional<Response> at(std::string_view path, const Request& request) const;

private:
    std::map<std::string_view, const Asset*> by_path_;
    std::string content_policy_, worker_policy_;
};

}  // namespace scoville::net
