// The loops over whole rows of weights. Every sum runs in the order of its inputs, in registers of whatever
// width: a row comes out the same to the bit whether it is one of many or alone, on every processor
// (docs/adr/0016-one-arithmetic.md).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace scoville::bots {

// An input that is not zero.
struct Feature {
    std::uint16_t at;
    float value;
};
using Features = std::span<const Feature>;

// Lengths of rows are whole lanes (math.h).
struct Kernels {
    // y = bias + the sum of value times row, over the inputs; rows have n entries.
    void (*add_rows)(int n, const float* rows, const float* bias, Features inputs, float* y);
    // To the row of each input value times x.
    void (*add_to_rows)(int n, const float* x, Features inputs, float* rows);
    // y += x w, where x has `rows` rows of `inner` entries, w `inner` rows of `columns`. Entry (row, k) of x
    // lies at row * row_step + k * inner_step, so that the same loop serves a matrix and its mirror image.
    void (*add_product)(int rows, int inner, int columns, const float* x, std::size_t row_step,
                        std::size_t inner_step, const float* w, float* y);
};

// In the registers that the program is compiled for.
extern const Kernels usual_kernels;
// In those of 512 bits, if the processor has them.
const Kernels& kernels();

}  // namespace scoville::bots
