#include "fair/commit.h"

#include "fair/hash.h"

namespace scoville::fair {

Hash commitment(const ServerSecret& secret, std::string_view table, std::string_view rules,
                std::uint32_t round) {
    return Sha256()
        .field("fair-1/commit")
        .field(table)
        .field(rules)
        .field(little_endian(round))
        .field(secret.reveal())
        .digest();
}

DealKey deal_key(const ServerSecret& secret, const Hash& commitment, std::span<const Entropy> by_seat) {
    HmacSha512 hmac(secret.reveal());
    hmac.field("fair-1/deal").field(commitment);
    for (std::size_t seat = 0; seat < by_seat.size(); ++seat)
        hmac.field(little_endian(static_cast<std::uint8_t>(seat))).field(by_seat[seat]);
    return DealKey(hmac.digest());
}

}  // namespace scoville::fair
