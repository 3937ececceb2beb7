// How each game's record says what was dealt: RecordOf<Face> has no general case.
#pragma once

#include "any/inside/list.h"
#include "record/mogel_record.h"
#include "record/schoten_record.h"
#include "record/spicy_record.h"

namespace scoville::record {

template <class Face>
struct RecordOf;
template <>
struct RecordOf<spicy::Face> {
    static constexpr auto deal = spicy_deal;
};
template <>
struct RecordOf<schoten::Face> {
    static constexpr auto deal = schoten_deals;
};

template <>
struct RecordOf<mogel::Face> {
    static constexpr auto deal = mogel_deal;
};

}  // namespace scoville::record
