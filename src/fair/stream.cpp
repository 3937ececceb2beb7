#include "fair/stream.h"

#include <sodium.h>

#include <string_view>

namespace scoville::fair {

void Stream::refill() {
    static constexpr std::string_view label = "stream";
    std::array<std::uint8_t, 14> message{};
    std::copy(label.begin(), label.end(), message.begin());
    for (std::size_t i = 0; i < 8; ++i) message[label.size() + i] = static_cast<std::uint8_t>(block_ >> (8 * i));

    std::array<std::uint8_t, crypto_auth_hmacsha512_BYTES> block{};
    crypto_auth_hmacsha512_state hmac;
    crypto_auth_hmacsha512_init(&hmac, key_.reveal().data(), key_.reveal().size());
    crypto_auth_hmacsha512_update(&hmac, message.data(), message.size());
    crypto_auth_hmacsha512_final(&hmac, block.data());

    for (std::size_t w = 0; w < words_.size(); ++w) {
        words_[w] = 0;
        for (std::size_t b = 0; b < 4; ++b) words_[w] |= std::uint32_t{block[4 * w + b]} << (8 * b);
    }
    ++block_;
    used_ = 0;
}

}  // namespace scoville::fair
