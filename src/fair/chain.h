// The log nobody can rewrite: each link hashes the one before it, so a head that someone kept vouches for all
// that led there. What must stay hidden until the end is blinded: without the blind a card would be found
// behind its hash by trying all of them.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "fair/commit.h"
#include "fair/secret.h"

namespace scoville::fair {

class HmacKey;
using BlindSecret = Secret<64>;  // S_b of a game

Hash sha256(std::string_view text);
// What a seat promises before anyone shows theirs.
Hash pledge_of(const Entropy& entropy);

// h_0 = SHA256(lp("fair-1/log", table)).
Hash log_start(std::string_view table);

// SHA256(lp(blind_i, hidden)), blind_i = HMAC-SHA512(key S_b, LE64 i).
Hash blinded(const BlindSecret& blind, std::uint64_t number, std::string_view hidden);
// The same for many of one game.
class Blinder {
public:
    explicit Blinder(const BlindSecret& blind);
    Hash blinded(std::uint64_t number, std::string_view hidden) const;

private:
    std::shared_ptr<const HmacKey> key_;
};
// Stands where there is nothing to hide.
constexpr Hash nothing_hidden{};

// h_i = SHA256(lp("fair-1/link", h_{i-1}, open, blinded)).
Hash log_next(const Hash& before, std::string_view open, const Hash& blinded);

}  // namespace scoville::fair
