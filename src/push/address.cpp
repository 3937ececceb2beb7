#include "push/address.h"

#include <algorithm>
#include <cstring>
#include <netinet/in.h>

namespace scoville::push {
namespace {

using V4 = std::array<std::uint8_t, 4>;
using V6 = std::array<std::uint8_t, 16>;

template <class Bytes>
struct Network {
    Bytes bits;
    int length;

    bool has(const Bytes& address) const {
        for (int bit = 0; bit < length; ++bit) {
            const auto at = static_cast<std::size_t>(bit / 8);
            const int mask = 0x80 >> (bit % 8);
            if (((bits[at] ^ address[at]) & mask) != 0) return false;
        }
        return true;
    }
};

// The registry of special-purpose addresses (RFC 6890 and its successors), multicast and what is reserved.
constexpr Network<V4> special_v4[] = {
    {{0, 0, 0, 0}, 8},       {{10, 0, 0, 0}, 8},      {{100, 64, 0, 0}, 10},   {{127, 0, 0, 0}, 8},
    {{169, 254, 0, 0}, 16},  {{172, 16, 0, 0}, 12},   {{192, 0, 0, 0}, 24},    {{192, 0, 2, 0}, 24},
    {{192, 31, 196, 0}, 24}, {{192, 52, 193, 0}, 24}, {{192, 88, 99, 0}, 24},  {{192, 168, 0, 0}, 16},
    {{192, 175, 48, 0}, 24}, {{198, 18, 0, 0}, 15},   {{198, 51, 100, 0}, 24}, {{203, 0, 113, 0}, 24},
    {{224, 0, 0, 0}, 4},     {{240, 0, 0, 0}, 4},
};
// Outside of it nothing is global unicast: no IPv4 in other clothes, no NAT64, no multicast, no local ones.
constexpr Network<V6> global_v6{{0x20}, 3};
constexpr Network<V6> special_v6[] = {
    {{0x20, 0x01, 0x00}, 23},              // protocols, Teredo among them
    {{0x20, 0x01, 0x0d, 0xb8}, 32},        // documentation
    {{0x20, 0x02}, 16},                    // 6to4: an IPv4 address inside
    {{0x26, 0x20, 0x00, 0x4f, 0x80}, 48},  // AS112
    {{0x3f, 0xff}, 20},                    // documentation
};

template <class Bytes>
Bytes bytes_of(const void* address) {
    Bytes bytes;
    std::memcpy(bytes.data(), address, bytes.size());
    return bytes;
}
V4 v4_of(const sockaddr& address) {
    return bytes_of<V4>(&reinterpret_cast<const sockaddr_in&>(address).sin_addr);
}
V6 v6_of(const sockaddr& address) {
    return bytes_of<V6>(&reinterpret_cast<const sockaddr_in6&>(address).sin6_addr);
}

}  // namespace

bool is_public(const V4& address) {
    return std::none_of(std::begin(special_v4), std::end(special_v4),
                        [&](const auto& network) { return network.has(address); });
}

bool is_public(const V6& address) {
    return global_v6.has(address) && std::none_of(std::begin(special_v6), std::end(special_v6),
                                                  [&](const auto& network) { return network.has(address); });
}

bool is_public(const sockaddr& address) {
    if (address.sa_family == AF_INET) return is_public(v4_of(address));
    return address.sa_family == AF_INET6 && is_public(v6_of(address));
}

bool is_loopback(const sockaddr& address) {
    constexpr Network<V4> v4{{127}, 8};
    constexpr Network<V6> v6{{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}, 128};
    if (address.sa_family == AF_INET) return v4.has(v4_of(address));
    return address.sa_family == AF_INET6 && v6.has(v6_of(address));
}

}  // namespace scoville::push
