// What happened at a table, numbered from 1, as the journal's entries brought it about. Game events are kept
// whole; they are cut down for their viewer when they are shown.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "any/inside/game.h"
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

// What may be told of a change of the room: no ids of devices, no links, no secrets.
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
};

// The first of several reactions (P1).
struct Slap {
    Millis margin;
    std::vector<Seat> beaten;
};

struct Happened {
    Millis at;
    By by;
    std::variant<TableEvent, any::Event> what;
    std::optional<Slap> slap = {};
};

// What a change is told as, if at all; moves and deals tell their own events.
struct Room;
using Told = std::optional<TableEvent>;
Told told(const Change& change, const Room& before);

}  // namespace scoville::table
