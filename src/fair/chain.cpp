#include "fair/chain.h"

#include "fair/hash.h"

namespace scoville::fair {

Hash sha256(std::string_view text) { return Sha256().plain(bytes_of(text)).digest(); }

Hash pledge_of(const Entropy& entropy) { return Sha256().plain(entropy).digest(); }

Hash log_start(std::string_view table) { return Sha256().field("fair-1/log").field(table).digest(); }

Hash blinded(const BlindSecret& blind, std::uint64_t number, std::string_view hidden) {
    return Blinder(blind).blinded(number, hidden);
}

Blinder::Blinder(const BlindSecret& blind) : key_(std::make_shared<HmacKey>(blind.reveal())) {}

Hash Blinder::blinded(std::uint64_t number, std::string_view hidden) const {
    const auto key = HmacSha512(*key_).plain(little_endian(number)).digest();
    return Sha256().field(key).field(hidden).digest();
}

Hash log_next(const Hash& before, std::string_view open, const Hash& blinded) {
    return Sha256().field("fair-1/link").field(before).field(open).field(blinded).digest();
}

}  // namespace scoville::fair
