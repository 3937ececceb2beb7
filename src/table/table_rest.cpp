// The table rests after a moment: what waits for its end, and who ends it sooner.
#include <algorithm>

#include "any/face/rest.h"
#include "table/refusals.h"
#include "table/table.h"

namespace scoville::table {

void Table::note_rest(const any::Events& events) {
    for (const any::Event& event : events) rest_.note(any::rest_after(any::see(event, Viewer::spectator())));
}

// People who play themselves, here or not.
SeatSet Table::people_playing() const {
    SeatSet seats;
    for (std::size_t i = 0; i < seating_.chairs.size(); ++i)
        if (seating_.chairs[i].who == Who::person && seating_.chairs[i].bot_plays.empty())
            seats.add(static_cast<int>(i));
    return seats;
}

// A round is looked at until all who are here have gone on. A verdict and a trophy stand for all alike; who
// is alone with bots need not wait for it.
bool Table::all_have_gone_on(RestAfter why) const {
    const SeatSet people = people_playing();
    if (why != RestAfter::round) return people.size() == 1 && rest_.gone_on().has(people.lowest());
    const SeatSet here = seats_here();
    for (const int seat : people)
        if (here.has(seat) && !rest_.gone_on().has(seat)) return false;
    return true;
}

bool Table::rest_ends(Now now, Effects& fx) {
    const RestAfter why = rest_.why(now);
    if (why == RestAfter::nothing || !running() || !all_shown() || !all_have_gone_on(why)) return false;
    rest_.end();
    // What was to begin after the rest begins now.
    clocks_.clear();
    desk_.clear();
    arm_clocks(now, false, fx);
    arm_bots(now);
    fx.clocks = true;
    return true;
}

void Table::go_on(const Waiting& waiting, Now now, Effects& fx) {
    const Seat seat = seating_.seat_of(waiting.from.person);
    if (seat == no_seat) return refuse(waiting, refusal::not_seated, fx);
    // Who asks late asks for what is so already.
    if (rest_.why(now) != RestAfter::nothing) {
        rest_.go_on(seat);
        fx.clocks = true;
    } else {
        hurry(seat, now);
    }
    reply_done(waiting, fx);
}

// After the reaction window, and after the rest.
Millis Table::next_play_at() const {
    const bool seen_enough = game_ && hurried_ == game_->card() && !desk_.reacting();
    return seen_enough ? rest_.until() : std::max(clocks_.window_until(), rest_.until());
}

}  // namespace scoville::table
