// Bytes that must not be seen before the end of a game: no printer, no JSON encoder, no comparison
// operator, wiped when they go.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

#include "fair/hex.h"

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
    const auto bytes = bytes_from_hex<N>(hex);
    return bytes ? std::optional(Secret<N>(*bytes)) : std::nullopt;
}

// For records of finished games and of games against bots: whoever has this knows the cards.
template <std::size_t N>
std::string reveal_as_hex(const Secret<N>& secret) {
    return hex_of(secret.reveal());
}

}  // namespace scoville::fair
