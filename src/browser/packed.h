// Several texts in one piece of memory: what goes in and out of the module. Each is its length (four bytes,
// the lowest first) and its bytes; numbers are decimal digits.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace scoville::browser {

inline std::string digits_of(std::int64_t number) { return std::to_string(number); }

template <class T>
std::optional<T> number_in(std::string_view digits) {
    T number{};
    const char* end = digits.data() + digits.size();
    const auto [stopped, error] = std::from_chars(digits.data(), end, number);
    if (digits.empty() || stopped != end || error != std::errc{}) return std::nullopt;
    return number;
}

class Packed {
public:
    Packed& add(std::string_view text) {
        const auto size = static_cast<std::uint32_t>(text.size());
        for (int shift = 0; shift < 32; shift += 8) bytes_ += static_cast<char>(size >> shift);
        bytes_ += text;
        return *this;
    }
    Packed& add(std::int64_t number) { return add(digits_of(number)); }
    std::string take() { return std::move(bytes_); }

private:
    std::string bytes_;
};

// Takes them out again, in order. After something that is not there all that follows is empty, and `whole` is
// false.
class Unpacked {
public:
    explicit Unpacked(std::string_view bytes) : rest_(bytes) {}

    bool more() const { return whole_ && !rest_.empty(); }
    // All was read, and nothing was missing.
    bool whole() const { return whole_ && rest_.empty(); }

    std::string_view text() {
        constexpr std::size_t head = 4;
        if (!whole_ || rest_.size() < head) return wrong();
        std::uint32_t size = 0;
        for (std::size_t i = 0; i < head; ++i)
            size |= static_cast<std::uint32_t>(static_cast<unsigned char>(rest_[i])) << (8 * i);
        if (size > rest_.size() - head) return wrong();
        const std::string_view text = rest_.substr(head, size);
        rest_.remove_prefix(head + size);
        return text;
    }
    template <class T>
    T number() {
        const auto number = number_in<T>(text());
        if (!number) wrong();
        return number.value_or(T{});
    }

private:
    std::string_view wrong() {
        whole_ = false;
        return {};
    }

    std::string_view rest_;
    bool whole_ = true;
};

}  // namespace scoville::browser
