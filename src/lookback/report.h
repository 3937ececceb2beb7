// What can be said of a finished game: plain values, for whichever game. docs/analysis.md says what they
// mean.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lookback/share.h"

namespace scoville::lookback {

// Who or what moved the game: the deal or a draw (chance), an action, a card that was let go in silence.
enum class What : std::uint8_t { deal, draw, act, silence };

constexpr int no_move = -1;

// A point of the curves: just after something happened.
struct Moment {
    What what = What::deal;
    Seat seat = no_seat;  // whose choice, or whose draw
    int move = no_move;   // its place in the record's list of actions
    ShareBySeat xray{};   // all hands known, the undrawn deck shuffled anew
    int play_outs = 0;    // 0: nothing is left to chance, or as at the moment before
    ShareBySeat guess{};  // what the players' own heads expect, before anything was played out
};

// The same as one seat could know it.
struct Known {
    int moment = 0;
    Share share = 0;
    Interval interval;
    double worlds = 0;  // that really count
    bool can_say = false;
};

enum class Word : std::uint8_t { too_close, fine, doubtful, costly };

struct Alternative {
    std::string action;  // JSON, as in a record
    double chance = 0;   // how often the player of the play-outs would do it
    double gain = 0;     // in share of the win, against what was done
    Interval interval;
};

// Something a seat did, or let happen, and what else it might have done.
struct Decision {
    int moment = 0;
    int move = no_move;
    std::string action;
    double chance = 0;
    std::vector<Alternative> others;
    double cost = 0;  // of the best of them, at least 0
    Interval interval;
    double worlds = 0;
    Word word = Word::too_close;
};

// Chances that a card is as it was said to be.
struct Belief {
    double number = 0, spice = 0, both = 0;
};

// A face-down card that a seat could have called.
struct Call {
    int moment = 0;
    int move = no_move;
    Seat owner = no_seat;
    std::string said, card;
    bool copy = false;
    bool number_right = false, spice_right = false;
    std::optional<Belief> worlds;  // of the seat's worlds, where enough of them count
    Belief master, odds;
    std::string called;  // "number", "spice", "wrong" or nothing
    bool caught = false;
};

// An own face-down card, and what the others made of it.
struct Bluff {
    int moment = 0;
    int move = no_move;
    std::string said, card;
    bool number_right = false, spice_right = false;
    bool called = false, caught = false;
    double believed = 0;  // by masters at the other seats, on average: right in what is said
};

// Mean squared distance of chances from what was so: number and spice of every card.
struct Brier {
    int cards = 0;
    double worlds = 0, master = 0, odds = 0;
};

struct Reading {
    int lies = 0, truths = 0;
    double on_lies = 0, on_truths = 0;  // what masters believed
};

// Of the sums, at 95 %: how far other play-outs might move them.
struct Doubt {
    double luck = 0, others = 0, own = 0;
};

struct SeatReport {
    Seat seat = no_seat;
    Share fair = 0, result = 0;
    Share luck = 0, others = 0, own = 0;  // add up to result less fair
    std::optional<Doubt> doubt;
    bool looked = false;  // what follows was asked for
    std::vector<Known> known;
    std::vector<Decision> decisions;
    std::vector<Call> calls;
    std::vector<Bluff> bluffs;
    Brier brier;
    Reading reading;
};

struct Report {
    std::string game;
    std::string player;  // of the play-outs
    int players = 0;
    int play_outs = 0;
    int xray_play_outs = 0;  // of a point of the X-ray curve
    std::uint64_t seed = 0;
    std::vector<Moment> moments;
    std::vector<SeatReport> seats;
    int turning_point = 0;  // the moment that moved the game most
};

}  // namespace scoville::lookback
