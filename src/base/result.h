// Either a value or the reason why there is none (libstdc++ 12 has no std::expected).
#pragma once

#include <utility>
#include <variant>

#include "base/check.h"

namespace scoville {

template <class T, class E>
class [[nodiscard]] Result {
public:
    Result(T value)
        : either_(std::in_place_index<0>, std::move(value)) {}  // NOLINT(google-explicit-constructor)
    Result(E error)
        : either_(std::in_place_index<1>, std::move(error)) {}  // NOLINT(google-explicit-constructor)

    bool ok() const { return either_.index() == 0; }
    explicit operator bool() const { return ok(); }

    const T& value() const {
        CHECK(ok());
        return *std::get_if<0>(&either_);
    }
    T& value() {
        CHECK(ok());
        return *std::get_if<0>(&either_);
    }
    const E& error() const {
        CHECK(!ok());
        return *std::get_if<1>(&either_);
    }
    const T& operator*() const { return value(); }
    const T* operator->() const { return &value(); }

private:
    std::variant<T, E> either_;
};

}  // namespace scoville
