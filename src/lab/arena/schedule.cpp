#include "lab/arena/schedule.h"

#include "base/fast_rng.h"

namespace scoville::lab {
namespace {

std::uint64_t mix(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

std::uint64_t add_word(std::uint64_t hash, std::uint64_t word) {
    return mix(hash + 0x9e3779b97f4a7c15u * (word + 1));
}

}  // namespace

std::uint64_t seed_for(std::uint64_t seed, Chance what, std::initializer_list<std::uint64_t> name) {
    std::uint64_t hash = add_word(seed, static_cast<std::uint64_t>(what));
    for (const std::uint64_t word : name) hash = add_word(hash, word);
    return hash;
}

fair::DealKey deal_key(std::uint64_t seed, std::uint64_t block, int round) {
    FastRng rng(seed_for(seed, Chance::deal, {block, static_cast<std::uint64_t>(round)}));
    fair::DealKey::Bytes bytes{};
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (i % 8 == 0) word = rng.next();
        bytes[i] = static_cast<std::uint8_t>(word >> (i % 8 * 8));
    }
    return fair::DealKey(bytes);
}

}  // namespace scoville::lab
