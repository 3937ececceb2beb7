// Every game in numbers: TensorsOf<Face> has no general case.
#pragma once

#include "tensors/mogel.h"
#include "tensors/schoten.h"
#include "tensors/spicy.h"

namespace scoville::tensors {

template <class Face>
struct TensorsOf;
template <>
struct TensorsOf<spicy::Face> : Spicy {};
template <>
struct TensorsOf<schoten::Face> : Schoten {};
template <>
struct TensorsOf<mogel::Face> : Mogel {};

}  // namespace scoville::tensors
