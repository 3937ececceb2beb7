// One world that fits what a seat has seen: a whole game with other hidden cards, what it weighs, and what
// happens to its cards when the seat learns more.
#pragma once

#include "lookback/spicy/scenes.h"

namespace scoville::lookback {

template <class Player>
struct World {
    Table<Player> table;
    double weight = 1;
    // The top card, if another laid it face down: which it may have been, and what its owner had in mind.
    Seat owner = no_seat;
    double mass = 0;
    double plain = 0;  // the chance of one way to do it by doing anything
    int hand = 0;
    std::array<double, spicy::card_kinds> chances{};
    typename Player::Memory before{};
    std::vector<spicy::SeenEvent> since;
};

template <class Player>
bool false_world(World<Player>& world) {
    world.weight = 0;
    return false;
}

// The cards that this draws: the seat's own as they were, others' as they come.
template <class Player>
bool put_draws(World<Player>& world, const Scene<Player>& scene, Seat self, FastRng& rng) {
    spicy::State& state = world.table.state;
    if (scene.draws.empty()) return true;
    if (state.above_end() < static_cast<int>(scene.draws.size())) return false_world(world);
    std::size_t next = state.deck_next;
    for (const Drawn& drawn : scene.draws) {
        const auto left = static_cast<std::uint32_t>(state.deck_size - next);
        std::size_t at = next + rng.below(left);
        if (drawn.seat == self) {
            const auto from = state.deck.begin() + static_cast<std::ptrdiff_t>(next);
            const auto to = state.deck.begin() + state.deck_size;
            const auto copies = std::count(from, to, drawn.card);
            if (copies == 0) return false_world(world);
            world.weight *= static_cast<double>(copies) / left;
            at = static_cast<std::size_t>(std::find(from, to, drawn.card) - state.deck.begin());
        }
        std::swap(state.deck[next], state.deck[at]);
        ++next;
    }
    return true;
}

// Against one of the undrawn deck; says which part of the deck are such cards.
template <class Player>
double exchange(World<Player>& world, spicy::StackCard& top, spicy::Card card) {
    spicy::State& state = world.table.state;
    const auto from = state.deck.begin() + state.deck_next;
    const auto to = state.deck.begin() + state.deck_size;
    const auto copies = std::count(from, to, card);
    if (copies == 0) {
        world.weight = 0;
        return 0;
    }
    *std::find(from, to, card) = top.kind();
    top.card = card.kind & 63U;
    return static_cast<double>(copies) / static_cast<double>(to - from);
}

// The top card is turned over and is this one. The world weighs what it would if that card had been
// chosen; where the hand had none, one of the undrawn deck is put in its place, by how likely it would
// have been in the hand. (Its past is not weighed again.)
template <class Player>
void turn_over(World<Player>& world, spicy::Card card, Seat self) {
    spicy::State& state = world.table.state;
    spicy::StackCard& top = state.stack[static_cast<std::size_t>(state.stack_size) - 1];
    const Seat owner = top.owner();
    if (owner == self || card == spicy::total_wild) return;
    if (world.owner != owner) {  // dealt anew since: nothing is known of how it was chosen
        if (top.kind() == card) return;
        if (!state.hands[owner].has(card)) {
            (void)exchange(world, top, card);
            return;
        }
        state.hands[owner].remove(card);
        state.hands[owner].add(top.kind());
        top.card = card.kind & 63U;
        return;
    }
    const double chance = world.chances[card.kind];
    if (top.kind() == card) {
        world.weight *= chance / world.mass;
        return;
    }
    if (chance > 0 && state.hands[owner].has(card)) {
        world.weight *= chance / world.mass;
        state.hands[owner].remove(card);
        state.hands[owner].add(top.kind());
        top.card = card.kind & 63U;
    } else {
        const double share = exchange(world, top, card);
        world.weight *= std::min(1.0, share * world.hand) * world.plain / world.mass;
    }
    if (world.weight <= 0) return;
    world.table.minds[owner] = world.before;
    for (spicy::SeenEvent& event : world.since) {
        if (auto* played = std::get_if<spicy::Played>(&event); played != nullptr && played->seat == owner)
            played->card = card;
        Player::hear(world.table.minds[owner], event);
    }
}

// What everyone sees is the same: cheap, for the rules do the rest.
template <class Player>
bool fits(const Table<Player>& world, const Table<Player>& seen) {
    const spicy::State& a = world.state;
    const spicy::State& b = seen.state;
    bool same = a.phase == b.phase && a.stack_size == b.stack_size && a.turn == b.turn &&
                a.deck_next == b.deck_next && a.trophies == b.trophies && a.waiting == b.waiting;
    for (std::size_t seat = 0; seat < b.rules.players && same; ++seat)
        same = a.hands[seat].size() == b.hands[seat].size() && a.won[seat] == b.won[seat];
    return same;
}

// A world that was drawn twice would say the same twice: in its copies every other hand gets a card of
// the undrawn deck for one of its own, as likely as any before somebody has acted. (Their past is not
// weighed again, which forgets a little of what was learnt.)
template <class Player>
void stir(World<Player>& world, Seat self, FastRng& rng) {
    spicy::State& state = world.table.state;
    const int deck = state.draw_size();
    for (Seat seat = 0; seat < state.rules.players && deck > 0; ++seat) {
        spicy::Hand& hand = state.hands[seat];
        if (seat == self || hand.empty()) continue;
        const spicy::Card out = hand.nth(rng.below(static_cast<std::uint32_t>(hand.size())));
        spicy::Card& in = state.deck[state.deck_next + rng.below(static_cast<std::uint32_t>(deck))];
        if (out == spicy::total_wild) continue;
        hand.remove(out);
        hand.add(in);
        in = out;
    }
}

// The hidden part of a world, as a number.
inline std::uint64_t print_of(const spicy::State& state, Seat self) {
    std::uint64_t print = 0;
    const auto mix = [&](std::uint64_t what) {
        print = (print ^ what) * 0x9e3779b97f4a7c15U;
        print ^= print >> 29U;
    };
    for (Seat seat = 0; seat < state.rules.players; ++seat)
        if (seat != self) state.hands[seat].for_each_card([&](spicy::Card card) { mix(card.kind + 1U); });
    for (int i = 0; i < state.stack_size; ++i) mix(state.stack[static_cast<std::size_t>(i)].card + 64U);
    return print;
}

}  // namespace scoville::lookback
