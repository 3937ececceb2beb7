// The random numbers of a fair deal (`fair-1`): block i is HMAC-SHA-512(key K, "stream" ‖ LE64 i), read
// as little-endian 32-bit words. Whoever knows K gets the same deal, in any language.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>

#include "fair/secret.h"

namespace scoville::fair {

class Stream {
public:
    explicit Stream(const DealKey& key) : key_(key) {}

    // A number below n (n > 0), without bias: words below 2^32 mod n are thrown away.
    std::uint32_t below(std::uint32_t n) {
        const std::uint32_t reject = static_cast<std::uint32_t>((std::uint64_t{1} << 32) % n);
        std::uint32_t word = next();
        while (word < reject) word = next();
        return word % n;
    }

    // Fisher–Yates from the last position down.
    template <class T>
    void shuffle(std::span<T> items) {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
    }

private:
    std::uint32_t next() {
        if (used_ == words_.size()) refill();
        return words_[used_++];
    }
    void refill();

    DealKey key_;
    static constexpr std::size_t words_per_block = 16;
    static constexpr std::size_t blocks_at_once =
        4;  // saves the key's part of the work for all but the first
    std::uint64_t block_ = 0;
    std::array<std::uint32_t, words_per_block * blocks_at_once> words_{};
    std::size_t used_ = words_per_block * blocks_at_once;
};

}  // namespace scoville::fair
