// A game of Spicy with everyone's memory: what a play-out starts from. Who is asked when is as in the arena
// (lab/arena/spicy.h): in live pace all but a card's owner are asked in a random order whether they react.
#pragma once

#include <variant>
#include <vector>

#include "bots/face/bot.h"
#include "lookback/dice.h"
#include "lookback/share.h"
#include "spicy/face/safe.h"
#include "spicy/inside/apply.h"
#include "spicy/inside/legal.h"
#include "spicy/inside/scoring.h"
#include "spicy/inside/seen.h"

namespace scoville::lookback {

template <class Player>
struct Table {
    spicy::State state;
    SeatSet unasked;   // live: not yet asked whether they react to the top card
    SeatSet declined;  // live: asked, and did not want to
    std::array<typename Player::Memory, max_seats> minds{};
};

// What a seat is asked for: its turn, a reaction to the top card out of turn (live pace), or anything the
// game waits for.
enum class Asked : std::uint8_t { turn, reaction, awaited };

// A question as it is put to a seat; it lives as long as its table is left alone.
struct Question {
    spicy::View view;
    spicy::Legal legal;
    spicy::Faults faults;
    Seat seat = no_seat;
    bots::SpicyAsk ask() const { return {seat, view, legal, faults}; }
    bool can_react() const { return !legal.challenges.empty() || !legal.copies.empty(); }
};

template <class Player>
Question question(const Table<Player>& table, Seat seat, Asked asked) {
    Question put{.view = {},
                 .legal = spicy::legal(table.state, seat),
                 .faults = spicy::faults(table.state, seat),
                 .seat = seat};
    if (asked == Asked::reaction) {
        put.legal.cards = {};
        put.legal.declarations = {};
        put.legal.pass = false;
        put.faults.declarations = {};
        put.faults.unannounced = false;
    } else if (asked == Asked::turn) {
        put.legal.let = false;
        if (table.declined.has(seat)) {
            put.legal.copies = {};
            put.legal.challenges = {};
        }
    }
    put.view = spicy::see(table.state, Viewer::at_seat(seat), Finished::sealed);
    return put;
}

// Does things at a table, and tells everyone what their seat may hear.
template <class Player>
class Doer {
public:
    static constexpr bool listens = true;

    explicit Doer(Table<Player>& table) : table_(table) {}

    // Letting a card be in live pace is no action of the rules: nobody hears it.
    bool act(Seat seat, spicy::Action action, Asked asked) {
        if (asked == Asked::reaction && action.what == spicy::Do::let) {
            table_.unasked.remove(seat);
            table_.declined.add(seat);
            return true;
        }
        return static_cast<bool>(spicy::apply(table_.state, seat, action, *this));
    }

    void tell(const spicy::Event& event) {
        for (Seat seat = 0; seat < table_.state.rules.players; ++seat)
            Player::hear(table_.minds[seat], spicy::see(event, Viewer::at_seat(seat)));
        if (events != nullptr) events->push_back(event);
        std::visit(*this, spicy::see(event, Viewer::spectator()));
    }
    void operator()(const spicy::Played& e) {
        table_.unasked = table_.state.seats() - SeatSet{e.seat};
        table_.declined = {};
    }
    void operator()(const spicy::Revealed&) {
        table_.unasked = {};
        table_.declined = {};
    }
    void operator()(const spicy::Passed&) { table_.declined = {}; }
    template <class Other>
    void operator()(const Other&) {}

    std::vector<spicy::Event>* events = nullptr;  // kept, if somebody wants them

private:
    Table<Player>& table_;
};

// The undrawn deck in the order of these dice. Each copy of a card has a place of its own, whatever else is
// in the deck: a card more or less leaves the others as they were.
inline void shuffle_deck(spicy::State& state, const Dice& dice) {
    constexpr int copies = 16;
    FastRng rng = dice.of(Dice::deck);
    std::array<std::array<std::uint32_t, copies>, spicy::card_kinds> places{};
    for (auto& kind : places)
        for (std::uint32_t& place : kind) place = static_cast<std::uint32_t>(rng.next() >> 32);
    std::array<std::uint8_t, spicy::card_kinds> seen{};
    std::array<std::uint64_t, spicy::max_deck> keys{};
    const std::size_t first = state.deck_next;
    const std::size_t size = static_cast<std::size_t>(state.deck_size) - first;
    for (std::size_t i = 0; i < size; ++i) {
        const std::uint8_t kind = state.deck[first + i].kind;
        const auto copy = static_cast<std::size_t>(seen[kind]++ % copies);
        keys[i] = std::uint64_t{places[kind][copy]} << 16U | static_cast<std::uint64_t>(kind);
    }
    std::sort(keys.begin(), keys.begin() + static_cast<std::ptrdiff_t>(size));
    for (std::size_t i = 0; i < size; ++i)
        state.deck[first + i] = {static_cast<std::uint8_t>(keys[i] & 0xffU)};
}

// One game to its end from where it stands.
template <class Player>
class PlayOut {
public:
    PlayOut(Player& player, const Table<Player>& from, const Dice& dice)
        : player_(player), table_(from), doer_(table_), order_(dice.of(Dice::order)) {
        for (Seat seat = 0; seat < max_seats; ++seat) dice_[seat] = dice.of(seat);
        shuffle_deck(table_.state, dice);
    }

    bool act(Seat seat, spicy::Action action, Asked asked) { return doer_.act(seat, action, asked); }

    Parts finish() {
        while (!table_.state.over()) step();
        return parts_of(spicy::winners(table_.state));
    }

private:
    void step() {
        const spicy::State& state = table_.state;
        if (!state.waiting.empty()) {
            const bool live = state.phase == spicy::Phase::last_card;
            ask(live ? any_of(state.waiting) : next_to_answer(), Asked::awaited);
        } else if (!state.rules.everyone_answers && !table_.unasked.empty()) {
            const Seat seat = any_of(table_.unasked);
            table_.unasked.remove(seat);
            ask(seat, Asked::reaction);
        } else {
            ask(state.turn, Asked::turn);
        }
    }
    Seat any_of(SeatSet seats) {
        return static_cast<Seat>(seats.nth(order_.below(static_cast<std::uint32_t>(seats.size()))));
    }
    Seat next_to_answer() const {
        const spicy::State& state = table_.state;
        if (state.phase == spicy::Phase::choice) return static_cast<Seat>(state.waiting.lowest());
        return first_after(state.top().owner(), state.waiting);
    }
    void ask(Seat seat, Asked asked) {
        const Question put = question(table_, seat, asked);
        if (asked == Asked::reaction && !put.can_react()) return;
        const spicy::Action action = player_.act(table_.minds[seat], put.ask(), dice_[seat]);
        if (!act(seat, action, asked)) CHECK(act(seat, spicy::safe_action(put.legal), asked));
    }

    Player& player_;
    Table<Player> table_;
    Doer<Player> doer_;
    FastRng order_;
    std::array<FastRng, max_seats> dice_{FastRng(0), FastRng(0), FastRng(0),
                                         FastRng(0), FastRng(0), FastRng(0)};
};

}  // namespace scoville::lookback
