// Whose time runs: the clocks of the seats that are awaited, the window in which others may react, and what
// is left of them over a pause or a sleep.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "table/seating.h"
#include "table/seen.h"

namespace scoville::table {

class Clocks {
public:
    // What clocks are set by.
    struct Scene {
        SeatSet awaited;
        int players;
        bool live;  // others may react to the card on top
        int top;    // that card's number
        const Seating& seating;
        const Timing& timing;
        Millis not_before = 0;  // the table rests until then
    };

    // The journal goes on: since when seats are awaited, all that a clock is made of after a restart.
    void note(Time what, Seat whose, Millis at, SeatSet awaited, Millis turn_time);
    // A change counts now. True if clocks are others than before.
    bool committed(Time what, Seat whose, const Seating& seating, Now now);
    // The players see it: who has moved is through, a new card opens its window.
    void shown(const Scene& scene, Now now);
    // A seat that is awaited gets its time from when it is awaited; it keeps it until it has moved. True if
    // one was set.
    bool arm(const Scene& scene, Now now, bool slept);
    // Nothing is played.
    void stop(Now now);
    // Forgets what runs, not what is known of it.
    void clear() { seats_ = {}; }

    bool runs(Seat seat) const { return seats_[seat].deadline != never; }
    // By as much again: ten times what was chosen is enough for anyone, and four weeks for any game.
    bool may_be_longer(Seat seat, Millis turn_time) const {
        constexpr Millis most_turns = 10, most = 28LL * 24 * 3600 * 1000;
        return seats_[seat].of + turn_time <= std::min(most_turns * turn_time, most);
    }
    std::optional<Seat> fired(SeatSet awaited, int players, Now now) const;
    Millis next() const;
    // A deadline was put off because the table slept: it would be put off again.
    bool in_grace() const;
    Millis window_until() const { return window_until_; }
    // Seats and window, as time left.
    ClockFace face(int players, Millis window, Now now) const;

private:
    struct SeatClock {
        Millis deadline = never;
        Millis of = 0;
        bool fires = false;
        bool grace = false;  // ran out while the table slept
    };
    struct Awaited {
        Millis since = 0;  // UTC; 0: not awaited
        Millis more = 0;
    };
    void pause(Now now);
    void go_on(const Settings& settings, Now now);
    bool put_off(Seat seat, Millis by);

    std::array<SeatClock, max_seats> seats_{};
    SeatSet moved_;  // their clocks stand until it is shown
    std::array<Awaited, max_seats> awaited_{};
    std::array<Millis, max_seats> left_when_paused_{};
    int window_top_ = 0;
    Millis window_until_ = 0;
};

}  // namespace scoville::table
