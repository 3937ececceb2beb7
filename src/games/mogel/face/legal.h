// What a seat may do at this moment, in factors.
#pragma once

#include "mogel/face/action.h"

namespace scoville::mogel {

struct Legal {
    Hand cards;      // may be laid (G2)
    NumberSet say;   // with any of them
    bool doubt = false;

    bool any() const { return doubt || !cards.empty(); }
};

template <class F>
void for_each_action(const Legal& legal, F&& f) {
    if (legal.doubt) f(Action::doubt());
    legal.cards.for_each_kind([&](Card card) {
        for (const int said : legal.say) f(Action::lay(card, said));
    });
}

inline bool allows(const Legal& legal, Action action) {
    if (action.what == Do::doubt) return legal.doubt;
    return action.what == Do::lay && legal.cards.has(action.card) && action.said <= max_number &&
           legal.say.has(action.said);
}

}  // namespace scoville::mogel
