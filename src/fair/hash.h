// The two hashes of fair play, fed field by field. Nettle's, because every action of a game goes through them
// and it uses what the processor has for them.
#pragma once

#include <array>
#include <cstdint>
#include <nettle/hmac.h>
#include <nettle/sha2.h>
#include <string_view>

#include "fair/bytes.h"
#include "fair/commit.h"

namespace scoville::fair {

class Sha256 {
public:
    Sha256() { sha256_init(&state_); }

    Sha256& plain(ByteView bytes) {
        sha256_update(&state_, bytes.size(), bytes.data());
        return *this;
    }
    Sha256& field(ByteView bytes) { return plain(length_of(bytes)).plain(bytes); }
    Sha256& field(std::string_view text) { return field(bytes_of(text)); }

    Hash digest() {
        Hash hash{};
        sha256_digest(&state_, hash.size(), hash.data());
        return hash;
    }

private:
    sha256_ctx state_;
};

// A key made ready once for many texts: of a short one that is half of the work.
class HmacKey {
public:
    explicit HmacKey(ByteView key) { hmac_sha512_set_key(&ready_, key.size(), key.data()); }
    HmacKey(const HmacKey&) = delete;
    HmacKey& operator=(const HmacKey&) = delete;
    ~HmacKey();  // leaves nothing of the key

private:
    friend class HmacSha512;
    hmac_sha512_ctx ready_;
};

class HmacSha512 {
public:
    using Digest = std::array<std::uint8_t, SHA512_DIGEST_SIZE>;

    explicit HmacSha512(ByteView key) { hmac_sha512_set_key(&state_, key.size(), key.data()); }
    explicit HmacSha512(const HmacKey& key) : state_(key.ready_) {}
    HmacSha512(const HmacSha512&) = delete;
    HmacSha512& operator=(const HmacSha512&) = delete;
    ~HmacSha512();  // leaves nothing of the key

    HmacSha512& plain(ByteView bytes) {
        hmac_sha512_update(&state_, bytes.size(), bytes.data());
        return *this;
    }
    HmacSha512& field(ByteView bytes) { return plain(length_of(bytes)).plain(bytes); }
    HmacSha512& field(std::string_view text) { return field(bytes_of(text)); }

    Digest digest() {
        Digest digest{};
        hmac_sha512_digest(&state_, digest.size(), digest.data());
        return digest;
    }

private:
    hmac_sha512_ctx state_;
};

}  // namespace scoville::fair
