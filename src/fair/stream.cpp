#include "fair/stream.h"

#include <string_view>

#include "fair/hash.h"

namespace scoville::fair {

void Stream::refill() {
    static constexpr std::string_view label = "stream";
    const HmacKey keyed(key_.reveal());
    for (std::size_t b = 0; b < blocks_at_once; ++b, ++block_) {
        std::array<std::uint8_t, 8> number{};
        for (std::size_t i = 0; i < number.size(); ++i)
            number[i] = static_cast<std::uint8_t>(block_ >> (8 * i));
        const auto block = HmacSha512(keyed).plain(bytes_of(label)).plain(number).digest();
        for (std::size_t w = 0; w < words_per_block; ++w) {
            std::uint32_t word = 0;
            for (std::size_t i = 0; i < 4; ++i) word |= std::uint32_t{block[4 * w + i]} << (8 * i);
            words_[b * words_per_block + w] = word;
        }
    }
    used_ = 0;
}

}  // namespace scoville::fair
