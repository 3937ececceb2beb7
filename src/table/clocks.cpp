#include "table/clocks.h"

#include <algorithm>

namespace scoville::table {

void Clocks::note(Time what, Seat whose, Millis at, SeatSet awaited, Millis turn_time) {
    const bool all = what == Time::begins || what == Time::stands;
    const bool its = what == Time::moved || what == Time::from_here;
    for (Seat seat = 0; seat < max_seats; ++seat) {
        Awaited& one = awaited_[seat];
        if (!awaited.has(seat))
            one = {};
        else if (all || (its && seat == whose) || one.since == 0)
            one = {at, 0};
        if (what == Time::longer && seat == whose && one.since != 0) one.more += turn_time;
    }
}

bool Clocks::committed(Time what, Seat whose, const Seating& seating, Now now) {
    switch (what) {
        case Time::goes_on:
        case Time::for_shares: break;
        case Time::for_another:
        case Time::from_here: seats_[whose] = {}; break;
        case Time::moved: moved_.add(whose); break;
        case Time::longer: return put_off(whose, seating.settings.turn_time);
        case Time::stands:
            if (seating.paused)
                pause(now);
            else
                go_on(seating.settings, now);
            return true;
        case Time::begins:
            seats_ = {};
            moved_ = {};
            left_when_paused_ = {};
            window_top_ = 0;
            window_until_ = 0;
            break;
    }
    return false;
}

void Clocks::pause(Now now) {
    for (std::size_t seat = 0; seat < seats_.size(); ++seat)
        left_when_paused_[seat] =
            seats_[seat].deadline == never ? 0 : std::max<Millis>(0, seats_[seat].deadline - now.steady);
}

void Clocks::go_on(const Settings& settings, Now now) {
    for (std::size_t seat = 0; seat < seats_.size(); ++seat)
        if (left_when_paused_[seat] > 0)
            seats_[seat] = {now.steady + left_when_paused_[seat], settings.turn_time,
                            settings.timeout != Timeout::wait};
    left_when_paused_ = {};
    window_top_ = 0;  // the window opens again
}

bool Clocks::put_off(Seat seat, Millis by) {
    if (!runs(seat)) return false;
    seats_[seat].deadline += by;
    seats_[seat].of += by;
    seats_[seat].grace = false;
    return true;
}

void Clocks::shown(const Scene& scene, Now now) {
    for (const int seat : moved_) seats_[static_cast<std::size_t>(seat)] = {};
    moved_ = {};
    if (!scene.live || scene.top == window_top_) return;
    window_top_ = scene.top;
    window_until_ = now.steady + (window_top_ != 0 ? scene.seating.settings.window : 0);
}

bool Clocks::arm(const Scene& scene, Now now, bool slept) {
    bool any = false;
    const Settings& settings = scene.seating.settings;
    for (Seat seat = 0; seat < scene.players; ++seat) {
        SeatClock& clock = seats_[seat];
        const Chair& chair = scene.seating.chairs[seat];
        if (!scene.awaited.has(seat) || !chair.driver().empty()) {
            clock = {};
            continue;
        }
        if (clock.deadline != never) continue;
        const bool deserted = chair.deserted() && settings.timeout != Timeout::wait;
        Millis time = deserted ? scene.timing.deserted_turn : settings.turn_time;
        if (time == 0) continue;
        Millis from = now.steady;
        if (slept) {
            from -= std::max<Millis>(0, now.utc - awaited_[seat].since);
            time += awaited_[seat].more;
        }
        if (scene.live) from = std::max(from, window_until_);
        from = std::max(from, scene.not_before);
        clock = {from + time, time, settings.timeout != Timeout::wait};
        // Clocks went on while the table slept, but nobody loses a turn to a restart.
        const Millis least = now.steady + scene.timing.restart_grace;
        if (slept && clock.deadline < least) {
            clock.deadline = least;
            clock.grace = clock.fires;
        }
        any = true;
    }
    return any;
}

void Clocks::stop(Now now) {
    window_until_ = now.steady;
    seats_ = {};
}

std::optional<Seat> Clocks::fired(SeatSet awaited, int players, Now now) const {
    for (Seat seat = 0; seat < players; ++seat)
        if (seats_[seat].fires && seats_[seat].deadline <= now.steady && awaited.has(seat)) return seat;
    return std::nullopt;
}

Millis Clocks::next() const {
    Millis at = never;
    for (const SeatClock& clock : seats_)
        if (clock.fires) at = std::min(at, clock.deadline);
    return at;
}

bool Clocks::in_grace() const {
    return std::any_of(seats_.begin(), seats_.end(), [](const SeatClock& clock) { return clock.grace; });
}

ClockFace Clocks::face(int players, Millis window, Now now) const {
    ClockFace face;
    for (Seat seat = 0; seat < players; ++seat)
        if (runs(seat))
            face.seats.push_back(
                {seat, {std::max<Millis>(0, seats_[seat].deadline - now.steady), seats_[seat].of}});
    if (window_until_ > now.steady) face.window = Countdown{window_until_ - now.steady, window};
    return face;
}

}  // namespace scoville::table
