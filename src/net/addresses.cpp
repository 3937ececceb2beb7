#include "net/addresses.h"

#include <algorithm>
#include <charconv>

#include <boost/asio/ip/address_v4.hpp>
#include <boost/asio/ip/address_v6.hpp>

#include "net/words.h"

namespace scoville::net {

namespace {

namespace ip = boost::asio::ip;

// Both families in one space, so that one comparison serves both.
std::array<std::uint8_t, 16> bits_of(const Address& address) {
    return address.is_v6() ? address.to_v6().to_bytes()
                           : ip::make_address_v6(ip::v4_mapped, address.to_v4()).to_bytes();
}

bool same_start(const std::array<std::uint8_t, 16>& a, const std::array<std::uint8_t, 16>& b, int length) {
    const auto whole = static_cast<std::size_t>(length / 8);
    if (!std::equal(a.begin(), a.begin() + whole, b.begin())) return false;
    const int rest = length % 8;
    return rest == 0 || ((a[whole] ^ b[whole]) >> (8 - rest)) == 0;
}

}  // namespace

Address plain_address(const Address& address) {
    if (address.is_v6() && address.to_v6().is_v4_mapped())
        return ip::make_address_v4(ip::v4_mapped, address.to_v6());
    return address;
}

std::optional<Address> read_address(std::string_view text) {
    if (text.starts_with('[')) {
        const auto end = text.find(']');
        if (end == std::string_view::npos) return std::nullopt;
        text = text.substr(1, end - 1);
    } else if (std::count(text.begin(), text.end(), ':') == 1) {
        text = text.substr(0, text.find(':'));
    }
    boost::system::error_code error;
    const auto address = ip::make_address(std::string(text), error);
    if (error) return std::nullopt;
    return plain_address(address);
}

Household household(const Address& address) {
    const auto bits = bits_of(address);
    Household home{};
    std::copy_n(bits.begin() + (address.is_v6() ? 0 : 8), home.size(), home.begin());
    return home;
}

namespace {

std::string hex_text(const std::uint8_t* bytes, std::size_t count) {
    static constexpr char digits[] = "0123456789abcdef";
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        text += digits[bytes[i] >> 4];
        text += digits[bytes[i] & 15];
    }
    return text;
}

}  // namespace

std::string household_text(const Address& address) {
    const Household home = household(address);
    return (address.is_v4() ? "4:" : "6:") + hex_text(home.data(), home.size());
}

std::string network_text(const Address& address) {
    constexpr std::size_t of_v4 = 3, of_v6 = 6;
    if (address.is_v4()) return "4:" + hex_text(address.to_v4().to_bytes().data(), of_v4);
    return "6:" + hex_text(address.to_v6().to_bytes().data(), of_v6);
}

bool Networks::add(std::string_view text) {
    const auto slash = text.find('/');
    const auto address = read_address(text.substr(0, slash));
    if (!address) return false;
    int length = address->is_v6() ? 128 : 32;
    if (slash != std::string_view::npos) {
        const auto digits = text.substr(slash + 1);
        int given = -1;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), given);
        if (error != std::errc() || end != digits.data() + digits.size() || given < 0 || given > length)
            return false;
        length = given;
    }
    networks_.push_back({bits_of(*address), length + (address->is_v6() ? 0 : 96)});
    return true;
}

bool Networks::contains(const Address& address) const {
    const auto bits = bits_of(address);
    return std::any_of(networks_.begin(), networks_.end(), [&](const Network& network) {
        return same_start(bits, network.bits, network.length);
    });
}

Address forwarded_for(std::string_view list, const Address& direct, const Networks& trusted) {
    Address nearest = direct;
    while (!list.empty() && trusted.contains(nearest)) {
        const auto comma = list.rfind(',');
        const auto last = comma == std::string_view::npos ? list : list.substr(comma + 1);
        list = comma == std::string_view::npos ? std::string_view() : list.substr(0, comma);
        const auto address = read_address(trimmed(last));
        if (!address) break;
        nearest = *address;
    }
    return nearest;
}

}  // namespace scoville::net
