// An observation is a row of bytes in named fields. The same code that writes it says what its fields are
// called and where they lie.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/check.h"

namespace scoville::tensors {

struct Field {
    std::string_view name;
    int start;
    int size;
};

// Where the values go; all bytes are 0 before.
class Row {
public:
    explicit Row(std::span<std::uint8_t> bytes) : bytes_(bytes) {}
    std::span<std::uint8_t> field(std::string_view, std::size_t size) {
        const std::span<std::uint8_t> values = bytes_.first(size);
        bytes_ = bytes_.subspan(size);
        return values;
    }

private:
    std::span<std::uint8_t> bytes_;
};

// Notes the fields instead; what is written into them is forgotten.
class Names {
public:
    std::span<std::uint8_t> field(std::string_view name, std::size_t size) {
        fields_.push_back({name, next_, static_cast<int>(size)});
        next_ += static_cast<int>(size);
        forgotten_.assign(size, 0);
        return forgotten_;
    }
    std::vector<Field> take() { return std::move(fields_); }
    int size() const { return next_; }

private:
    std::vector<Field> fields_;
    std::vector<std::uint8_t> forgotten_;
    int next_ = 0;
};

constexpr std::uint8_t byte(int value) { return static_cast<std::uint8_t>(std::clamp(value, 0, 255)); }

}  // namespace scoville::tensors
