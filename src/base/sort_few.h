// Sorts a few things in place, where the machinery for many would be most of the code.
#pragma once

#include <utility>

namespace scoville {

// Equals keep their order.
template <class Iterator, class Before>
constexpr void sort_few(Iterator first, Iterator last, Before before) {
    for (Iterator sorted = first; sorted != last; ++sorted)
        for (Iterator at = sorted; at != first; --at) {
            Iterator left = at;
            --left;
            if (!before(*at, *left)) break;
            std::swap(*at, *left);
        }
}

}  // namespace scoville
