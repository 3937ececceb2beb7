// Nets as files.
#include <array>
#include <bit>
#include <cmath>
#include <cstring>

#include "bots/net/half.h"
#include "bots/net/net.h"

namespace scoville::bots {
namespace {

static_assert(std::endian::native == std::endian::little);

using Magic = std::array<char, 8>;
constexpr Magic first_magic{'S', 'C', 'O', 'V', 'N', 'E', 'T', '1'};
constexpr Magic second_magic{'S', 'C', 'O', 'V', 'N', 'E', 'T', '2'};
constexpr int most_units = 1024;
constexpr std::int32_t full_bytes = 4;
constexpr std::int32_t half_bytes = 2;

struct Header {
    std::int32_t sight = 1;
    std::int32_t inputs = 0, wide = 0, narrow = 0, outputs = 0;
    std::int32_t bytes = full_bytes;  // of a weight
};
constexpr std::size_t first_header = 4 * sizeof(std::int32_t);  // the shape alone

template <class T>
void append(std::vector<std::uint8_t>& bytes, const T& value) {
    const auto* from = reinterpret_cast<const std::uint8_t*>(&value);
    bytes.insert(bytes.end(), from, from + sizeof value);
}

// Takes the header off `bytes`; nothing if it is none.
bool take_header(std::span<const std::uint8_t>& bytes, Header& header) {
    if (bytes.size() < sizeof(Magic)) return false;
    const bool first = std::memcmp(bytes.data(), first_magic.data(), sizeof(Magic)) == 0;
    if (!first && std::memcmp(bytes.data(), second_magic.data(), sizeof(Magic)) != 0) return false;
    const std::size_t size = first ? first_header : sizeof header;
    if (bytes.size() < sizeof(Magic) + size) return false;
    std::memcpy(first ? &header.inputs : &header.sight, bytes.data() + sizeof(Magic), size);
    bytes = bytes.subspan(sizeof(Magic) + size);
    return true;
}

}  // namespace

std::vector<std::uint8_t> Net::to_bytes(Precision precision) const {
    const bool half = sight_ != 1 && precision == Precision::half;
    const Header header{sight_,        shape_.inputs,  shape_.wide,
                        shape_.narrow, shape_.outputs, half ? half_bytes : full_bytes};
    std::vector<std::uint8_t> bytes;
    append(bytes, sight_ == 1 ? first_magic : second_magic);
    if (sight_ == 1)
        append(bytes, std::array{header.inputs, header.wide, header.narrow, header.outputs});
    else
        append(bytes, header);
    for (const float weight : weights_) {
        if (half)
            append(bytes, to_half(weight));
        else
            append(bytes, weight);
    }
    return bytes;
}

Result<Net, std::string_view> Net::from_bytes(std::span<const std::uint8_t> bytes) {
    Header header;
    if (!take_header(bytes, header)) return std::string_view("this is not a file of weights");
    for (const std::int32_t size : {header.inputs, header.wide, header.narrow, header.outputs})
        if (size < 1 || size > most_units) return std::string_view("the net has an impossible shape");
    const NetShape shape{header.inputs, header.wide, header.narrow, header.outputs};
    if (shape.wide % lanes != 0 || shape.narrow % lanes != 0)
        return std::string_view("the net has an impossible shape");
    if (header.bytes != full_bytes && header.bytes != half_bytes)
        return std::string_view("the net has numbers of an unknown kind");
    Net net(shape, header.sight);
    if (bytes.size() != net.weights_.size() * static_cast<std::size_t>(header.bytes))
        return std::string_view("the file of weights is not whole");
    for (std::size_t i = 0; i < net.weights_.size(); ++i) {
        if (header.bytes == half_bytes) {
            std::uint16_t half = 0;
            std::memcpy(&half, bytes.data() + i * sizeof half, sizeof half);
            net.weights_[i] = from_half(half);
        } else {
            std::memcpy(&net.weights_[i], bytes.data() + i * sizeof(float), sizeof(float));
        }
        if (!std::isfinite(net.weights_[i])) return std::string_view("a weight is not a number");
    }
    return net;
}

}  // namespace scoville::bots
