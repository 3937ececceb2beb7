// A game of Spicy at one moment: a plain value, without pointers, copied and compared like a number.
// Everything in it is secret; what may be shown of it leaves through see() in seen.h.
#pragma once

#include <array>
#include <cstdint>

#include "base/inlining.h"
#include "base/seat.h"
#include "spicy/face/action.h"
#include "spicy/face/ruleset.h"
#include "spicy/face/seen.h"

namespace scoville::spicy {

constexpr int max_deck = 100;

// One card of the stack in 16 bits.
struct StackCard {
    std::uint16_t card : 6;      // Card::kind
    std::uint16_t seat : 3;      // who played it
    std::uint16_t declared : 6;  // Declaration::index; none for an extra (V4)
    std::uint16_t copy : 1;      // V6

    Card kind() const { return {static_cast<std::uint8_t>(card)}; }
    Declaration said() const { return {static_cast<std::uint8_t>(declared)}; }
    Seat owner() const { return static_cast<Seat>(seat); }
    bool extra() const { return declared == 0; }
    friend bool operator==(const StackCard&, const StackCard&) = default;
};
static_assert(sizeof(StackCard) == 2);

enum class Phase : std::uint8_t {
    turn,       // `turn` plays or passes; in live pace others may react to the top card
    last_card,  // live pace: everyone else challenges or declines a last card (S20)
    answers,    // everyone-answers: a round is open (P2)
    choice,     // the loser of a challenge takes a total wild or not (W6)
    over
};

struct State {
    Ruleset rules;

    std::array<Hand, max_seats> hands{};
    std::array<Card, max_deck> deck{};  // in order; the draw deck is deck_next … deck_size - 1
    std::array<StackCard, max_stack> stack{};
    std::array<SeenWon, max_seats> won{};
    std::array<std::uint8_t, max_seats> trophies{};

    DeclarationSet declarable;  // what may be declared on the stack as it lies (declare.h)

    std::uint8_t deck_next = 0;
    std::uint8_t deck_end = 0;  // the end card lies before this one
    std::uint8_t deck_size = 0;
    std::uint8_t stack_size = 0;
    std::uint8_t trophies_left = 0;
    std::uint8_t total_wilds_left = 0;

    Phase phase = Phase::turn;
    EndReason end_reason = EndReason::none;
    Seat turn = 0;               // whose turn it is, or will be when nothing is awaited any more
    Seat refill_due = no_seat;   // owner of a trophy who draws after the loser's choice (S23)
    bool challengeable = false;  // the top card: no total wild (W3), no last card that stood (S20)

    SeatSet waiting;      // whose answer or choice the game waits for
    SeatSet standing;     // standing let-it-pass on the top card (P2)
    SeatSet challengers;  // answers of the open round
    SeatSet copiers;
    SeatSet peeked;                           // who did in this turn (S12)
    std::array<Action, max_seats> answers{};  // of challengers and copiers

    bool over() const { return phase == Phase::over; }
    bool stack_empty() const { return stack_size == 0; }
    const StackCard& top() const { return stack[static_cast<std::size_t>(stack_size) - 1]; }
    const Hand& hand(Seat seat) const { return hands[seat]; }
    SeatSet seats() const { return SeatSet::first(rules.players); }
    int draw_size() const { return deck_size - deck_next; }
    int above_end() const { return deck_end - deck_next; }
    // S20: the top card is somebody's last, and it is not decided yet whether it stands.
    bool last_card_pending() const { return !stack_empty() && hands[top().owner()].empty(); }
    // V3: who declared the top card's number holds the paw.
    SCOVILLE_INLINE Seat paw() const {
        if (rules.paw_on.empty() || stack_empty()) return no_seat;
        return rules.paw_on.has(top().said().number()) ? top().owner() : no_seat;
    }

    // Equal as games: what was drawn, taken or answered before does not count.
    friend bool operator==(const State& a, const State& b);
};

}  // namespace scoville::spicy
