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
    ask_bots(now, fx);
    while (!delayed_.empty() && delayed_.front().due <= now.steady) {
        spectators_ = std::move(delayed_.front().picture);
        delayed_.pop_front();
        fx.shown_spectators = true;
    }
}

// Does the next thing that is due, if any.
bool Table::step(Now now, Effects& fx) {
    const bool judge = slaps_.open() && slaps_.closes_at() <= now.steady && retry_at_ <= now.steady;
    // What came after the collection had closed does not get into it, however late the tick was.
    if (!inbox_.empty() && !(judge && inbox_.front().arrival >= slaps_.closes_at())) {
        Waiting next = std::move(inbox_.front());
        inbox_.pop_front();
        handle(std::move(next), now, fx);
        return true;
    }
    if (now.steady < retry_at_) return false;
    if (judge) {
        judge_slaps(now, fx);
        return true;
    }
    if (queued_ && !slaps_.open() && all_shown() && window_until_ <= now.steady) {
        play_queued(now, fx);
        return true;
    }
    return deal_goes_on(now, fx) || bot_gives_up(now, fx) || clock_fires(now, fx) || vote_decides(now, fx) ||
           host_passes(now, fx);
}

void Table::show_if_due(Now now, Effects& fx) {
    if (show_at_ <= now.steady) show(now, fx);
}

// The room is copied only where it is needed, and only when it has changed.
Picture Table::picture_now() const {
    Picture picture{game_, last_event(), chain_.head(), shown_.room, room_version_};
    if (room_.settings.spectators != Spectators::delayed)
        picture.room.reset();
    else if (!picture.room || shown_.room_version != room_version_)
        picture.room = std::make_shared<const Room>(room_);
    return picture;
}

// While a journal is read: what delayed spectators would have been shown by now, had the table been awake.
void Table::show_delayed(Millis at, Now now) {
    if (room_.settings.spectators != Spectators::delayed) return;
    const Millis shown_at = at + tools_.timing.beat;
    const Millis due = room_.playing() ? shown_at + room_.settings.delay - now.utc : 0;
    if (due > 0) return delayed_.push_back({now.steady + due, picture_now()});
    delayed_.clear();
    spectators_ = picture_now();
}

void Table::show(Now now, Effects& fx) {
    show_at_ = never;
    shown_ = picture_now();
    fx.shown = true;
    const bool delayed = room_.settings.spectators == Spectators::delayed && room_.playing();
    if (delayed) {
        delayed_.push_back({now.steady + room_.settings.delay, shown_});
    } else {
        delayed_.clear();
        spectators_ = shown_;
        fx.shown_spectators = true;
    }
    if (!running()) {
        drop_pending(room_.paused ? refusal::paused : refusal::not_playing, fx);
        window_until_ = now.steady;
        clocks_ = {};
        bots_ = {};
        return;
    }
    for (const int seat : moved_) clocks_[static_cast<std::size_t>(seat)] = {};
    moved_ = {};
    if (game_->live() && game_->card() != window_card_) {
        window_card_ = game_->card();
        window_until_ = now.steady + (window_card_ != 0 ? room_.settings.window : 0);
    }
    arm_clocks(now, false, fx);
    arm_bots(now);
}

// A seat that is awaited gets its time from when it is awaited; it keeps it until it has moved.
void Table::arm_clocks(Now now, bool slept, Effects& fx) {
    if (!running() || !all_shown()) return;
    const SeatSet awaited = game_->awaited();
    const Settings& settings = room_.settings;
    for (Seat seat = 0; seat < game_->players(); ++seat) {
        SeatClock& clock = clocks_[seat];
        const Chair& chair = room_.chairs[seat];
        if (!awaited.has(seat) || !chair.driver().empty()) {
            clock = {};
            continue;
        }
        if (clock.deadline != never) continue;
        const bool deserted = chair.deserted() && settings.timeout != Timeout::wait;
        Millis time = deserted ? tools_.timing.deserted_turn : settings.turn_time;
        if (time == 0) continue;
        Millis from = now.steady;
        if (slept) {
            from -= std::max<Millis>(0, now.utc - awaited_[seat].since);
            time += awaited_[seat].more;
        }
        if (game_->live()) from = std::max(from, window_until_);
        clock = {from + time, time, settings.timeout != Timeout::wait};
        // Clocks went on while the table slept, but nobody loses a turn to a restart.
        const Millis least = now.steady + tools_.timing.restart_grace;
        if (slept && clock.deadline < least) {
            clock.deadline = least;
            clock.grace = clock.fires;
        }
        fx.clocks = true;
    }
}

// Since when each seat is awaited, and what it was given on top: all that a clock is made of after a restart.
void Table::note_awaited(const Entry& entry) {
    const SeatSet awaited = room_.playing() && game_ ? game_->awaited() : SeatSet{};
    const Time time = time_of(entry.change);
    const Seat whose = seat_of(entry.change);
    const bool all = time == Time::begins || time == Time::stands;
    const bool its = time == Time::moved || time == Time::from_here;
    for (Seat seat = 0; seat < max_seats; ++seat) {
        Awaited& one = awaited_[seat];
        const bool anew = all || (its && seat == whose);
        if (!awaited.has(seat))
            one = {};
        else if (anew || one.since == 0)
            one = {entry.at, 0};
        if (time == Time::longer && seat == whose && one.since != 0) one.more += room_.settings.turn_time;
    }
}

