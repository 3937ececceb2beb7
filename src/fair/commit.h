// The sealed deal: the server commits to S before anyone contributes; the deal's key mixes S with
// what every seat brought. Neither side alone can choose the cards.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "fair/secret.h"

namespace scoville::fair {

using Hash = std::array<std::uint8_t, 32>;
using Entropy = std::array<std::uint8_t, 32>;
using ServerSecret = Secret<64>;

// C = SHA256(lp("fair-1/commit", table, rules, LE32 round, S)).
Hash commitment(const ServerSecret& secret, std::string_view table, std::string_view rules,
                std::uint32_t round);

// K = HMAC-SHA512(key S, lp("fair-1/deal", C) ‖ lp(seat as one byte, e) for each seat in order).
DealKey deal_key(const ServerSecret& secret, const Hash& commitment, std::span<const Entropy> by_seat);

}  // namespace scoville::fair
