// Requests of people, other than moves.
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
            Reply{.line = from.line, .nonce = nonce, .kind = Reply::Kind::done}, fx);
}

void Table::ask(const From& from, const std::string& nonce, Request request, Now now, Effects& fx) {
    if (const Reply* known = answers_.find(from.person, nonce)) {
        fx.replies.push_back(*known);
        fx.replies.back().line = from.line;
        return;
    }
    if (under_way(from, nonce)) return;
    inbox_.add({from, nonce, std::move(request), now.steady, no_seat});
    run(now, fx);
}

// Sent again while its answer is not yet known: the answer goes to the new line.
bool Table::under_way(const From& from, const std::string& nonce) {
    if (in_flight_) {
        auto& reply = in_flight_->reply;
        if (reply && reply->nonce == nonce && in_flight_->enacted.entry.person == from.person) {
            reply->line = from.line;
            return true;
        }
        for (Waiting& waiting : in_flight_->beaten)
            if (waiting.redirect(from, nonce)) return true;
    }
    return reactions_.redirect(from, nonce) || inbox_.redirect(from, nonce);
}

void Table::reply(const Waiting& to, Reply reply, Effects& fx) {
    if (to.is_bots()) return;
    reply.line = to.from.line;
    reply.nonce = to.nonce;
    // A refusal to someone who has no part in the table may be worked out again: strangers cost no memory.
    const bool belongs = seating_.seat_of(to.from.person) != no_seat || seating_.is_host(to.from.person);
    if (reply.kind == Reply::Kind::done || (reply.kind == Reply::Kind::refused && belongs))
        answers_.remember(to.from.person, reply);
    fx.replies.push_back(std::move(reply));
}

void Table::reply_done(const Waiting& to, Effects& fx) {
    reply(to, {.line = 0, .nonce = {}, .kind = Reply::Kind::done, .event = chronicle_.last()}, fx);
}

void Table::refuse(const Waiting& to, const Refusal& refusal, Effects& fx, std::optional<Millis> margin) {
    reply(to, {.line = 0, .nonce = {}, .kind = Reply::Kind::refused, .refusal = refusal, .margin = margin},
          fx);
}

void Table::turn_down(const Waiting& to, Effects& fx) const {
    if (to.is_bots()) return;
    fx.replies.push_back({.line = to.from.line,
                          .nonce = to.nonce,
                          .kind = Reply::Kind::refused,
                          .refusal = refusal::read_only});
}

void Table::turn_down_all(Effects& fx) {
    for (const Waiting& waiting : reactions_.drop()) turn_down(waiting, fx);
    for (const Waiting& waiting : inbox_.take_all()) turn_down(waiting, fx);
}

// What ends things, and what a game needs to get to its end, is always possible.
bool Table::is_worn_out_for(const Request& request) const {
    if (std::holds_alternative<ask::Start>(request) && seating_.games >= tools_.timing.most_games)
        return true;
    if (entries_ < tools_.timing.most_entries) return false;
    const auto* vote = std::get_if<ask::Vote>(&request);
    return !(std::holds_alternative<ask::Act>(request) || std::holds_alternative<ask::Unqueue>(request) ||
             std::holds_alternative<ask::Stand>(request) || std::holds_alternative<ask::Back>(request) ||
             std::holds_alternative<ask::Pledge>(request) || std::holds_alternative<ask::Reveal>(request) ||
             std::holds_alternative<ask::Close>(request) || (vote != nullptr && vote->end));
}

void Table::handle(Waiting waiting, Now now, Effects& fx) {
    if (is_worn_out_for(waiting.request)) return refuse(waiting, refusal::worn_out, fx);
    if (std::holds_alternative<ask::Act>(waiting.request)) return act(std::move(waiting), now, fx);
    if (std::holds_alternative<ask::Unqueue>(waiting.request)) return unqueue(waiting, fx);
    if (std::holds_alternative<ask::GoOn>(waiting.request)) return go_on(waiting, now, fx);
    if (std::holds_alternative<ask::Start>(waiting.request)) return start(waiting, now, fx);
    if (const auto* share = std::get_if<ask::Pledge>(&waiting.request)) return pledge(waiting, *share, fx);
    if (const auto* share = std::get_if<ask::Reveal>(&waiting.request)) return reveal(waiting, *share, fx);
    if (const auto* wish = std::get_if<ask::MoreTime>(&waiting.request))
        return more_time(waiting, *wish, now, fx);
    auto change = decide(seating_, waiting.from, waiting.request);
    if (!change) return refuse(waiting, change.error(), fx);
    if (const Refusal* why = against_who_is_here(waiting)) return refuse(waiting, *why, fx);
    propose_for(waiting, *change, now, fx, secret_in(waiting.request));
}

// Nobody but the player puts a bot into the seat of someone who is there.
const Refusal* Table::against_who_is_here(const Waiting& waiting) const {
    const auto* bot = std::get_if<ask::BotPlays>(&waiting.request);
    if (bot == nullptr || seating_.seat_of(waiting.from.person) == bot->seat) return nullptr;
    return presence_.here(seating_.chairs[bot->seat]) ? &refusal::is_here : nullptr;
}

void Table::more_time(const Waiting& waiting, const ask::MoreTime& request, Now now, Effects& fx) {
    const Seat asker = seating_.seat_of(waiting.from.person);
    if (asker == no_seat) return refuse(waiting, refusal::not_seated, fx);
    const bool own = asker == request.seat;
    if (!seating_.has(request.seat) || !clocks_.runs(request.seat) ||
        !clocks_.may_be_longer(request.seat, seating_.settings.turn_time) ||
        (own && seating_.chairs[request.seat].more_time == 0))
        return refuse(waiting, refusal::no_more_time, fx);
    propose_for(waiting, MoreTime{request.seat, own}, now, fx);
}

std::optional<Viewer> Table::viewer_of(const Person& person) const {
    if (const Seat seat = seating_.seat_of(person); seat != no_seat) {
        if (!game_) return Viewer::at_seat(seat);
        // Who sat down after a game, or on another chair, is not shown the cards of who sat there before.
        const Seat played = seating_.chairs[seat].in_game;
        return played == no_seat ? Viewer::spectator() : Viewer::at_seat(played);
    }
    const bool may_look = seating_.is_host(person) || seating_.phase == TablePhase::lobby ||
                          seating_.settings.spectators != Spectators::no;
    return may_look ? std::optional(Viewer::spectator()) : std::nullopt;
}

void Table::present(const Person& person, bool here, Now now, Effects& fx, bool shares) {
    presence_.note(person, here, shares);
    host_.look(seating_, presence_, now);
    run(now, fx);
}

}  // namespace scoville::table
