// Requests of people, other than moves.
#include <algorithm>

#include "table/deals.h"
#include "table/decide.h"
#include "table/refusals.h"
#include "table/table.h"

namespace scoville::table {
namespace {

// The secret of a fresh link goes back with the answer.
std::string secret_in(const Request& request) {
    if (const auto* sit = std::get_if<ask::Sit>(&request)) return sit->link.secret;
    if (const auto* over = std::get_if<ask::TakeOver>(&request)) return over->link.secret;
    if (const auto* link = std::get_if<ask::Link>(&request)) return link->link.secret;
    return {};
}

}  // namespace

void Table::create(const Created& created, const From& from, const std::string& nonce, Now now, Effects& fx) {
    propose({.at = now.utc, .by = By::player, .person = from.person, .nonce = nonce, .change = created},
            Reply{.line = from.line, .nonce = nonce, .kind = Reply::Kind::done}, now, fx);
}

void Table::ask(const From& from, const std::string& nonce, Request request, Now now, Effects& fx) {
    if (const Reply* known = answers_.find(from.person, nonce)) {
        fx.replies.push_back(*known);
        fx.replies.back().line = from.line;
        return;
    }
    if (under_way(from, nonce)) return;
    inbox_.push_back({from, nonce, std::move(request), now.steady, no_seat});
    run(now, fx);
}

// Sent again while its answer is not yet known: the answer goes to the new line.
bool Table::under_way(const From& from, const std::string& nonce) {
    const auto redirect = [&](Waiting& waiting) {
        if (waiting.from.person != from.person || waiting.nonce != nonce) return false;
        waiting.from.line = from.line;
        return true;
    };
    if (in_flight_ && in_flight_->reply && in_flight_->reply->nonce == nonce &&
        in_flight_->enacted.entry.person == from.person) {
        in_flight_->reply->line = from.line;
        return true;
    }
    if (in_flight_ && std::any_of(in_flight_->beaten.begin(), in_flight_->beaten.end(), redirect))
        return true;
    if (queued_ && redirect(queued_->play)) return true;
    if (slaps_.redirect(from.person, nonce, from.line)) return true;
    return std::any_of(inbox_.begin(), inbox_.end(), redirect) ||
           std::any_of(held_.begin(), held_.end(), redirect);
}

void Table::reply(const Waiting& to, Reply reply, Effects& fx) {
    if (to.bot != no_seat) return;
    reply.line = to.from.line;
    reply.nonce = to.nonce;
    // A refusal to someone who has no part in the table may be worked out again: strangers cost no memory.
    const bool belongs = room_.seat_of(to.from.person) != no_seat || room_.is_host(to.from.person);
    if (reply.kind == Reply::Kind::done || (reply.kind == Reply::Kind::refused && belongs))
        answers_.remember(to.from.person, reply);
    fx.replies.push_back(std::move(reply));
}

void Table::refuse(const Waiting& to, const Refusal& refusal, Effects& fx, std::optional<Millis> margin) {
    reply(to, {.line = 0, .nonce = {}, .kind = Reply::Kind::refused, .refusal = refusal, .margin = margin},
          fx);
}

void Table::turn_down(const Waiting& to, Effects& fx) const {
    if (to.bot != no_seat) return;
    fx.replies.push_back({.line = to.from.line,
                          .nonce = to.nonce,
                          .kind = Reply::Kind::refused,
                          .refusal = refusal::read_only});
}

void Table::turn_down_all(Effects& fx) {
    for (const PendingSlap& slap : slaps_.drop()) turn_down(as_waiting(slap), fx);
    if (queued_) turn_down(queued_->play, fx);
    queued_.reset();
    for (const auto* list : {&held_, &inbox_})
        for (const Waiting& waiting : *list) turn_down(waiting, fx);
    held_.clear();
    inbox_.clear();
}

void Table::handle(Waiting waiting, Now now, Effects& fx) {
    if (std::holds_alternative<ask::Act>(waiting.request)) return act(std::move(waiting), now, fx);
    if (std::holds_alternative<ask::Unqueue>(waiting.request)) return unqueue(waiting, fx);
    if (std::holds_alternative<ask::Start>(waiting.request)) return start(waiting, now, fx);
    if (const auto* share = std::get_if<ask::Pledge>(&waiting.request)) return pledge(waiting, *share, fx);
    if (const auto* share = std::get_if<ask::Reveal>(&waiting.request)) return reveal(waiting, *share, fx);
    if (const auto* wish = std::get_if<ask::MoreTime>(&waiting.request))
        return more_time(waiting, *wish, now, fx);
    const auto change = decide(room_, waiting.from, waiting.request);
    if (!change) return refuse(waiting, change.error(), fx);
    propose_for(waiting, *change, now, fx, secret_in(waiting.request));
}

void Table::more_time(const Waiting& waiting, const ask::MoreTime& request, Now now, Effects& fx) {
    const Seat asker = room_.seat_of(waiting.from.person);
    if (asker == no_seat) return refuse(waiting, refusal::not_seated, fx);
    const bool own = asker == request.seat;
    if (request.seat >= room_.chairs.size() || clocks_[request.seat].deadline == never ||
        (own && room_.chairs[request.seat].more_time == 0))
        return refuse(waiting, refusal::no_more_time, fx);
    propose_for(waiting, MoreTime{request.seat, own}, now, fx);
}

void Table::note_leavers(const Change& change, Effects& fx) const {
    const auto* stood = std::get_if<Stood>(&change);
    if (stood == nullptr || !stood->removed) return;
    const Chair& chair = room_.chairs[stood->seat];
    fx.gone.push_back(chair.person);
    fx.gone.insert(fx.gone.end(), chair.holders.begin(), chair.holders.end());
}

std::optional<Viewer> Table::viewer_of(const Person& person) const {
    if (const Seat seat = room_.seat_of(person); seat != no_seat) {
        if (!game_) return Viewer::at_seat(seat);
        // Who sat down after a game, or on another chair, is not shown the cards of who sat there before.
        const Seat played = room_.chairs[seat].in_game;
        return played == no_seat ? Viewer::spectator() : Viewer::at_seat(played);
    }
    const bool may_look = room_.is_host(person) || room_.phase == RoomPhase::lobby ||
                          room_.settings.spectators != Spectators::no;
    return may_look ? std::optional(Viewer::spectator()) : std::nullopt;
}

SeatSet Table::seats_here() const {
    SeatSet seats;
    for (std::size_t i = 0; i < room_.chairs.size(); ++i) {
        const Chair& chair = room_.chairs[i];
        bool here = chair.who == Who::person && is_here(chair.person);
        for (const Person& holder : chair.holders) here = here || is_here(holder);
        if (here) seats.add(static_cast<int>(i));
    }
    return seats;
}

void Table::present(const Person& person, bool here, Now now, Effects& fx, bool shares) {
    Presence& presence = here_[person];
    const int change = here ? 1 : -1;
    presence.lines += change;
    if (shares) presence.sharing += change;
    if (presence.lines <= 0) here_.erase(person);
    watch_host(now);
    run(now, fx);
}

// Since when the host is away, on every device.
void Table::watch_host(Now now) {
    const Seat seat = room_.seat_of(room_.host);
    const bool here = is_here(room_.host) || (seat != no_seat && seats_here().has(seat));
    if (here)
        host_left_ = never;
    else if (host_left_ == never)
        host_left_ = now.steady;
}

}  // namespace scoville::table
