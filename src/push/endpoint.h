// Where a push service takes messages for one browser: an address that a stranger gave, read strictly.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace scoville::push {

struct Endpoint {
    std::string host;  // a name, never an address
    std::uint16_t port = 443;
    std::string target;  // path and query

    std::string origin() const;
    bool operator==(const Endpoint&) const = default;
};

// https, a name with a dot, the usual port. `for_tests`: also this machine, and any port.
std::optional<Endpoint> read_endpoint(std::string_view url, bool for_tests = false);

}  // namespace scoville::push
