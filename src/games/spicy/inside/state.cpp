#include "spicy/inside/state.h"

#include <algorithm>
#include <tuple>

namespace scoville::spicy {

bool operator==(const State& a, const State& b) {
    const auto scalars = [](const State& s) {
        return std::tuple(s.draw_size(), s.above_end(), s.stack_size, s.trophies_left, s.total_wilds_left,
                          s.phase, s.end_reason, s.turn, s.refill_due, s.challengeable);
    };
    const auto sets = [](const State& s) {
        return std::tuple(s.waiting.word(), s.standing.word(), s.challengers.word(), s.copiers.word(),
                          s.peeked.word());
    };
    if (!(a.rules == b.rules) || scalars(a) != scalars(b) || sets(a) != sets(b)) return false;
    if (a.hands != b.hands || a.won != b.won || a.trophies != b.trophies) return false;
    for (const int seat : a.challengers | a.copiers)
        if (!(a.answers[static_cast<std::size_t>(seat)] == b.answers[static_cast<std::size_t>(seat)]))
            return false;
    return std::equal(a.deck.begin() + a.deck_next, a.deck.begin() + a.deck_size,
                      b.deck.begin() + b.deck_next) &&
           std::equal(a.stack.begin(), a.stack.begin() + a.stack_size, b.stack.begin());
}

}  // namespace scoville::spicy
