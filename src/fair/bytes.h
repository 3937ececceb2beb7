// How fair play writes values down before hashing them: little-endian numbers, and fields each
// preceded by their length, so that no two lists of fields have the same bytes.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace scoville::fair {

using ByteView = std::span<const std::uint8_t>;

inline ByteView bytes_of(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

class Bytes {
public:
    template <class Number>
    Bytes& little_endian(Number value) {
        for (std::size_t i = 0; i < sizeof value; ++i)
            out_.push_back(static_cast<std::uint8_t>(value >> (8 * i)));
        return *this;
    }
    Bytes& plain(ByteView field) {
        out_.insert(out_.end(), field.begin(), field.end());
        return *this;
    }
    // lp(field): its length as LE32, then its bytes.
    Bytes& field(ByteView field) {
        little_endian(static_cast<std::uint32_t>(field.size()));
        return plain(field);
    }
    Bytes& field(std::string_view text) { return field(bytes_of(text)); }

    ByteView view() const { return out_; }

private:
    std::vector<std::uint8_t> out_;
};

}  // namespace scoville::fair
