// Addresses and networks: whom we trust to tell another's address, and what counts as one address.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/asio/ip/address.hpp>

namespace scoville::net {

using Address = boost::asio::ip::address;

// IPv4 in IPv6 clothes becomes IPv4.
Address plain_address(const Address& address);
// "192.0.2.1", "2001:db8::1", also with a port, "[::1]:80".
std::optional<Address> read_address(std::string_view text);

// What one stranger can hardly have many of: an IPv4 address, or an IPv6 /64.
using Household = std::array<std::uint8_t, 8>;
Household household(const Address& address);
// The same as text, and what belongs together on a larger scale: an IPv4 /24, an IPv6 /48.
std::string household_text(const Address& address);
std::string network_text(const Address& address);

class Networks {
public:
    // "10.0.0.0/8", "::1"; false when it is neither address nor network.
    bool add(std::string_view text);
    bool contains(const Address& address) const;

private:
    struct Network {
        std::array<std::uint8_t, 16> bits;
        int length;
    };
    std::vector<Network> networks_;
};

// The address behind trusted proxies: the last of X-Forwarded-For that is not itself a trusted proxy.
Address forwarded_for(std::string_view list, const Address& direct, const Networks& trusted);

}  // namespace scoville::net
