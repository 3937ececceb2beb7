// A game of Scharfe Schoten at one moment: a plain value, without pointers, copied and compared like a
// number. Everything in it is secret; what may be shown of it leaves through see() in seen.h.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "base/seat.h"
#include "schoten/face/action.h"
#include "schoten/face/ruleset.h"
#include "schoten/face/seen.h"

namespace scoville::schoten {

enum class Phase : std::uint8_t {
    deal,   // the next round's deal is awaited; whoever drives the game gives it at once
    tips,   // `waiting` have not tipped yet (T6)
    trick,  // `turn` plays a card (T7)
    take,   // `turn` won the trick and takes from the rack (T8)
    over
};

struct State {
    Ruleset rules;

    std::array<CardSet, max_players> hands{};
    CardSet rack;            // as dealt; nobody sees the numbers (T3)
    ColourCounts rack_left;  // of it
    std::array<ColourCounts, max_players> collections{};
    Ranking ranking{};
    std::array<Tip, max_players> tips{};
    Trick trick;
    std::array<std::array<std::uint8_t, max_players>, max_rounds> round_points{};  // [round][seat]

    Phase phase = Phase::deal;
    Seat first = 0;       // starter of round 0
    Seat turn = no_seat;  // none while nobody in particular is asked
    std::uint8_t rounds_scored = 0;
    SeatSet waiting;

    bool over() const { return phase == Phase::over; }
    // The present round, or the one whose deal is awaited; once over, the last.
    int round() const { return over() ? rules.rounds - 1 : rounds_scored; }
    // T11
    Seat starter() const {
        const int seat = first + round();
        return static_cast<Seat>(seat < rules.players ? seat : seat - rules.players);
    }
    SeatSet seats() const { return SeatSet::first(rules.players); }
    Colour led() const { return trick.empty() ? Colour::none : trick[0].card.colour(); }

    // Equal as games: nothing of earlier rounds is left but their points, nothing of earlier tricks but
    // the collections' colours.
    friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 128);

}  // namespace scoville::schoten
