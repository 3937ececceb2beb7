// What a viewer may know of a game (T3, T6): the view, and what happened as the viewer saw it. Screens,
// wire and bots are made from these types only; they hold no more than may be shown.
#pragma once

#include <array>
#include <cstdint>
#include <variant>

#include "base/inline_vec.h"
#include "base/seat.h"
#include "base/viewer.h"
#include "schoten/face/action.h"
#include "schoten/face/ruleset.h"

namespace scoville::schoten {

// The super trumps, high to low; their order ranks the colours too (T4).
using Ranking = std::array<Card, colour_count>;

struct TrickCard {
    Seat seat = no_seat;
    Card card = Card::none();
    friend constexpr bool operator==(const TrickCard&, const TrickCard&) = default;
};
using Trick = InlineVec<TrickCard, max_players>;

struct SeenHand {
    ColourCounts backs;
    bool open = false;  // `cards` is known to the viewer
    CardSet cards;

    int size() const { return backs.total(); }
    // Calls f(card) for each card, colour by colour: face down where the viewer knows no more.
    template <class F>
    void for_each_card(F&& f) const {
        if (open) return cards.for_each_card(f);
        for (const Colour colour : colours)
            for (int i = 0; i < backs[colour]; ++i) f(Card::face_down(colour));
    }
    friend constexpr bool operator==(const SeenHand&, const SeenHand&) = default;
};

struct SeenTip {
    bool known = false;  // to the viewer: own, or all are in (T6)
    Tip tip;
    friend constexpr bool operator==(const SeenTip&, const SeenTip&) = default;
};

enum class SeenPhase : std::uint8_t { tips, trick, take, over };

struct View {
    Ruleset rules;
    std::uint8_t round = 0;  // from 0; the last one once over
    std::uint8_t rounds = 0;
    Seat starter = no_seat;  // of the round (T11)
    SeenPhase phase = SeenPhase::tips;
    Seat turn = no_seat;  // none during tips and once over
    SeatSet waiting;      // who has not tipped yet
    Ranking ranking{};
    std::array<SeenHand, max_players> hands{};
    Trick trick;
    Colour led = Colour::none;
    ColourCounts rack;
    std::array<ColourCounts, max_players> collections{};
    std::array<SeenTip, max_players> tips{};
    std::uint8_t rounds_scored = 0;
    std::array<std::array<std::uint8_t, max_players>, max_rounds> round_scores{};  // [round][seat]
    std::array<std::int16_t, max_players> scores{};                                // of the rounds scored
    bool over = false;
    SeatSet winners;  // once over

    friend constexpr bool operator==(const View&, const View&) = default;
};

// ---- What happened ----

struct RoundStarted {
    std::uint8_t round;
    Seat starter;
    Ranking ranking;
};
struct Tipped {  // T6: that, not what
    Seat seat;
};
struct TipsShown {
    InlineVec<Tip, max_players> tips;  // by seat
};
struct CardPlayed {
    Seat seat;
    Card card;
};
struct TrickWon {
    Seat seat;
    ColourCounts cards;
};
struct Took {  // T8
    Seat seat;
    Colour colour;
};
struct RoundScored {
    std::uint8_t round;
    InlineVec<std::uint8_t, max_players> points;  // by seat
};
struct GameOver {
    SeatSet winners;
};

using SeenEvent =
    std::variant<RoundStarted, Tipped, TipsShown, CardPlayed, TrickWon, Took, RoundScored, GameOver>;

}  // namespace scoville::schoten
