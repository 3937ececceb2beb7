// The small Spicy as a tree: histories of the real rules, what each seat has seen of them, and chance only
// where it matters. A draw that ends the game tells nothing, so only draws before it are chance.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/inline_vec.h"
#include "spicy/inside/event.h"
#include "spicy/inside/state.h"

namespace scoville::lab {

using SeatKeys = std::array<std::uint64_t, 2>;  // by seat: everything it has seen, in order, as a number

// What a seat knows before anything has happened, and after it has seen one thing more.
std::uint64_t first_key(Seat seat, const spicy::Hand& hand);
std::uint64_t key_after(std::uint64_t key, const spicy::SeenEvent& event);

struct SolveStep {
    Seat seat;
    spicy::Action action;
};

struct History {
    spicy::State state;
    SeatKeys keys{};
    double weight = 1;
    InlineVec<SolveStep, 28> steps;

    // Who acts next.
    Seat actor() const {
        return state.waiting.empty() ? state.turn : static_cast<Seat>(state.waiting.lowest());
    }
};

using Actions = InlineVec<spicy::Action, 40>;
// Without the standing let, which only promises to let again.
Actions actions_at(const spicy::State& state);

// All deals of two hands, each once; the first to play is seat 0. Weights sum up to 1.
std::vector<History> all_deals();
// Only every so many-th of them: a game of its own, for a quick look.
std::vector<History> some_deals(int thin);

// Before an action that draws a card and goes on: calls f(state, chance) for each card it may be.
template <class F>
void for_each_draw(const spicy::State& state, spicy::Action action, F&& f) {
    if (action.what != spicy::Do::pass || state.above_end() <= 1) return f(state, 1.0);
    const double chance = 1.0 / state.draw_size();
    for (int i = state.deck_next; i < state.deck_size; ++i) {
        spicy::State drawn = state;
        std::swap(drawn.deck[drawn.deck_next], drawn.deck[static_cast<std::size_t>(i)]);
        f(drawn, chance);
    }
}

// The history after the action; the next draw is on top of the deck.
void advance(History& history, spicy::Action action);

// What seat 0 wins, from -1 to 1; the game is over.
double payoff(const spicy::State& state);

// The events a seat has seen on the way to this history, from the start.
std::vector<spicy::SeenEvent> seen_so_far(const History& history, Seat seat);

}  // namespace scoville::lab
