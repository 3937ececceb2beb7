#include "house/bot_guest.h"

#include <algorithm>
#include <utility>

#include "house/hall.h"
#include "house/ids.h"
#include "house/live_table.h"
#include "house/text.h"
#include "protocol/any_messages.h"

namespace scoville::house {
namespace {

constexpr int most_late = 3;  // in a row
const std::string act_mark = "a";

// A message of the protocol, without the end of line that it has on a pipe.
template <class Write>
void send_message(Client& client, Write&& write) {
    std::string text;
    write(text);
    while (!text.empty() && text.back() == '\n') text.pop_back();
    client.send(std::move(text));
}

protocol::AnyAsk ask_of(Seat seat, const table::SeenGame& game) { return {seat, game.view, *game.may}; }

}  // namespace

void BotGuest::heard(Hall& hall, std::string_view text) {
    if (!introduced_) return introduce(hall, text);
    if (table) answered(*table, text);
}

void BotGuest::introduce(Hall& hall, std::string_view text) {
    const auto ready = protocol::read_ready(text);
    if (!ready) return close(Ending::policy, "expected ready");
    name = clean_name(ready->name).value_or("bot");
    introduced_ = true;
    hall.find_by_code(shared_from_this(), code_, key_,
                      [self = shared_from_this()](const std::shared_ptr<LiveTable>& live,
                                                  const Refusal* why_not, std::string_view at) {
                          if (!self->line) return;
                          if (!at.empty())
                              return self->close(Ending::policy, "elsewhere " + std::string(at) + "/bot");
                          if (why_not != nullptr || !live->attach(self, 0))
                              self->close(Ending::policy, why_not != nullptr ? why_not->code : "forbidden");
                      });
}

// Sits down, and is ready for every game.
void BotGuest::join(LiveTable& live) {
    const table::Seating& seating = live.table().seating();
    if (seating.phase != table::TablePhase::lobby) return;
    const Seat seat = seating.seat_of(person);
    if (seat != no_seat) {
        joining_ = false;
        if (!seating.chairs[seat].ready) live.ask(as_sender(), next_nonce(), table::ask::Ready{true});
    } else if (!joining_) {
        joining_ = true;
        const std::string secret = new_secret(env.chance);
        sit_nonce_ = next_nonce();
        live.ask(as_sender(), sit_nonce_, table::ask::Sit{{}, {secret, hash_of(secret)}});
    }
}

void BotGuest::begin_game(int number, Seat seat, const any::Options& options) {
    told_game_ = number;
    told_ = 0;
    asked_card_ = -1;
    open_.reset();
    answering_ = false;
    late_ = 0;
    send_message(*this,
                 [&](std::string& out) { protocol::write_new(out, game_name(number), seat, options); });
}

void BotGuest::shown(LiveTable& live) {
    join(live);
    const table::Table& shown = live.table();
    const Seat seat = shown.seating().seat_of(person);
    if (seat == no_seat) return;
    const auto game = shown.question(seat, env.now());
    if (!game) return;
    const int number = shown.seating().games;
    if (told_game_ != number) begin_game(number, seat, game->options);
    for (const any::SeenEvent& one : shown.story(seat, told_))
        send_message(*this, [&](std::string& out) {
            protocol::write_event(out, game_name(number), one, game->options);
        });
    told_ = shown.last_shown();
    if (shown.seating().playing()) return ask_if_wanted(live, seat);
    open_.reset();
    if (std::exchange(ended_game_, number) == number) return;
    send_message(*this, [&](std::string& out) { protocol::write_end(out, game_name(number), game->view); });
}

void BotGuest::ask_if_wanted(LiveTable& live, Seat seat) {
    // What it has answered is asked again only once it has been seen to be still open.
    if (answering_ || live.table().last_shown() < brought_about_) return;
    const auto game = live.table().question(seat, env.now());
    if (!game || !game->may || live.table().seating().paused) return;
    if (open_ && open_->game.card == game->card && open_->game.awaited == game->awaited) return;
    if (!game->awaited && (!any::may_react(*game->may) || asked_card_ == game->card)) return;
    if (!game->awaited) asked_card_ = game->card;
    open_ = Question{++questions_, live.table().last_shown(), *game, seat};
    // Where the table has no clock, as long as a bot of the house may take.
    const Millis time = live.table().seating().settings.turn_time;
    const auto ms = static_cast<int>(time > 0 ? std::min(time, env.timing.stuck_bot) : env.timing.stuck_bot);
    patience_ = env.hours.after(ms, [this] { too_slow(); });
    send_message(*this, [&](std::string& out) {
        protocol::write_act(out, game_name(told_game_), questions_, ask_of(seat, *game), ms);
    });
}

void BotGuest::complain(std::uint64_t id, std::string_view code, std::string_view message) {
    send_message(*this, [&](std::string& out) {
        protocol::write_error(out, game_name(told_game_), id, code, message);
    });
    if (!troubles.take(env.now().steady)) close(Ending::policy, "too many bad answers");
}

void BotGuest::act(LiveTable& live, const Question& question, const any::Action& action) {
    answering_ = true;
    live.ask(as_sender(), nonce(act_mark + std::to_string(question.id)),
             table::ask::Act{.seen = question.seen, .card = question.game.card, .action = action});
}

// P3. Nothing, where it was only asked whether it reacts.
void BotGuest::answer_for_it(LiveTable& live) {
    if (!open_) return;
    const Question question = std::move(*open_);
    open_.reset();
    if (question.game.awaited) act(live, question, any::safe_action(*question.game.may, question.game.view));
}

void BotGuest::too_slow() {
    if (!open_ || !table) return;
    if (!open_->game.awaited) {
        open_.reset();
        return;
    }
    const std::shared_ptr<LiveTable> live = table;
    complain(open_->id, "late", "there was no answer in time");
    answer_for_it(*live);
    if (++late_ >= most_late) close(Ending::policy, "late three times in a row");
}

void BotGuest::answered(LiveTable& live, std::string_view text) {
    const table::Seating& seating = live.table().seating();
    if (const Seat seat = seating.seat_of(person); seat != no_seat && !seating.chairs[seat].bot_plays.empty())
        live.ask(as_sender(), next_nonce(), table::ask::Back{});
    const auto id = protocol::read_answer_id(text);
    if (!id) {
        complain(open_ ? open_->id : 0, "malformed", id.error());
        return answer_for_it(live);
    }
    if (!open_ || open_->id != *id) {
        const bool was_asked = *id > 0 && *id <= questions_;
        return was_asked ? complain(*id, "late", "the game has gone on")
                         : complain(*id, "chatty", "nobody waits for this answer");
    }
    late_ = 0;
    patience_.cancel();
    const auto action = protocol::read_answer(text, ask_of(open_->seat, open_->game));
    if (!action) {
        complain(*id, action.error().code, action.error().message);
        return answer_for_it(live);
    }
    const Question question = std::move(*open_);
    open_.reset();
    // In live pace letting a card go is doing nothing, unless it is asked for (S20).
    if (question.game.awaited || any::names_card(*action)) act(live, question, *action);
}

void BotGuest::gone(LiveTable& live) {
    patience_.cancel();
    open_.reset();
    const table::Seating& seating = live.table().seating();
    const bool timed = seating.settings.turn_time > 0 && seating.settings.timeout != table::Timeout::wait;
    if (seating.seat_of(person) != no_seat && !(seating.playing() && timed))
        live.ask(as_sender(), next_nonce(), table::ask::Stand{});
}

void BotGuest::replied(LiveTable& live, const table::Reply& reply) {
    if (reply.nonce == sit_nonce_ && reply.kind == table::Reply::Kind::refused)
        close(Ending::policy, "no seat");
    const std::string acts = nonce(act_mark);
    if (reply.kind != table::Reply::Kind::sent && reply.nonce.starts_with(acts)) {
        answering_ = false;
        brought_about_ = reply.event;
        // It was legal when it was asked: somebody else was quicker.
        if (reply.kind == table::Reply::Kind::refused)
            complain(std::stoull(reply.nonce.substr(acts.size())), "late", reply.refusal->sentence);
    }
    shown(live);  // it may have to be asked again
}

}  // namespace scoville::house
