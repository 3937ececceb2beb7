// How fair play writes values down before hashing them: little-endian numbers, and fields each preceded by
// their length, so that no two lists of fields have the same bytes.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace scoville::fair {

using ByteView = std::span<const std::uint8_t>;

inline ByteView bytes_of(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

template <class Number>
std::array<std::uint8_t, sizeof(Number)> little_endian(Number value) {
    std::array<std::uint8_t, sizeof(Number)> bytes{};
    for (std::size_t i = 0; i < sizeof value; ++i) bytes[i] = static_cast<std::uint8_t>(value >> (8 * i));
    return bytes;
}

// What stands before a field: lp(field) is this and then its bytes.
inline std::array<std::uint8_t, 4> length_of(ByteView field) {
    return little_endian(static_cast<std::uint32_t>(field.size()));
}

}  // namespace scoville::fair
