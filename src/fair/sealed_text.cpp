#include "fair/sealed_text.h"

#include <algorithm>
#include <array>
#include <vector>

#include <sodium.h>
#include <sodium/crypto_stream_xchacha20.h>

#include "fair/bytes.h"
#include "fair/hash.h"

namespace scoville::fair {
namespace {

constexpr std::size_t block = 128;
constexpr std::size_t half = 32;
constexpr std::size_t mark_size = 16;
constexpr int base64 = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
using Nonce = std::array<std::uint8_t, crypto_stream_xchacha20_NONCEBYTES>;
using Bytes = std::vector<std::uint8_t>;

// What vouches for the text, and the first part of the nonce it is sealed with.
Nonce nonce_for(const HmacKey& key, std::uint64_t number, ByteView padded) {
    std::array<std::uint8_t, 8> counted{};
    for (std::size_t i = 0; i < counted.size(); ++i) counted[i] = static_cast<std::uint8_t>(number >> 8 * i);
    const auto mark = HmacSha512(key).plain(counted).plain(padded).digest();
    Nonce nonce{};
    std::copy_n(mark.begin(), mark_size, nonce.begin());
    std::copy(counted.begin(), counted.end(), nonce.begin() + mark_size);
    return nonce;
}

void stream(const TextKey& key, const Nonce& nonce, std::uint8_t* bytes, std::size_t size) {
    crypto_stream_xchacha20_xor(bytes, bytes, size, nonce.data(), key.reveal().data());
}

// As libsodium reads it back. Sealed bytes are no secret: its own takes care that time tells nothing of them,
// which every action would pay for.
std::string in_letters(ByteView bytes) {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    std::string text((bytes.size() * 4 + 2) / 3, '\0');
    std::size_t at = 0;
    std::uint32_t word = 0;
    unsigned bits = 0;  // of `word` that are not written yet
    for (const std::uint8_t byte : bytes) {
        word = word << 8U | byte;
        for (bits += 8; bits >= 6;) text[at++] = letters[word >> (bits -= 6) & 63U];
    }
    if (bits > 0) text[at++] = letters[word << (6 - bits) & 63U];
    return text;
}

}  // namespace

TextKey text_key_of(const BlindSecret& blind) {
    return TextKey(HmacSha512(blind.reveal()).field("scoville moves at rest").digest());
}

std::string seal_text(const TextKey& key, std::uint64_t number, std::string_view text) {
    return TextSealer(key).seal(number, text);
}

std::optional<std::string> unseal_text(const TextKey& key, std::uint64_t number, std::string_view sealed) {
    return TextSealer(key).unseal(number, sealed);
}

TextSealer::TextSealer(const TextKey& key)
    : key_(key), vouches_(std::make_shared<HmacKey>(ByteView(key.reveal()).subspan(half))) {}

std::string TextSealer::seal(std::uint64_t number, std::string_view text) const {
    const std::size_t size = std::max<std::size_t>(1, (text.size() + block - 1) / block) * block;
    Bytes bytes(mark_size + size, ' ');
    std::copy(text.begin(), text.end(), bytes.begin() + mark_size);
    const Nonce nonce = nonce_for(*vouches_, number, ByteView(bytes).subspan(mark_size));
    std::copy_n(nonce.begin(), mark_size, bytes.begin());
    stream(key_, nonce, bytes.data() + mark_size, size);
    return in_letters(bytes);
}

std::optional<std::string> TextSealer::unseal(std::uint64_t number, std::string_view sealed) const {
    if (sealed.empty()) return std::nullopt;  // libsodium wants a place to write to
    Bytes bytes(sealed.size());
    std::size_t size = 0;
    if (sodium_base642bin(bytes.data(), bytes.size(), sealed.data(), sealed.size(), nullptr, &size, nullptr,
                          base64) != 0 ||
        size < mark_size + block)
        return std::nullopt;
    bytes.resize(size);
    Nonce nonce{};
    std::copy_n(bytes.begin(), mark_size, nonce.begin());
    for (std::size_t i = 0; i < 8; ++i) nonce[mark_size + i] = static_cast<std::uint8_t>(number >> 8 * i);
    stream(key_, nonce, bytes.data() + mark_size, size - mark_size);
    const ByteView padded = ByteView(bytes).subspan(mark_size);
    if (nonce_for(*vouches_, number, padded) != nonce) return std::nullopt;
    std::string text(padded.begin(), padded.end());
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

}  // namespace scoville::fair
