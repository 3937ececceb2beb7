// What a viewer may know of a game: the view, and what happened as the viewer saw it.
#pragma once

#include <array>
#include <variant>

#include "base/seat.h"
#include "base/viewer.h"
#include "mogel/face/action.h"
#include "mogel/face/ruleset.h"

namespace scoville::mogel {

struct SeenHand {
    std::uint8_t size = 0;
    bool open = false;
    Hand cards;  // if open

    template <class F>
    void for_each_card(F&& f) const {
        if (open) return cards.for_each_card(f);
        for (int i = 0; i < size; ++i) f(Card::face_down());
    }
    friend bool operator==(const SeenHand&, const SeenHand&) = default;
};

struct View {
    Ruleset rules;
    Seat turn = no_seat;  // none once over
    std::array<SeenHand, max_players> hands{};
    std::uint8_t pile = 0;  // cards in it
    Seat top_owner = no_seat;
    Card top;               // open to its owner
    std::uint8_t said = 0;  // of the top card; 0 where there is none
    std::array<std::uint8_t, max_players> taken{};
    std::array<std::int16_t, max_players> scores{};
    bool over = false;
    SeatSet winners;

    friend bool operator==(const View&, const View&) = default;
};

struct Started {
    Seat first;
};
struct Laid {
    Seat seat;
    Card card;  // hidden but to its owner
    std::uint8_t said;
};
struct Doubted {
    Seat seat;
    Seat against;
};
struct Shown {  // G3
    Seat seat;
    Card card;
    std::uint8_t said;
    Seat loser;
};
struct Took {
    Seat seat;
    std::uint8_t cards;
};
struct GameOver {
    SeatSet winners;
};

using SeenEvent = std::variant<Started, Laid, Doubted, Shown, Took, GameOver>;

}  // namespace scoville::mogel
