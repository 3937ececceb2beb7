#include "fair/chain.h"

#include <sodium.h>

#include "fair/bytes.h"

namespace scoville::fair {
namespace {

Hash hash_of(ByteView bytes) {
    Hash hash{};
    crypto_hash_sha256(hash.data(), bytes.data(), bytes.size());
    return hash;
}

}  // namespace

Hash sha256(std::string_view text) { return hash_of(bytes_of(text)); }

Hash pledge_of(const Entropy& entropy) { return hash_of(entropy); }

Hash log_start(std::string_view table) {
    Bytes message;
    message.field("fair-1/log").field(table);
    return hash_of(message.view());
}

Hash blinded(const BlindSecret& blind, std::uint64_t number, std::string_view hidden) {
    Bytes which;
    which.little_endian(number);
    std::array<std::uint8_t, crypto_auth_hmacsha512_BYTES> key{};
    crypto_auth_hmacsha512_state hmac;
    crypto_auth_hmacsha512_init(&hmac, blind.reveal().data(), blind.reveal().size());
    crypto_auth_hmacsha512_update(&hmac, which.view().data(), which.view().size());
    crypto_auth_hmacsha512_final(&hmac, key.data());
    Bytes message;
    message.field(key).field(hidden);
    return hash_of(message.view());
}

Hash log_next(const Hash& before, std::string_view open, const Hash& blinded) {
    Bytes message;
    message.field("fair-1/link").field(before).field(open).field(blinded);
    return hash_of(message.view());
}

}  // namespace scoville::fair
