#include "push/base64url.h"

#include <cstdint>

namespace scoville::push {
namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr int bits_of_letter = 6;
constexpr int bits_of_byte = 8;

}  // namespace

std::string base64url(std::string_view bytes) {
    std::string text;
    std::uint32_t held = 0;
    int bits = 0;
    for (const char byte : bytes) {
        held = (held << bits_of_byte) | static_cast<std::uint8_t>(byte);
        for (bits += bits_of_byte; bits >= bits_of_letter;) {
            bits -= bits_of_letter;
            text += letters[(held >> bits) & 63];
        }
    }
    if (bits > 0) text += letters[(held << (bits_of_letter - bits)) & 63];
    return text;
}

std::optional<std::string> from_base64url(std::string_view text) {
    for (int padding = 0; padding < 2 && text.ends_with('='); ++padding) text.remove_suffix(1);
    std::string bytes;
    std::uint32_t held = 0;
    int bits = 0;
    for (const char letter : text) {
        const std::size_t value = letters.find(letter);
        if (value == std::string_view::npos) return std::nullopt;
        held = (held << bits_of_letter) | static_cast<std::uint32_t>(value);
        bits += bits_of_letter;
        if (bits < bits_of_byte) continue;
        bits -= bits_of_byte;
        bytes += static_cast<char>((held >> bits) & 255);
    }
    const bool one_way = bits < bits_of_letter && (held & ((1U << bits) - 1)) == 0;
    return one_way ? std::optional(bytes) : std::nullopt;
}

}  // namespace scoville::push
