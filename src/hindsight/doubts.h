// What the master would have believed: a finished game of Spicy is played once more, the master sits behind
// every seat and sees only what that seat saw, and says at each card what it thinks of it. A game takes about
// a millisecond.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "bots/face/bot.h"
#include "notation/spicy_in.h"
#include "spicy/inside/deal.h"

namespace scoville::hindsight {

using Move = notation::SpicyMove;

// At a seat that could have challenged the top card.
struct Thought {
    Seat seat = no_seat;
    bots::Belief belief;
    // How likely the master would have done what; the rest is letting the card be.
    double calls_wrong = 0;  // without a trait: copies (V7)
    double calls_number = 0;
    double calls_spice = 0;
    double copies = 0;  // V6

    double lets() const { return 1 - calls_wrong - calls_number - calls_spice - copies; }
};

// A card that was challenged, or could have been.
struct Doubt {
    std::size_t move = 0;  // which laid it: its place in the list
    Seat owner = no_seat;
    spicy::Card card = spicy::Card::hidden();
    spicy::Declaration said;
    bool copy = false;
    bool number_right = false, spice_right = false;
    // Who challenged, with which move, for what.
    Seat challenger = no_seat;
    std::size_t called = 0;
    spicy::Trait trait = spicy::Trait::none;
    bool caught = false;            // and was right
    std::vector<Thought> thoughts;  // of every seat but its owner's

    bool challenged() const { return challenger != no_seat; }
};

enum class Cards : std::uint8_t { challenged, all };

// None, if a move is not legal: then this is not a record of a game.
std::optional<std::vector<Doubt>> look_back(const spicy::Deal& deal, std::span<const Move> moves,
                                            Cards which = Cards::challenged);

}  // namespace scoville::hindsight
