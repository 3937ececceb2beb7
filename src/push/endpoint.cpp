#include "push/endpoint.h"

#include <algorithm>
#include <charconv>

namespace scoville::push {
namespace {

constexpr std::uint16_t usual_port = 443;
constexpr std::size_t longest = 1'024;
constexpr std::size_t longest_host = 253;

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Labels of letters, digits and hyphens; the last begins with a letter, so that no address looks like a name.
bool is_name(std::string_view host) {
    if (host.empty() || host.size() > longest_host) return false;
    while (true) {
        const std::size_t dot = host.find('.');
        const std::string_view label = host.substr(0, dot);
        const bool fits = !label.empty() && label.front() != '-' && label.back() != '-' &&
                          std::all_of(label.begin(), label.end(),
                                      [](char c) { return is_letter(c) || is_digit(c) || c == '-'; });
        if (!fits) return false;
        if (dot == std::string_view::npos) return is_letter(label.front());
        host.remove_prefix(dot + 1);
    }
}

std::optional<std::uint16_t> port_in(std::string_view text) {
    std::uint16_t port = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), port);
    if (error != std::errc() || end != text.data() + text.size() || port == 0) return std::nullopt;
    return port;
}

// What may stand in a request line as it is.
bool is_target(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) {
        return c > ' ' && c <= '~' && std::string_view("\"#<>\\^`{|}").find(c) == std::string_view::npos;
    });
}

}  // namespace

std::string Endpoint::origin() const {
    return "https://" + host + (port == usual_port ? "" : ":" + std::to_string(port));
}

std::optional<Endpoint> read_endpoint(std::string_view url, bool for_tests) {
    constexpr std::string_view scheme = "https://";
    if (url.size() > longest || !url.starts_with(scheme)) return std::nullopt;
    url.remove_prefix(scheme.size());
    const std::size_t slash = std::min(url.find('/'), url.size());
    std::string_view host = url.substr(0, slash);
    Endpoint endpoint{.host = {}, .port = usual_port, .target = std::string(url.substr(slash))};
    if (const std::size_t colon = host.find(':'); colon != std::string_view::npos) {
        const auto port = port_in(host.substr(colon + 1));
        if (!port) return std::nullopt;
        endpoint.port = *port;
        host = host.substr(0, colon);
    }
    const bool public_name = host.find('.') != std::string_view::npos && endpoint.port == usual_port;
    if (!is_name(host) || !(public_name || for_tests) || !is_target(endpoint.target)) return std::nullopt;
    if (endpoint.target.empty()) endpoint.target = "/";
    endpoint.host = std::string(host);
    std::transform(endpoint.host.begin(), endpoint.host.end(), endpoint.host.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return endpoint;
}

}  // namespace scoville::push
