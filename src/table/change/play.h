// Changes while a game is played.
#pragma once

#include "any/face/kind.h"
#include "table/change/kind.h"
#include "table/time.h"

namespace scoville::table {

struct Moved {
    Seat seat;
    any::Action action;
    Millis margin = -1;             // of a reaction that was first of several
    std::vector<Seat> beaten = {};  // by it

    static constexpr About<Moved> about{"moved", Time::moved, nullptr, InLog::hidden};
    static void fields(auto& io, auto& c) {
        if (io.goes_on_with("margin", c.margin >= 0)) {
            io("margin", c.margin);
            io("beaten", c.beaten);
        }
        io.move("move", c.seat, c.action);
    }
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
    void hide(JsonOut& out, const any::Options& options) const;
};

struct Paused {
    bool paused;

    static constexpr About<Paused> about{"paused", Time::stands, nullptr, InLog::nothing};
    static void fields(auto& io, auto& c) { io("paused", c.paused); }
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
};

struct MoreTime {
    Seat seat;
    bool own;  // the seat asked for itself

    static constexpr About<MoreTime> about{"more-time", Time::longer, nullptr, InLog::nothing};
    static void fields(auto& io, auto& c) {
        io("seat", c.seat);
        io("own", c.own);
    }
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
};

struct Voted {
    Seat seat;
    bool end;

    static constexpr About<Voted> about{"voted", Time::goes_on, nullptr, InLog::nothing};
    static void fields(auto& io, auto& c) {
        io("seat", c.seat);
        io("end", c.end);
    }
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
};

struct GivenUp {
    static constexpr About<GivenUp> about{"given-up", Time::goes_on, nullptr, InLog::nothing};
    static void fields(auto&, auto&) {}
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
};

}  // namespace scoville::table
