// Moves: when they are taken at once, when they wait for the reaction window, and how reactions that come
// close together are judged.
#include "table/refusals.h"
#include "table/table.h"

namespace scoville::table {

// Why someone cannot move now, whatever the move is.
const Refusal* Table::cannot_act(const Waiting& waiting, Seat seat) const {
    const ask::Act& request = waiting.act();
    if (seat == no_seat) return &refusal::not_seated;
    if (!seating_.playing() || !game_) return &refusal::not_playing;
    if (seating_.paused) return &refusal::paused;
    if (request.action.index() != game_->options().index()) return &refusal::wrong_game;
    if (!waiting.is_bots() && !seating_.chairs[seat].bot_plays.empty()) return &refusal::bot_plays;
    if (waiting.is_bots() && seating_.chairs[seat].driver().empty()) return &refusal::no_bot_there;
    const Picture& shown = pictures_.players();
    if (request.seen > shown.events) return &refusal::bad_version;
    // What is not shown yet must not be told by an answer either.
    if (!all_shown() && game_->tempo_of(request.action) == any::Tempo::turn)
        if (const Verdict verdict = would_accept(*shown.game, seat, request.action); !verdict)
            return &verdict.refusal();
    if (!request.card) return any::Game::names_card(request.action) ? &refusal::no_card_named : nullptr;
    // A card that waits for its beat has been seen by nobody.
    const bool on_top = *request.card == game_->card() && *request.card == shown.game->card();
    return on_top ? nullptr : &refusal::late;
}

Verdict Table::would_accept(any::Game tried, Seat seat, const any::Action& action) {
    any::Events unseen;
    return tried.act(seat, action, unseen);
}

void Table::act(Waiting waiting, Now now, Effects& fx) {
    const Seat seat = waiting.is_bots() ? waiting.bot : seating_.seat_of(waiting.from.person);
    if (const Refusal* refusal = cannot_act(waiting, seat))
        return refuse_act(waiting, seat, *refusal, now, fx);
    // Where nobody reacts, too, the next card waits until the verdict has been seen.
    if (rest_.why(now) == RestAfter::reveal && any::Game::names_card(waiting.act().action))
        return take_turn(std::move(waiting), seat, now, fx);
    switch (game_->tempo_of(waiting.act().action)) {
        case any::Tempo::turn: return take_turn(std::move(waiting), seat, now, fx);
        case any::Tempo::slap: return slap(std::move(waiting), seat, now, fx);
        case any::Tempo::plain: break;
    }
    if (reactions_.slaps.open()) return reactions_.put_off(std::move(waiting));
    move(waiting, seat, waiting.by(), now, fx);
}

// A bot whose move is refused must not keep the table waiting.
void Table::refuse_act(const Waiting& waiting, Seat seat, const Refusal& refusal, Now now, Effects& fx) {
    refuse(waiting, refusal, fx);
    if (waiting.is_bots() && running() && all_shown() && !reactions_.slaps.open() &&
        game_->awaited().has(seat) && !seating_.chairs[seat].driver().empty())
        safe_move(seat, By::bot, now, fx);
}

void Table::take_turn(Waiting waiting, Seat seat, Now now, Effects& fx) {
    const ask::Act& request = waiting.act();
    const Verdict verdict = would_accept(*game_, seat, request.action);
    if (!verdict) return refuse_act(waiting, seat, verdict.refusal(), now, fx);
    const bool slaps = reactions_.slaps.open();
    const bool window = now.steady < next_play_at() || !all_shown();
    if (!window && !slaps) return move(waiting, seat, waiting.by(), now, fx);
    if (const auto replaced = reactions_.take_queued()) {
        refuse(replaced->play, refusal::replaced, fx);
        fx.own_clocks.add(replaced->seat);
    }
    reply(waiting,
          {.line = 0, .nonce = {}, .kind = Reply::Kind::sent, .waits = slaps ? Waits::slaps : Waits::window},
          fx);
    reactions_.queue({std::move(waiting), seat, game_->card()});
    fx.own_clocks.add(seat);  // that something waits is nobody else's business
}

void Table::play_queued(Now now, Effects& fx) {
    const QueuedMove queued = *reactions_.take_queued();
    const Refusal* why = cannot_act(queued.play, queued.seat);
    // A pass names no card, but was meant for one too.
    if (why == nullptr && queued.top != game_->card()) why = &refusal::late;
    if (why != nullptr) return refuse_act(queued.play, queued.seat, *why, now, fx);
    move(queued.play, queued.seat, queued.play.by(), now, fx);
}

void Table::unqueue(const Waiting& waiting, Effects& fx) {
    const Seat seat = seating_.seat_of(waiting.from.person);
    if (!reactions_.queued() || seat == no_seat || reactions_.queued()->seat != seat)
        return refuse(waiting, refusal::nothing_queued, fx);
    refuse(reactions_.take_queued()->play, refusal::unqueued, fx);
    reply_done(waiting, fx);
    fx.own_clocks.add(seat);
}

void Table::slap(Waiting waiting, Seat seat, Now now, Effects& fx) {
    const ask::Act& request = waiting.act();
    if (reactions_.slaps.has(seat)) return refuse(waiting, refusal::slap_pending, fx);
    const Verdict verdict = would_accept(*game_, seat, request.action);
    if (!verdict) return refuse_act(waiting, seat, verdict.refusal(), now, fx);
    reply(waiting, {.line = 0, .nonce = {}, .kind = Reply::Kind::sent, .waits = Waits::slaps}, fx);
    reactions_.slaps.add({seat, std::move(waiting)}, tools_.timing.collect, tools_.timing.round_trip_cap);
}

void Table::judge_slaps(Now now, Effects& fx) {
    Judged judged = reactions_.slaps.judge(game_->card_owner(), game_->players());
    std::optional<Slap> info;
    if (judged.margin >= 0) info = Slap{judged.margin, {}};
    std::vector<Waiting> beaten;
    for (PendingSlap& late : judged.beaten) {
        info->beaten.push_back(late.seat);
        beaten.push_back(std::move(late.waiting));
    }
    // Plays and answers that were put off come after it, and find out what it left of them.
    inbox_.add_first(reactions_.take_put_off());
    const Waiting& first = judged.first.waiting;
    move(first, judged.first.seat, first.by(), now, fx, std::move(info));
    // They are told once the first one counts.
    if (in_flight_) {
        in_flight_->beaten = std::move(beaten);
        return;
    }
    for (const Waiting& late : beaten) refuse(late, refusal::late, fx);
}

void Table::move(const Waiting& waiting, Seat seat, By by, Now now, Effects& fx, std::optional<Slap> slap) {
    const any::Action& action = waiting.act().action;
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

bool Table::clock_fires(Now now, Effects& fx) {
    if (!running() || !all_shown() || reactions_.slaps.open()) return false;
    const auto seat = clocks_.fired(game_->awaited(), game_->players(), now);
    if (!seat) return false;
    if (seating_.settings.timeout == Timeout::bot && !seating_.chairs[*seat].deserted())
        propose(BotPlays{*seat, seating_.settings.timeout_level, Why::time}, By::clock, now, fx);
    else
        safe_move(*seat, By::clock, now, fx);
    return true;
}

}  // namespace scoville::table
