#include "load/frames.h"

#include <array>
#include <cstring>

namespace scoville::load {
namespace {

constexpr std::size_t short_size = 125;
constexpr std::size_t two_bytes = 126;
constexpr std::size_t eight_bytes = 127;
constexpr std::uint16_t no_code = 1005;

std::uint64_t big_endian(std::string_view bytes) {
    std::uint64_t value = 0;
    for (const char byte : bytes) value = value << 8 | static_cast<unsigned char>(byte);
    return value;
}

void write_big_endian(std::string& out, std::uint64_t value, int bytes) {
    for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) out += static_cast<char>(value >> shift & 0xff);
}

}  // namespace

void write_frame(std::string& out, Kind kind, std::string_view payload, std::uint32_t mask) {
    out += static_cast<char>(0x80 | static_cast<int>(kind));
    if (payload.size() <= short_size) {
        out += static_cast<char>(0x80 | payload.size());
    } else if (payload.size() <= 0xffff) {
        out += static_cast<char>(0x80 | two_bytes);
        write_big_endian(out, payload.size(), 2);
    } else {
        out += static_cast<char>(0x80 | eight_bytes);
        write_big_endian(out, payload.size(), 8);
    }
    std::array<char, 4> key{};
    std::memcpy(key.data(), &mask, key.size());
    out.append(key.data(), key.size());
    const std::size_t begin = out.size();
    out.append(payload);
    for (std::size_t i = 0; i < payload.size(); ++i)
        out[begin + i] = static_cast<char>(out[begin + i] ^ key[i % key.size()]);
}

std::optional<Frame> read_frame(std::string_view bytes) {
    if (bytes.size() < 2) return std::nullopt;
    const auto first = static_cast<unsigned char>(bytes[0]);
    std::size_t size = static_cast<unsigned char>(bytes[1]) & 0x7f;
    std::size_t header = 2;
    if (size == two_bytes) header = 4;
    if (size == eight_bytes) header = 10;
    if (bytes.size() < header) return std::nullopt;
    if (header > 2) size = big_endian(bytes.substr(2, header - 2));
    if (bytes.size() - header < size) return std::nullopt;
    return Frame{static_cast<Kind>(first & 0x0f), (first & 0x80) != 0, bytes.substr(header, size),
                 header + size};
}

std::uint16_t close_code(const Frame& frame) {
    if (frame.payload.size() < 2) return no_code;
    return static_cast<std::uint16_t>(big_endian(frame.payload.substr(0, 2)));
}

}  // namespace scoville::load
