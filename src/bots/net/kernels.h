// Products of matrices for nets that look at many things at once. Every sum runs in the order of `inner`, as
// the loops for a single look do, so that a row comes out the same to the bit whether it is one of many or
// alone, in registers of any width (docs/adr/0016-one-arithmetic.md).
#pragma once

#include <cstddef>
#include <cstring>

#include "bots/net/math.h"

namespace scoville::bots {

namespace detail {

constexpr int tile_rows = 4;

// Sixteen columns of `Rows` rows: their sums stay in registers. Entry (row, k) of x lies at
// row * row_step + k * inner_step, so that the same loop serves a matrix and its mirror image.
template <int Rows>
inline void tile(int inner, const float* x, std::size_t row_step, std::size_t inner_step, const float* w,
                 std::size_t w_step, float* y, std::size_t y_step) {
    using Lane = float __attribute__((vector_size(lanes * sizeof(float))));
    Lane sum[Rows];
    for (int r = 0; r < Rows; ++r)
        std::memcpy(&sum[r], y + static_cast<std::size_t>(r) * y_step, sizeof(Lane));
    for (int k = 0; k < inner; ++k) {
        Lane row;
        std::memcpy(&row, w + static_cast<std::size_t>(k) * w_step, sizeof row);
        const float* entry = x + static_cast<std::size_t>(k) * inner_step;
        for (int r = 0; r < Rows; ++r) sum[r] += entry[static_cast<std::size_t>(r) * row_step] * row;
    }
    for (int r = 0; r < Rows; ++r)
        std::memcpy(y + static_cast<std::size_t>(r) * y_step, &sum[r], sizeof(Lane));
}

}  // namespace detail

// y += x w, where x has `rows` rows of `inner` entries, w `inner` rows of `columns` (whole lanes).
inline void add_product(int rows, int inner, int columns, const float* x, std::size_t row_step,
                        std::size_t inner_step, const float* w, float* y) {
    const auto width = static_cast<std::size_t>(columns);
    for (int column = 0; column < columns; column += lanes) {
        int row = 0;
        const auto at = [&](int r) { return y + static_cast<std::size_t>(r) * width + column; };
        const auto from = [&](int r) { return x + static_cast<std::size_t>(r) * row_step; };
        for (; row + detail::tile_rows <= rows; row += detail::tile_rows)
            detail::tile<detail::tile_rows>(inner, from(row), row_step, inner_step, w + column, width,
                                            at(row), width);
        for (; row < rows; ++row)
            detail::tile<1>(inner, from(row), row_step, inner_step, w + column, width, at(row), width);
    }
}

}  // namespace scoville::bots
