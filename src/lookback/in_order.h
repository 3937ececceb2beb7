// Sorts a short list; equals stay as they stood.
#pragma once

#include <utility>
#include <vector>

namespace scoville::lookback {

template <class T, class Before>
void put_in_order(std::vector<T>& list, std::size_t from, std::size_t to, Before&& before) {
    for (std::size_t i = from + 1; i < to; ++i)
        for (std::size_t k = i; k > from && before(list[k], list[k - 1]); --k)
            std::swap(list[k], list[k - 1]);
}
template <class T, class Before>
void put_in_order(std::vector<T>& list, Before&& before) {
    put_in_order(list, 0, list.size(), before);
}

}  // namespace scoville::lookback
