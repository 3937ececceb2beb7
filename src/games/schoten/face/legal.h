// What a seat may do at this moment, in factors. On the wire it is sent like this; `for_each_action` is
// the one place that multiplies it out.
#pragma once

#include "schoten/face/action.h"

namespace scoville::schoten {

struct Legal {
    bool tip = false;  // any two different colours (T6)
    CardSet cards;     // may be played now (T7)
    ColourSet take;    // may be taken from the rack (T8)

    bool any() const { return tip || !cards.empty() || !take.empty(); }
};

// Every legal action, each once, in a fixed order.
template <class F>
void for_each_action(const Legal& legal, F&& f) {
    if (legal.tip) {
        for (const Colour most : colours)
            for (const Colour fewest : colours)
                if (most != fewest) f(Action::tip(most, fewest));
    }
    legal.cards.for_each_card([&](Card card) { f(Action::play(card)); });
    for (const int colour : legal.take) f(Action::take(static_cast<Colour>(colour)));
}

// Whether the action is one of those listed: what a seat can check without the state.
inline bool allows(const Legal& legal, Action action) {
    bool listed = false;
    for_each_action(legal, [&](Action each) { listed |= each == action; });
    return listed;
}

}  // namespace scoville::schoten
