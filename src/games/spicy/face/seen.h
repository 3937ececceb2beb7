// What a viewer may know of a game (§5 of the rules): the view, and what happened as the viewer saw it.
// Screens, wire and bots are made from these types only; they hold no more than may be shown.
#pragma once

#include <array>
#include <cstdint>
#include <variant>

#include "base/inline_vec.h"
#include "base/seat.h"
#include "base/viewer.h"
#include "spicy/face/action.h"
#include "spicy/face/options.h"
#include "spicy/face/ruleset.h"

namespace scoville::spicy {

constexpr int max_stack = 106;

struct SeenHand {
    std::uint8_t size = 0;
    std::uint8_t total_wilds = 0;  // their backs differ (W3)
    bool open = false;             // `cards` is known to the viewer
    Hand cards;
};

struct SeenStackCard {
    Seat seat = no_seat;
    Card card = Card::hidden();
    Declaration declared = Declaration::none();  // none for an extra (V4)
    bool copy = false;
    bool extra = false;
};

struct SeenWon {
    std::uint8_t spice = 0;
    std::uint8_t total = 0;
    friend constexpr bool operator==(const SeenWon&, const SeenWon&) = default;
};

enum class EndReason : std::uint8_t { none, trophies_won, trophies_gone, end_card };

struct View {
    Ruleset rules;
    bool over = false;
    EndReason reason = EndReason::none;
    Seat turn = no_seat;
    std::array<SeenHand, max_seats> hands{};
    InlineVec<SeenStackCard, max_stack> stack;
    std::array<SeenWon, max_seats> won{};
    std::array<std::uint8_t, max_seats> trophies{};
    std::uint8_t draw = 0;
    std::uint8_t above_end = 0;
    Seat paw = no_seat;
    SeatSet waiting;
    std::uint8_t total_wilds_left = 0;
    std::array<std::int16_t, max_seats> scores{};  // once over
    SeatSet winners;                               // once over
};

// ---- What happened ----

struct Started {
    Seat first;
    VariantSet variants;  // settled, also where the table asked for "k at random" (V0)
};
struct Played {
    Seat seat;
    Card card;  // hidden but to its owner
    Declaration declared;
    Extras extras;  // hidden but to their owner; how many is public
    bool copy;
    bool last;
};
enum class TakenBack : std::uint8_t { invalid_declaration, last_card_unannounced };  // S10, S19
struct TookBack {
    Seat seat;
    Card card;  // hidden but to its owner
    Declaration declared;
    bool copy;
    TakenBack why;
};
struct Passed {
    Seat seat;
};
struct Drew {
    Seat seat;
    std::uint8_t count;
    InlineVec<Card, 6> cards;  // hidden (empty) but to their owner
};
struct Peeked {
    Seat seat;
};
struct Answered {  // P2: that, not what
    Seat seat;
};
struct Declined {  // S20, live pace: said aloud
    Seat seat;
};
struct Challenged {
    Seat seat;
    Seat against;
    Trait trait;
};
struct Revealed {
    Seat seat;  // who played it
    Card card;
    Declaration declared;
    Seat winner;
    Seat loser;
};
struct StackWon {
    Seat seat;
    SeenWon cards;
    bool raid;  // V3
};
struct LastCardStood {  // S20: everyone declined
    Seat seat;
};
struct TrophyWon {
    Seat seat;
};
struct TotalWildOffered {  // W6
    Seat seat;
};
struct TotalWildChosen {
    Seat seat;
    bool taken;
};
struct GameOver {
    EndReason reason;
};

using SeenEvent =
    std::variant<Started, Played, TookBack, Passed, Drew, Peeked, Answered, Declined, Challenged, Revealed,
                 StackWon, LastCardStood, TrophyWon, TotalWildOffered, TotalWildChosen, GameOver>;

}  // namespace scoville::spicy
