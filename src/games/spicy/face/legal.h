// What a seat may do at this moment, in factors: cards × declarations × extras, reactions, choices. On
// the wire it is sent like this; `for_each_action` is the one place that multiplies it out.
#pragma once

#include "base/bit_set.h"
#include "spicy/face/action.h"

namespace scoville::spicy {

struct TraitTag;
using TraitSet = BitSet<TraitTag, std::uint8_t>;  // members: Trait, as int
constexpr int as_int(Trait trait) { return static_cast<int>(trait); }

struct Legal {
    Hand cards;                   // may be played now, with any of
    DeclarationSet declarations;  // these
    Hand copies;                  // may be played as a copy (V6) of
    Declaration copied;           // this
    NumberSet extras_on;          // declarations with these numbers may take extras (V4)
    std::uint8_t max_extras = 0;
    TraitSet challenges;  // Trait::none stands for "Wrong!" on a copy (V7)
    bool last = false;    // the next spice card this seat plays is its last: announced (S19)
    bool pass = false;
    bool let = false;       // decline to react; in live pace also allowed where it does nothing
    bool standing = false;  // the let may be a standing one (P2)
    bool choose = false;    // take or decline a total wild (W6)

    bool any() const {
        return !cards.empty() || !copies.empty() || !challenges.empty() || pass || let || choose;
    }
};

// What strict manners (M1) accept and punish. Empty under assisted manners.
struct Faults {
    DeclarationSet declarations;    // S10: well-formed, but breaks S8, S9, V1 or V2
    bool unannounced = false;       // S19: the last card played without saying so
    bool unannounced_copy = false;  // S19: the same with a copy
    bool blind_challenge = false;   // S15: revealing without naming a trait
    bool peek = false;              // S12
};

namespace detail {

// Calls f(extras) for every list of extras allowed with `card` out of `hand`, the empty one included.
template <class F>
void for_each_extras(const Legal& legal, Hand hand, Card card, int number, F&& f) {
    f(Extras{});
    if (!legal.extras_on.has(number) || legal.max_extras == 0) return;
    hand.remove(card);
    hand.for_each_kind([&](Card first) {
        Extras one;
        one.push_back(first);
        f(one);
        if (legal.max_extras < 2) return;
        Hand rest = hand;
        rest.remove(first);
        rest.for_each_kind([&](Card second) {
            Extras two = one;
            two.push_back(second);
            f(two);
        });
    });
}

template <class F>
void for_each_play(const Legal& legal, DeclarationSet declarations, bool announce, F&& f) {
    legal.cards.for_each_kind([&](Card card) {
        const bool last = announce && legal.last && card != total_wild;
        for (const int index : declarations) {
            const Declaration declared{static_cast<std::uint8_t>(index)};
            for_each_extras(legal, legal.cards, card, declared.number(),
                            [&](Extras extras) { f(Action::play(card, declared, last, extras)); });
        }
    });
}

template <class F>
void for_each_copy(const Legal& legal, bool announce, F&& f) {
    legal.copies.for_each_kind([&](Card card) {
        for_each_extras(legal, legal.copies, card, legal.copied.number(),
                        [&](Extras extras) { f(Action::copy(card, announce && legal.last, extras)); });
    });
}

}  // namespace detail

// Every legal action, each once, in a fixed order.
template <class F>
void for_each_action(const Legal& legal, F&& f) {
    if (legal.pass) f(Action::pass());
    detail::for_each_play(legal, legal.declarations, true, f);
    for (const int trait : legal.challenges) f(Action::challenge(static_cast<Trait>(trait)));
    detail::for_each_copy(legal, true, f);
    if (legal.let) f(Action::let());
    if (legal.standing) f(Action::let(true));
    if (legal.choose) {
        f(Action::choose_total_wild(false));
        f(Action::choose_total_wild(true));
    }
}

// Every fault, each once: accepted too, but punished.
template <class F>
void for_each_fault(const Legal& legal, const Faults& faults, F&& f) {
    detail::for_each_play(legal, faults.declarations, true, f);
    if (faults.unannounced) {
        detail::for_each_play(legal, faults.declarations | legal.declarations, false, [&](Action action) {
            if (action.card != total_wild) f(action);
        });
    }
    if (faults.blind_challenge) f(Action::challenge(Trait::none));
    if (faults.unannounced_copy) detail::for_each_copy(legal, false, f);
    if (faults.peek) f(Action::peek());
}

namespace detail {

inline bool extras_allowed(const Legal& legal, Hand hand, Action action, Declaration declared) {
    if (action.extras.empty()) return true;
    if (!legal.extras_on.has(declared.number()) || action.extras.size() > legal.max_extras) return false;
    hand.remove(action.card);
    for (const Card extra : action.extras) {
        if (extra.kind >= card_kinds || !hand.has(extra)) return false;
        hand.remove(extra);
    }
    return true;
}

// S19: a missing announcement is made for one, or is a fault; a false one is refused.
inline bool announcement_allowed(const Legal& legal, Action action) {
    return !action.last || legal.last || action.card == total_wild;
}

}  // namespace detail

// Whether the action is one of those listed, legal or fault: what a seat can check without the state.
inline bool allows(const Legal& legal, const Faults& faults, Action action) {
    switch (action.what) {
        case Do::play:
            return action.card.kind < card_kinds && legal.cards.has(action.card) &&
                   action.declared.index < 64 &&
                   (legal.declarations | faults.declarations).has(action.declared.index) &&
                   detail::extras_allowed(legal, legal.cards, action, action.declared) &&
                   detail::announcement_allowed(legal, action);
        case Do::copy:
            return action.card.kind < card_kinds && legal.copies.has(action.card) &&
                   detail::extras_allowed(legal, legal.copies, action, legal.copied) &&
                   detail::announcement_allowed(legal, action);
        case Do::challenge:
            return legal.challenges.has(as_int(action.trait)) ||
                   (action.trait == Trait::none && faults.blind_challenge);
        case Do::pass: return legal.pass;
        case Do::let: return legal.let;
        case Do::peek: return faults.peek;
        case Do::total_wild: return legal.choose;
    }
    return false;
}

}  // namespace scoville::spicy
