#include "bots/net/kernels.h"

#include <cstring>

#include "bots/net/math.h"

// Whatever is used here is part of the function that uses it, and so compiled for the registers of that one.
#define SCOVILLE_PART_OF_IT [[gnu::always_inline]] inline

namespace scoville::bots {
namespace {

using Lane = float __attribute__((vector_size(lanes * sizeof(float))));

// `Lanes` of y at a time, so that they stay in registers.
template <int Lanes>
SCOVILLE_PART_OF_IT int rows_added(int from, int n, const float* rows, const float* bias, Features inputs,
                                   float* y) {
    for (; from + Lanes * lanes <= n; from += Lanes * lanes) {
        Lane sum[Lanes];
        std::memcpy(sum, bias + from, sizeof sum);
        const Feature* const end = inputs.data() + inputs.size();
        for (const Feature* input = inputs.data(); input != end; ++input) {
            const float* row = rows + std::size_t{input->at} * static_cast<std::size_t>(n) + from;
            Lane part[Lanes];
            std::memcpy(part, row, sizeof part);
            for (int i = 0; i < Lanes; ++i) sum[i] += input->value * part[i];
        }
        std::memcpy(y + from, sum, sizeof sum);
    }
    return from;
}

template <int Lanes>
SCOVILLE_PART_OF_IT int added_to_rows(int from, int n, const float* x, Features inputs, float* rows) {
    for (; from + Lanes * lanes <= n; from += Lanes * lanes) {
        Lane part[Lanes];
        std::memcpy(part, x + from, sizeof part);
        const Feature* const end = inputs.data() + inputs.size();
        for (const Feature* input = inputs.data(); input != end; ++input) {
            float* row = rows + std::size_t{input->at} * static_cast<std::size_t>(n) + from;
            Lane sum[Lanes];
            std::memcpy(sum, row, sizeof sum);
            for (int i = 0; i < Lanes; ++i) sum[i] += input->value * part[i];
            std::memcpy(row, sum, sizeof sum);
        }
    }
    return from;
}

// One lane of `Rows` rows of a product.
template <int Rows>
SCOVILLE_PART_OF_IT void tile(int inner, const float* x, std::size_t row_step, std::size_t inner_step,
                              const float* w, std::size_t width, float* y) {
    Lane sum[Rows];
    for (int r = 0; r < Rows; ++r)
        std::memcpy(&sum[r], y + static_cast<std::size_t>(r) * width, sizeof(Lane));
    for (int k = 0; k < inner; ++k) {
        Lane row;
        std::memcpy(&row, w + static_cast<std::size_t>(k) * width, sizeof row);
        const float* entry = x + static_cast<std::size_t>(k) * inner_step;
        for (int r = 0; r < Rows; ++r) sum[r] += entry[static_cast<std::size_t>(r) * row_step] * row;
    }
    for (int r = 0; r < Rows; ++r)
        std::memcpy(y + static_cast<std::size_t>(r) * width, &sum[r], sizeof(Lane));
}

template <int TileRows>
SCOVILLE_PART_OF_IT void product_added(int rows, int inner, int columns, const float* x, std::size_t row_step,
                                       std::size_t inner_step, const float* w, float* y) {
    const auto width = static_cast<std::size_t>(columns);
    for (int column = 0; column < columns; column += lanes) {
        int row = 0;
        for (; row + TileRows <= rows; row += TileRows)
            tile<TileRows>(inner, x + static_cast<std::size_t>(row) * row_step, row_step, inner_step,
                           w + column, width, y + static_cast<std::size_t>(row) * width + column);
        for (; row < rows; ++row)
            tile<1>(inner, x + static_cast<std::size_t>(row) * row_step, row_step, inner_step, w + column,
                    width, y + static_cast<std::size_t>(row) * width + column);
    }
}

void add_rows(int n, const float* rows, const float* bias, Features inputs, float* y) {
    rows_added<1>(rows_added<4>(0, n, rows, bias, inputs, y), n, rows, bias, inputs, y);
}
void add_to_rows(int n, const float* x, Features inputs, float* rows) {
    added_to_rows<1>(added_to_rows<4>(0, n, x, inputs, rows), n, x, inputs, rows);
}
void add_product(int rows, int inner, int columns, const float* x, std::size_t row_step,
                 std::size_t inner_step, const float* w, float* y) {
    product_added<4>(rows, inner, columns, x, row_step, inner_step, w, y);
}

#ifdef __x86_64__
#define SCOVILLE_WIDE [[gnu::target("avx512f")]]
// A lane is one register instead of two, so twice as many are under way.
SCOVILLE_WIDE void add_rows_wide(int n, const float* rows, const float* bias, Features inputs, float* y) {
    const int most = rows_added<8>(0, n, rows, bias, inputs, y);
    rows_added<1>(rows_added<4>(most, n, rows, bias, inputs, y), n, rows, bias, inputs, y);
}
SCOVILLE_WIDE void add_to_rows_wide(int n, const float* x, Features inputs, float* rows) {
    added_to_rows<1>(added_to_rows<8>(0, n, x, inputs, rows), n, x, inputs, rows);
}
SCOVILLE_WIDE void add_product_wide(int rows, int inner, int columns, const float* x, std::size_t row_step,
                                    std::size_t inner_step, const float* w, float* y) {
    product_added<8>(rows, inner, columns, x, row_step, inner_step, w, y);
}

constexpr Kernels wide_kernels{add_rows_wide, add_to_rows_wide, add_product_wide};
#endif

}  // namespace

constexpr Kernels usual_kernels{add_rows, add_to_rows, add_product};

const Kernels& kernels() {
#ifdef __x86_64__
    static const bool wide = __builtin_cpu_supports("avx512f") != 0;
    return wide ? wide_kernels : usual_kernels;
#else
    return usual_kernels;
#endif
}

}  // namespace scoville::bots
