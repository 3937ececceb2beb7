// A short list that lives inside its owner: no pointer, no allocation, plain to copy.
#pragma once

#include <array>
#include <cstdint>

#include "base/check.h"

namespace scoville {

template <class T, int N>
class InlineVec {
public:
    constexpr InlineVec() = default;

    constexpr int size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == N; }
    constexpr void push_back(const T& item) {
        CHECK(size_ < N);
        items_[size_++] = item;
    }
    constexpr void clear() { size_ = 0; }

    constexpr T& operator[](int i) { return items_[static_cast<std::size_t>(i)]; }
    constexpr const T& operator[](int i) const { return items_[static_cast<std::size_t>(i)]; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }
    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }

    friend constexpr bool operator==(const InlineVec& a, const InlineVec& b) {
        if (a.size_ != b.size_) return false;
        for (int i = 0; i < a.size_; ++i)
            if (!(a[i] == b[i])) return false;
        return true;
    }

private:
    std::array<T, N> items_{};
    std::uint8_t size_ = 0;
};

}  // namespace scoville
