// What a table shows: made for one who looks, holding no more than that one may see. The wire is written from
// these types and never meets a game's state.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "any/face/kind.h"
#include "base/rest.h"
#include "base/viewer.h"
#include "table/chain.h"
#include "table/change.h"

namespace scoville::table {

enum class What : std::uint8_t {
    created,
    sat,
    stood,
    ready,
    bot,
    configured,
    host,
    dealt,
    dealt_again,
    bot_plays,
    back,
    taken_over,
    paused,
    voted,
    given_up,
    reopened,
    muted,
    closed
};

// What may be told of a change of the seating: no ids of devices, no links, no secrets.
struct TableEvent {
    What what;
    Seat seat = no_seat;
    std::string name = {};  // of a person
    LevelName level = {};
    bool flag = false;
    Why why = Why::time;
    int game = 0;
    int round = 0;
    fair::Hash commitment{};
    int attempt = 0;               // of the deal
    std::vector<Seat> seats = {};  // that brought their share; or that did not show it in time
};

// The first of several reactions (P1).
struct Slap {
    Millis margin;
    std::vector<Seat> beaten;
};

// One numbered event, as its viewer may know it.
struct SeenHappened {
    std::uint32_t number;
    Millis at;
    By by;
    std::variant<TableEvent, any::SeenEvent> what;
    std::optional<Slap> slap = {};
};

struct Countdown {
    Millis left = 0;
    Millis of = 0;
};
struct SeatCountdown {
    Seat seat;
    Countdown time;
};
struct QueuedPlay {
    any::Action action;
    Millis left;
};
// The table rests after a moment; who has gone on.
struct RestFace {
    RestAfter why;
    Countdown time;
    SeatSet gone_on;
};
struct ClockFace {
    std::vector<SeatCountdown> seats;
    std::optional<Countdown> window;
    std::optional<QueuedPlay> queued;  // the viewer's own
    std::optional<RestFace> rest = {};
};

struct SeenGame {
    any::Options options;  // settled
    any::View view;
    int card = 0;                 // the top card's number
    bool awaited = false;         // the game waits for the seat that looks
    std::optional<any::May> may;  // of the seat that looks, while the game is played
    ClockFace clock;
};

// Who looks.
struct Looker {
    Viewer viewer;
    std::optional<Seat> seat;
    bool host = false;
};

// What one looker may see now.
struct Sight {
    Head head;
    std::uint32_t last = 0;  // event
    std::vector<SeenHappened> events;
    std::optional<SeenGame> game;  // none in the lobby
    any::Options options;          // what the events are written with
};

}  // namespace scoville::table
