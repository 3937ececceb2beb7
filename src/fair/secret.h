// Bytes that must not be seen before the end of a game: no printer, no JSON encoder, no comparison
// operator, wiped when they go.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

namespace scoville::fair {

template <std::size_t N>
class Secret {
public:
    using Bytes = std::array<std::uint8_t, N>;

    explicit Secret(const Bytes& bytes) : bytes_(bytes) {}
    Secret(const Secret&) = default;
    Secret& operator=(const Secret&) = default;
    ~Secret() {
        volatile std::uint8_t* wipe = bytes_.data();
        for (std::size_t i = 0; i < N; ++i) wipe[i] = 0;
    }

    // The only way in; named so that a search finds every use.
    const Bytes& reveal() const { return bytes_; }

private:
    Bytes bytes_;
};

// K of the deal: all that a deal follows from.
using DealKey = Secret<64>;

// 2·N hex digits, upper or lower case; nothing else.
template <std::size_t N>
std::optional<Secret<N>> from_hex(std::string_view hex) {
    if (hex.size() != 2 * N) return std::nullopt;
    const auto digit = [](char c) -> int {
        if (c >= '0' && c <= '9') return c - '0';
        if (c >= 'a' && c <= 'f') return c - 'a' + 10;
        if (c >= 'A' && c <= 'F') return c - 'A' + 10;
        return -1;
    };
    typename Secret<N>::Bytes bytes{};
    for (std::size_t i = 0; i < N; ++i) {
        const int high = digit(hex[2 * i]);
        const int low = digit(hex[2 * i + 1]);
        if (high < 0 || low < 0) return std::nullopt;
        bytes[i] = static_cast<std::uint8_t>(high * 16 + low);
    }
    return Secret<N>(bytes);
}

// For records of finished games and of games against bots: whoever has this knows the cards.
template <std::size_t N>
std::string reveal_as_hex(const Secret<N>& secret) {
    static constexpr char digits[] = "0123456789abcdef";
    std::string text;
    for (const auto byte : secret.reveal()) {
        text += digits[byte >> 4];
        text += digits[byte & 15];
    }
    return text;
}

}  // namespace scoville::fair
