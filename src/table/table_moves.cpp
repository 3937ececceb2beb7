// Moves: when they are taken at once, when they wait for the reaction window, and how reactions that come
// close together are judged.
#include <algorithm>

#include "table/refusals.h"
#include "table/table.h"

namespace scoville::table {

// Why someone cannot move now, whatever the move is.
const Refusal* Table::cannot_act(const Waiting& waiting, Seat seat) const {
    const auto& request = std::get<ask::Act>(waiting.request);
    if (seat == no_seat) return &refusal::not_seated;
    if (!room_.playing() || !game_) return &refusal::not_playing;
    if (room_.paused) return &refusal::paused;
    if (request.action.index() != game_->options().index()) return &refusal::wrong_game;
    if (waiting.bot == no_seat && !room_.chairs[seat].bot_plays.empty()) return &refusal::bot_plays;
    if (waiting.bot != no_seat && room_.chairs[seat].driver().empty()) return &refusal::no_bot_there;
    if (request.seen > shown_.events) return &refusal::bad_version;
    // What is not shown yet must not be told by an answer either.
    if (!all_shown() && game_->tempo_of(request.action) == any::Tempo::turn)
        if (const Verdict verdict = would_accept(*shown_.game, seat, request.action); !verdict)
            return &verdict.refusal();
    if (!request.card) return any::Game::names_card(request.action) ? &refusal::no_card_named : nullptr;
    // A card that waits for its beat has been seen by nobody.
    const bool on_top = *request.card == game_->card() && *request.card == shown_.game->card();
    return on_top ? nullptr : &refusal::late;
}

Verdict Table::would_accept(any::Game tried, Seat seat, const any::Action& action) {
    any::Events unseen;
    return tried.act(seat, action, unseen);
}

void Table::act(Waiting waiting, Now now, Effects& fx) {
    const Seat seat = waiting.bot != no_seat ? waiting.bot : room_.seat_of(waiting.from.person);
    if (const Refusal* refusal = cannot_act(waiting, seat))
        return refuse_act(waiting, seat, *refusal, now, fx);
    switch (game_->tempo_of(std::get<ask::Act>(waiting.request).action)) {
        case any::Tempo::turn: return take_turn(std::move(waiting), seat, now, fx);
        case any::Tempo::slap: return slap(std::move(waiting), seat, now, fx);
        case any::Tempo::plain: break;
    }
    if (slaps_.open()) {
        held_.push_back(std::move(waiting));
        return;
    }
    move(waiting, seat, waiting.bot != no_seat ? By::bot : By::player, now, fx);
}

// A bot whose move is refused must not keep the table waiting.
void Table::refuse_act(const Waiting& waiting, Seat seat, const Refusal& refusal, Now now, Effects& fx) {
    refuse(waiting, refusal, fx);
    if (waiting.bot != no_seat && running() && all_shown() && !slaps_.open() && game_->awaited().has(seat) &&
        !room_.chairs[seat].driver().empty())
        safe_move(seat, By::bot, now, fx);
}

void Table::take_turn(Waiting waiting, Seat seat, Now now, Effects& fx) {
    const auto& request = std::get<ask::Act>(waiting.request);
    const Verdict verdict = would_accept(*game_, seat, request.action);
    if (!verdict) return refuse_act(waiting, seat, verdict.refusal(), now, fx);
    const bool window = now.steady < window_until_ || !all_shown();
    if (!window && !slaps_.open())
        return move(waiting, seat, waiting.bot != no_seat ? By::bot : By::player, now, fx);
    if (queued_) refuse(queued_->play, refusal::replaced, fx);
    reply(waiting,
          {.line = 0,
           .nonce = {},
           .kind = Reply::Kind::sent,
           .waits = slaps_.open() ? Waits::slaps : Waits::window},
          fx);
    queued_ = Queued{std::move(waiting), seat, game_->card()};
    fx.clocks = true;
}

void Table::play_queued(Now now, Effects& fx) {
    const Queued queued = std::move(*queued_);
    queued_.reset();
    const Refusal* why = cannot_act(queued.play, queued.seat);
    // A pass names no card, but was meant for one too.
    if (why == nullptr && queued.card != game_->card()) why = &refusal::late;
    if (why != nullptr) return refuse_act(queued.play, queued.seat, *why, now, fx);
    move(queued.play, queued.seat, queued.play.bot != no_seat ? By::bot : By::player, now, fx);
}

void Table::unqueue(const Waiting& waiting, Effects& fx) {
    const Seat seat = room_.seat_of(waiting.from.person);
    if (!queued_ || seat == no_seat || queued_->seat != seat)
        return refuse(waiting, refusal::nothing_queued, fx);
    refuse(queued_->play, refusal::unqueued, fx);
    queued_.reset();
    reply(waiting, {.line = 0, .nonce = {}, .kind = Reply::Kind::done, .event = last_event()}, fx);
    fx.clocks = true;
}

void Table::slap(Waiting waiting, Seat seat, Now now, Effects& fx) {
    const auto& request = std::get<ask::Act>(waiting.request);
    if (slaps_.has(seat)) return refuse(waiting, refusal::slap_pending, fx);
    const Verdict verdict = would_accept(*game_, seat, request.action);
    if (!verdict) return refuse_act(waiting, seat, verdict.refusal(), now, fx);
    reply(waiting, {.line = 0, .nonce = {}, .kind = Reply::Kind::sent, .waits = Waits::slaps}, fx);
    slaps_.add({.seat = seat,
                .action = request.action,
                .arrival = waiting.arrival,
                .round_trip = waiting.from.round_trip,
                .by = waiting.bot != no_seat ? By::bot : By::player,
                .from = waiting.from,
                .nonce = waiting.nonce},
               tools_.timing.collect);
}

void Table::judge_slaps(Now now, Effects& fx) {
    const Judged judged = slaps_.judge(game_->card_owner(), game_->players(), tools_.timing.round_trip_cap);
    std::optional<Slap> info;
    if (judged.margin >= 0) info = Slap{judged.margin, {}};
    std::vector<Waiting> beaten;
    for (const PendingSlap& late : judged.beaten) {
        info->beaten.push_back(late.seat);
        beaten.push_back(as_waiting(late));
    }
    // Plays and answers that were held come after it, and find out what it left of them.
    inbox_.insert(inbox_.begin(), std::make_move_iterator(held_.begin()),
                  std::make_move_iterator(held_.end()));
    held_.clear();
    move(as_waiting(judged.first), judged.first.seat, judged.first.by, now, fx, std::move(info));
    // They are told once the first one counts.
    if (in_flight_) {
        in_flight_->beaten = std::move(beaten);
        return;
    }
    for (const Waiting& late : beaten) refuse(late, refusal::late, fx);
}

Table::Waiting Table::as_waiting(const PendingSlap& slap) {
    return {slap.from, slap.nonce, ask::Act{.seen = 0, .card = {}, .action = slap.action}, slap.arrival,
            slap.by == By::bot ? slap.seat : no_seat};
}

void Table::move(const Waiting& waiting, Seat seat, By by, Now now, Effects& fx, std::optional<Slap> slap) {
    const any::Action& action = std::get<ask::Act>(waiting.request).action;
    Moved moved{.seat = seat, .action = action};
    if (slap) {
        moved.margin = slap->margin;
        moved.beaten = slap->beaten;
    }
    Enacted enacted{.entry = {.at = now.utc,
                              .by = by,
                              .person = by == By::player ? waiting.from.person : Person(),
                              .nonce = by == By::player ? waiting.nonce : std::string(),
                              .change = std::move(moved)},
                    .game = {},
                    .events = {}};
    const Verdict verdict = enact(enacted);
    if (!verdict) return refuse_act(waiting, seat, verdict.refusal(), now, fx);
    std::optional<Reply> answer;
    if (by == By::player)
        answer = Reply{.line = waiting.from.line, .nonce = waiting.nonce, .kind = Reply::Kind::done};
    send_off(std::move(enacted), std::move(answer), game_->tempo_of(action) == any::Tempo::turn, fx);
}

void Table::safe_move(Seat seat, By by, Now now, Effects& fx) {
    const Waiting nobody{
        {}, {}, ask::Act{.seen = 0, .card = {}, .action = game_->safe_action(seat)}, now.steady, seat};
    move(nobody, seat, by, now, fx);
}

// The game stands still or is over: what waits for it gets its answer.
void Table::drop_pending(const Refusal& refusal, Effects& fx) {
    for (const PendingSlap& slap : slaps_.drop()) refuse(as_waiting(slap), refusal, fx);
    if (queued_) refuse(queued_->play, refusal, fx);
    queued_.reset();
    for (const Waiting& waiting : held_) refuse(waiting, refusal, fx);
    held_.clear();
}

}  // namespace scoville::table
