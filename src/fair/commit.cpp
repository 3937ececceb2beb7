#include "fair/commit.h"

#include <sodium.h>

#include "fair/bytes.h"

namespace scoville::fair {

Hash commitment(const ServerSecret& secret, std::string_view table, std::string_view rules,
                std::uint32_t round) {
    Bytes message;
    Bytes round_bytes;
    round_bytes.little_endian(round);
    message.field("fair-1/commit").field(table).field(rules).field(round_bytes.view()).field(secret.reveal());
    Hash hash{};
    crypto_hash_sha256(hash.data(), message.view().data(), message.view().size());
    return hash;
}

DealKey deal_key(const ServerSecret& secret, const Hash& commitment, std::span<const Entropy> by_seat) {
    Bytes message;
    message.field("fair-1/deal").field(commitment);
    for (std::size_t seat = 0; seat < by_seat.size(); ++seat) {
        const auto seat_byte = static_cast<std::uint8_t>(seat);
        message.field({&seat_byte, 1}).field(by_seat[seat]);
    }
    DealKey::Bytes key{};
    crypto_auth_hmacsha512_state hmac;
    crypto_auth_hmacsha512_init(&hmac, secret.reveal().data(), secret.reveal().size());
    crypto_auth_hmacsha512_update(&hmac, message.view().data(), message.view().size());
    crypto_auth_hmacsha512_final(&hmac, key.data());
    return DealKey(key);
}

}  // namespace scoville::fair