void Table::pause_clocks(Now now, Effects& fx) {
    for (std::size_t seat = 0; seat < clocks_.size(); ++seat) {
        if (room_.paused) {
            left_when_paused_[seat] = clocks_[seat].deadline == never
                                          ? 0
                                          : std::max<Millis>(0, clocks_[seat].deadline - now.steady);
        } else if (left_when_paused_[seat] > 0) {
            clocks_[seat] = {now.steady + left_when_paused_[seat], room_.settings.turn_time,
                             room_.settings.timeout != Timeout::wait};
        }
    }
    if (!room_.paused) {
        left_when_paused_ = {};
        window_card_ = 0;  // the window opens again
    }
    fx.clocks = true;
}

// More time: as much again.
void Table::put_off(Seat seat, Effects& fx) {
    if (clocks_[seat].deadline == never) return;
    clocks_[seat].deadline += room_.settings.turn_time;
    clocks_[seat].of += room_.settings.turn_time;
    clocks_[seat].grace = false;
    fx.clocks = true;
}

void Table::reset_for_game() {
    clocks_ = {};
    moved_ = {};
    left_when_paused_ = {};
    bots_ = {};
    window_card_ = 0;
    window_until_ = 0;
}

bool Table::clock_fires(Now now, Effects& fx) {
    if (!running() || !all_shown() || slaps_.open()) return false;
    for (Seat seat = 0; seat < game_->players(); ++seat) {
        const SeatClock& clock = clocks_[seat];
        if (!clock.fires || clock.deadline > now.steady || !game_->awaited().has(seat)) continue;
        if (room_.settings.timeout == Timeout::bot && !room_.chairs[seat].deserted())
            propose(BotPlays{seat, room_.settings.timeout_level, Why::time}, By::clock, now, fx);
        else
            safe_move(seat, By::clock, now, fx);
        return true;
    }
    return false;
}

bool Table::vote_decides(Now now, Effects& fx) {
    if (!vote_passes()) return false;
    propose(GivenUp{}, By::table, now, fx);
    return true;
}

// More than half of the people who play themselves. Who is connected does not count: after a restart nobody
// is, and a slow table has people who look in once a day. For who is gone for good a bot plays.
bool Table::vote_passes() const {
    if (!room_.playing()) return false;
    SeatSet voters = room_.votes;
    for (std::size_t i = 0; i < room_.chairs.size(); ++i)
        if (room_.chairs[i].who == Who::person && room_.chairs[i].bot_plays.empty())
            voters.add(static_cast<int>(i));
    return 2 * room_.votes.size() > voters.size();
}

Millis Table::host_passes_at() const {
    if (host_left_ == never || room_.phase == RoomPhase::closed || seats_here().empty()) return never;
    return host_left_ + tools_.timing.host_grace;
}

bool Table::host_passes(Now now, Effects& fx) {
    if (host_passes_at() > now.steady) return false;
    const Chair& heir = room_.chairs[static_cast<std::size_t>(seats_here().lowest())];
    propose(HostIs{heir.person, heir.name}, By::table, now, fx);
    return true;
}

Millis Table::wakes_at() const {
    Millis at = show_at_;
    if (!delayed_.empty()) at = std::min(at, delayed_.front().due);
    if (in_flight_) return at;
    Millis soonest = std::min(host_passes_at(), slaps_.closes_at());
    if (room_.dealing) soonest = std::min(soonest, shares_.until);
    if (vote_passes()) soonest = retry_at_;
    if (all_shown()) soonest = std::min(soonest, next_move_at());
    if (soonest != never) soonest = std::max(soonest, retry_at_);
    return std::min(at, soonest);
}

// When the queued play, a clock or a bot is due; only bots still think while slaps are collected.
Millis Table::next_move_at() const {
    Millis at = never;
    const bool quiet = !slaps_.open();
    if (queued_ && quiet) at = window_until_;
    if (!running()) return at;
    for (const BotSeat& bot : bots_)
        if (quiet || bot.stage == BotSeat::Stage::thinking) at = std::min(at, bot.due);
    if (!quiet) return at;
    for (const SeatClock& clock : clocks_)
        if (clock.fires) at = std::min(at, clock.deadline);
    return at;
}

bool Table::idle() const {
    const bool bots_rest = std::all_of(bots_.begin(), bots_.end(),
                                       [](const BotSeat& bot) { return bot.stage == BotSeat::Stage::free; });
    // A deadline that was put off because the table slept would be put off again.
    const bool in_grace =
        std::any_of(clocks_.begin(), clocks_.end(), [](const SeatClock& clock) { return clock.grace; });
    return !in_flight_ && !room_.dealing && inbox_.empty() && !slaps_.open() && !queued_ && here_.empty() &&
           show_at_ == never && delayed_.empty() && bots_rest && !in_grace;
}

ClockFace Table::clock_for(std::optional<Seat> seat, Now now) const {
    ClockFace face;
    if (!running()) return face;
    // Clocks tell who is to move now; delayed spectators are not there yet.
    if (!seat && room_.settings.spectators == Spectators::delayed) return face;
    for (Seat i = 0; i < game_->players(); ++i)
        if (clocks_[i].deadline != never)
            face.seats.push_back({i, {std::max<Millis>(0, clocks_[i].deadline - now.steady), clocks_[i].of}});
    if (window_until_ > now.steady)
        face.window = Countdown{window_until_ - now.steady, room_.settings.window};
    if (queued_ && seat == queued_->seat)
        face.queued = QueuedPlay{std::get<ask::Act>(queued_->play.request).action,
                                 std::max<Millis>(0, window_until_ - now.steady)};
    return face;
}

}  // namespace scoville::table
