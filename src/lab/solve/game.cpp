#include "lab/solve/game.h"

#include <algorithm>
#include <variant>

#include "base/check.h"
#include "base/fast_rng.h"
#include "lab/moves/small_spicy.h"
#include "spicy/inside/apply.h"
#include "spicy/inside/deal.h"
#include "spicy/inside/legal.h"
#include "spicy/inside/scoring.h"
#include "spicy/inside/seen.h"

namespace scoville::lab {
namespace {

constexpr std::uint64_t mixed(std::uint64_t key, std::uint64_t what) {
    key = (key ^ what) * 0x9e3779b97f4a7c15U;
    return key ^ (key >> 29);
}

// A number for an event as a seat saw it.
struct Number {
    std::uint64_t operator()(const spicy::Played& e) const {
        return 1U | of(e.seat) << 8 | of(e.card.kind) << 16 | of(e.declared.index) << 24 | of(e.copy) << 32;
    }
    std::uint64_t operator()(const spicy::Passed& e) const { return 2U | of(e.seat) << 8; }
    std::uint64_t operator()(const spicy::Drew& e) const {
        std::uint64_t number = 3U | of(e.seat) << 8 | of(e.count) << 16;
        for (const spicy::Card card : e.cards) number = mixed(number, of(card.kind) + 1);
        return number;
    }
    std::uint64_t operator()(const spicy::Answered& e) const { return 4U | of(e.seat) << 8; }
    std::uint64_t operator()(const spicy::Challenged& e) const {
        return 5U | of(e.seat) << 8 | of(static_cast<int>(e.trait)) << 16;
    }
    std::uint64_t operator()(const spicy::Revealed& e) const {
        return 6U | of(e.card.kind) << 8 | of(e.winner) << 16;
    }
    template <class Other>
    std::uint64_t operator()(const Other&) const {
        return 7;  // follows from the others
    }
    template <class T>
    static constexpr std::uint64_t of(T value) {
        return static_cast<std::uint64_t>(value);
    }
};

struct KeySink {
    static constexpr bool listens = true;
    SeatKeys& keys;
    void tell(const spicy::Event& event) {
        for (Seat seat = 0; seat < keys.size(); ++seat)
            keys[seat] = key_after(keys[seat], spicy::see(event, Viewer::at_seat(seat)));
    }
};

struct EventSink {
    static constexpr bool listens = true;
    Seat seat;
    std::vector<spicy::SeenEvent> seen;
    void tell(const spicy::Event& event) { seen.push_back(spicy::see(event, Viewer::at_seat(seat))); }
};

// With these hands; the rest of the deck in the order of the box.
spicy::State dealt(const std::array<int, 4>& cards) {
    FastRng rng(1);
    spicy::State state;
    spicy::FastDealer(small_spicy(), small_above_end).deal(state, rng);
    const auto box = spicy::box_in_order(state.rules.box);
    state.turn = 0;
    state.hands = {};
    std::size_t next = 0;
    for (const int card : cards) {
        state.deck[next] = box[card];
        state.hands[next / 2].add(box[card]);
        ++next;
    }
    for (int i = 0; i < box.size(); ++i)
        if (std::find(cards.begin(), cards.end(), i) == cards.end()) state.deck[next++] = box[i];
    return state;
}

}  // namespace

std::uint64_t key_after(std::uint64_t key, const spicy::SeenEvent& event) {
    return mixed(key, std::visit(Number{}, event));
}

std::uint64_t first_key(Seat seat, const spicy::Hand& hand) {
    const auto box = spicy::box_in_order(small_spicy().box);
    std::uint64_t key = 0;
    for (int i = 0; i < box.size(); ++i)
        if (hand.has(box[i])) key = key * 16 + static_cast<std::uint64_t>(i);
    return key + (seat == 0 ? 1 : 1001);
}

Actions actions_at(const spicy::State& state) {
    const Seat seat = state.waiting.empty() ? state.turn : static_cast<Seat>(state.waiting.lowest());
    spicy::Legal legal = spicy::legal(state, seat);
    legal.standing = false;
    Actions actions;
    spicy::for_each_action(legal, [&](spicy::Action action) { actions.push_back(action); });
    return actions;
}

std::vector<History> all_deals() {
    std::vector<History> deals;
    const int cards = small_spicy().box.spice_cards();
    for (int a = 0; a < cards; ++a)
        for (int b = a + 1; b < cards; ++b)
            for (int c = 0; c < cards; ++c)
                for (int d = c + 1; d < cards; ++d) {
                    if (c == a || c == b || d == a || d == b) continue;
                    History history{.state = dealt({a, b, c, d})};
                    history.keys = {first_key(0, history.state.hands[0]),
                                    first_key(1, history.state.hands[1])};
                    deals.push_back(history);
                }
    for (History& history : deals) history.weight = 1.0 / static_cast<double>(deals.size());
    return deals;
}

std::vector<History> some_deals(int thin) {
    const std::vector<History> all = all_deals();
    std::vector<History> some;
    for (std::size_t i = 0; i < all.size(); i += static_cast<std::size_t>(thin)) some.push_back(all[i]);
    for (History& history : some) history.weight = 1.0 / static_cast<double>(some.size());
    return some;
}

void advance(History& history, spicy::Action action) {
    const Seat seat = history.actor();
    KeySink sink{history.keys};
    CHECK(spicy::apply(history.state, seat, action, sink));
    history.steps.push_back({seat, action});
}

double payoff(const spicy::State& state) {
    const SeatSet winners = spicy::winners(state);
    return (winners.has(0) ? 1.0 : 0.0) - (winners.has(1) ? 1.0 : 0.0);
}

std::vector<spicy::SeenEvent> seen_so_far(const History& history, Seat seat) {
    spicy::State state = history.state;  // its deck still holds everything in the order it came
    FastRng rng(1);
    spicy::FastDealer(state.rules, small_above_end).deal(state, rng);
    state.deck = history.state.deck;
    state.hands = {};
    for (std::size_t i = 0; i < 4; ++i) state.hands[i / 2].add(state.deck[i]);
    state.turn = 0;
    EventSink sink{seat, {}};
    sink.tell(spicy::Event(spicy::Started{0, {}}));
    for (const SolveStep& step : history.steps) CHECK(spicy::apply(state, step.seat, step.action, sink));
    return sink.seen;
}

}  // namespace scoville::lab
