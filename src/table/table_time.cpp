// What happens by itself: pictures move on, windows and collections close, clocks run out, the host's role
// passes on.
#include <algorithm>

#include "table/refusals.h"
#include "table/table.h"

namespace scoville::table {

void Table::tick(Now now, Effects& fx) { run(now, fx); }

void Table::run(Now now, Effects& fx) {
    show_if_due(now, fx);
    while (!in_flight_ && step(now, fx)) show_if_due(now, fx);
    if (running() && all_shown()) desk_.ask(game_->players(), tools_.timing.stuck_bot, now, fx.bots);
    if (pictures_.move_on(now)) fx.shown_spectators = true;
}

// Does the next thing that is due, if any.
bool Table::step(Now now, Effects& fx) {
    const Slaps& slaps = reactions_.slaps;
    const bool judge = slaps.open() && slaps.closes_at() <= now.steady && retry_at_ <= now.steady;
    // What came after the collection had closed does not get into it, however late the tick was.
    if (!inbox_.empty() && !(judge && inbox_.first_arrival() >= slaps.closes_at())) {
        handle(inbox_.take(), now, fx);
        return true;
    }
    if (now.steady < retry_at_) return false;
    if (judge) {
        judge_slaps(now, fx);
        return true;
    }
    if (reactions_.queued() && !slaps.open() && all_shown() &&
        (next_play_at() <= now.steady || reactions_.queued()->top != game_->card())) {
        play_queued(now, fx);
        return true;
    }
    return deal_goes_on(now, fx) || rest_ends(now, fx) || bot_gives_up(now, fx) || clock_fires(now, fx) ||
           vote_decides(now, fx) || host_passes(now, fx);
}

void Table::show_if_due(Now now, Effects& fx) {
    if (pictures_.due(now)) show(now, fx);
}

Picture Table::picture_now() const {
    return pictures_.taken(game_, chronicle_.last(), chain_.head(), seating_, seating_version_);
}

void Table::show_delayed(Millis at, Now now) {
    if (seating_.settings.spectators != Spectators::delayed) return;
    const Millis shown_at = at + tools_.timing.beat;
    pictures_.catch_up(picture_now(), seating_.playing() ? shown_at + seating_.settings.delay - now.utc : 0,
                       now);
}

void Table::show(Now now, Effects& fx) {
    const bool delayed = seating_.settings.spectators == Spectators::delayed && seating_.playing();
    fx.shown = true;
    if (pictures_.show(picture_now(), delayed ? std::optional(seating_.settings.delay) : std::nullopt, now))
        fx.shown_spectators = true;
    if (!running()) {
        // The game stands still or is over: what waits for it gets its answer.
        for (const Waiting& waiting : reactions_.drop())
            refuse(waiting, seating_.paused ? refusal::paused : refusal::not_playing, fx);
        clocks_.stop(now);
        rest_.end();
        desk_.clear();
        return;
    }
    rest_.begin(tools_.timing, now);
    clocks_.shown(scene(), now);
    arm_clocks(now, false, fx);
    arm_bots(now);
}

Clocks::Scene Table::scene() const {
    return {.awaited = game_->awaited(),
            .players = game_->players(),
            .live = game_->live(),
            .top = game_->card(),
            .seating = seating_,
            .timing = tools_.timing,
            .not_before = rest_.until()};
}

void Table::arm_clocks(Now now, bool slept, Effects& fx) {
    if (running() && all_shown() && clocks_.arm(scene(), now, slept)) fx.clocks = true;
}

bool Table::vote_decides(Now now, Effects& fx) {
    if (!vote_passes()) return false;
    propose(GivenUp{}, By::table, now, fx);
    return true;
}

// More than half of the people who were playing. Who is connected does not count: after a restart nobody is,
// and a slow table has people who look in once a day. Who left, or ran out of time, is gone for good; whom
// the host sent away or put a bot in for is not asked less for that.
bool Table::vote_passes() const {
    if (!seating_.playing()) return false;
    SeatSet voters = seating_.votes;
    for (const int seat : seating_.unheard) voters.add(seat);
    for (const int seat : people_playing()) voters.add(seat);
    return 2 * seating_.votes.size() > voters.size();
}

Millis Table::host_passes_at() const {
    if (host_.left_at() == never || seating_.phase == TablePhase::closed || seats_here().empty())
        return never;
    return host_.left_at() + tools_.timing.host_grace;
}

bool Table::host_passes(Now now, Effects& fx) {
    if (host_passes_at() > now.steady) return false;
    const Chair& heir = seating_.chairs[static_cast<std::size_t>(seats_here().lowest())];
    propose(HostIs{heir.person, heir.name}, By::table, now, fx);
    return true;
}

Millis Table::wakes_at() const {
    const Millis at = pictures_.next();
    if (in_flight_) return at;
    Millis soonest = std::min(host_passes_at(), reactions_.slaps.closes_at());
    if (seating_.dealing) soonest = std::min(soonest, shares_.until());
    if (vote_passes()) soonest = retry_at_;
    if (all_shown()) soonest = std::min(soonest, next_move_at());
    if (soonest != never) soonest = std::max(soonest, retry_at_);
    return std::min(at, soonest);
}

// When the queued play, a clock or a bot is due; only bots still think while slaps are collected.
Millis Table::next_move_at() const {
    const bool quiet = !reactions_.slaps.open();
    Millis at = reactions_.queued() && quiet ? next_play_at() : never;
    if (!running()) return at;
    at = std::min(at, desk_.next(!quiet));
    return quiet ? std::min(at, clocks_.next()) : at;
}

bool Table::idle() const {
    return !in_flight_ && !seating_.dealing && inbox_.empty() && !reactions_.waiting() && presence_.empty() &&
           pictures_.at_rest() && desk_.resting() && !clocks_.in_grace();
}

ClockFace Table::clock_for(std::optional<Seat> seat, Now now) const {
    if (!running()) return {};
    // Clocks tell who is to move now; delayed spectators are not there yet.
    if (!seat && seating_.settings.spectators == Spectators::delayed) return {};
    ClockFace face = clocks_.face(game_->players(), seating_.settings.window, now);
    face.rest = rest_.face(now);
    if (const auto& queued = reactions_.queued(); queued && seat == queued->seat)
        face.queued = QueuedPlay{queued->play.act().action, std::max<Millis>(0, next_play_at() - now.steady)};
    return face;
}

}  // namespace scoville::table
