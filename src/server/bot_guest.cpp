#include "server/bot_guest.h"

#include <algorithm>

#include "protocol/any_messages.h"
#include "server/client.h"
#include "server/ids.h"
#include "server/live_table.h"

namespace scoville::server {
namespace {

constexpr int most_late = 3;  // in a row

// A line of the protocol as one message.
template <class Write>
void send_line(Client& client, Write&& write) {
    std::string line;
    write(line);
    while (!line.empty() && line.back() == '\n') line.pop_back();
    client.send(std::move(line));
}

protocol::AnyAsk ask_of(Seat seat, const table::SeenGame& game) { return {seat, game.view, *game.may}; }

}  // namespace

// Sits down, and is ready for every game.
void BotGuest::join(LiveTable& table, Client& client) {
    const table::Room& room = table.table().room();
    if (room.phase != table::RoomPhase::lobby) return;
    const Seat seat = room.seat_of(client.person);
    if (seat != no_seat) {
        joining_ = false;
        if (!room.chairs[seat].ready)
            table.ask(client, "ready-" + std::to_string(table.table().entries()), table::ask::Ready{true});
    } else if (!joining_) {
        joining_ = true;
        const std::string secret = new_secret();
        table.ask(client, "sit", table::ask::Sit{{}, {secret, hash_of(secret)}});
    }
}

void BotGuest::shown(LiveTable& table, Client& client) {
    join(table, client);
    const table::Table& shown = table.table();
    const Seat seat = shown.room().seat_of(client.person);
    if (seat == no_seat) return;
    const auto game = shown.question(seat, Env::now());
    if (!game) return;
    const int number = shown.room().games;
    if (told_game_ != number) {
        told_game_ = number;
        told_ = 0;
        asked_card_ = -1;
        open_.reset();
        answering_ = false;
        late_ = 0;
        send_line(client, [&](std::string& out) {
            protocol::write_new(out, game_name(number), seat, game->options);
        });
    }
    for (const any::SeenEvent& event : shown.story(seat, told_))
        send_line(client, [&](std::string& out) {
            protocol::write_event(out, game_name(number), event, game->options);
        });
    told_ = shown.last_shown();
    if (!shown.room().playing()) {
        open_.reset();
        if (ended_game_ == number) return;
        ended_game_ = number;
        send_line(client, [&](std::string& out) { protocol::write_end(out, game_name(number), game->view); });
        return;
    }
    ask_if_wanted(table, client, seat);
}

void BotGuest::ask_if_wanted(LiveTable& table, Client& client, Seat seat) {
    // What it has answered is asked again only once it has been seen to be still open.
    if (answering_ || table.table().last_shown() < answered_) return;
    const auto game = table.table().question(seat, Env::now());
    if (!game || !game->may || table.table().room().paused) return;
    if (open_ && open_->game.card == game->card && open_->game.awaited == game->awaited) return;
    if (!game->awaited && (!any::may_react(*game->may) || asked_card_ == game->card)) return;
    if (!game->awaited) asked_card_ = game->card;
    open_ = Question{++questions_, table.table().last_shown(), *game, seat};
    const table::Millis time = table.table().room().settings.turn_time;
    const auto ms = static_cast<int>(time > 0 ? std::min(time, patience_) : patience_);
    timer_ = loop_.after(std::chrono::milliseconds(ms), [this, &client] { too_slow(client); });
    send_line(client, [&](std::string& out) {
        protocol::write_act(out, game_name(told_game_), questions_, ask_of(seat, *game), ms);
    });
}

void BotGuest::complain(Client& client, std::uint64_t id, std::string_view code, std::string_view message) {
    send_line(client, [&](std::string& out) {
        protocol::write_error(out, game_name(told_game_), id, code, message);
    });
    if (!client.troubles.take(net::Clock::now()) && client.socket)
        client.socket->close(net::close_policy, "too many bad answers");
}

void BotGuest::act(LiveTable& table, Client& client, const Question& question, const any::Action& action) {
    answering_ = true;
    table.ask(client, "bot-" + std::to_string(question.id),
              table::ask::Act{.seen = question.seen, .card = question.game.card, .action = action});
}

// P3. Nothing, where it was only asked whether it reacts.
void BotGuest::answer_for_it(LiveTable& table, Client& client) {
    if (!open_) return;
    const Question question = std::move(*open_);
    open_.reset();
    if (question.game.awaited)
        act(table, client, question, any::safe_action(*question.game.may, question.game.view));
}

void BotGuest::too_slow(Client& client) {
    if (!open_ || !client.table) return;
    if (!open_->game.awaited) {
        open_.reset();
        return;
    }
    const std::shared_ptr<LiveTable> table = client.table;
    complain(client, open_->id, "late", "there was no answer in time");
    answer_for_it(*table, client);
    if (++late_ >= most_late && client.socket)
        client.socket->close(net::close_policy, "late three times in a row");
}

void BotGuest::said(LiveTable& table, Client& client, std::string_view line) {
    const table::Room& room = table.table().room();
    if (const Seat seat = room.seat_of(client.person);
        seat != no_seat && !room.chairs[seat].bot_plays.empty())
        table.ask(client, "back-" + std::to_string(table.table().entries()), table::ask::Back{});
    const auto id = protocol::read_answer_id(line);
    if (!id) {
        complain(client, open_ ? open_->id : 0, "malformed", id.error());
        return answer_for_it(table, client);
    }
    if (!open_ || open_->id != *id) {
        const bool was_asked = *id > 0 && *id <= questions_;
        return was_asked ? complain(client, *id, "late", "the game has gone on")
                         : complain(client, *id, "chatty", "nobody waits for this answer");
    }
    late_ = 0;
    timer_.cancel();
    const auto action = protocol::read_answer(line, ask_of(open_->seat, open_->game));
    if (!action) {
        complain(client, *id, action.error().code, action.error().message);
        return answer_for_it(table, client);
    }
    const Question question = std::move(*open_);
    open_.reset();
    // In live pace letting a card go is doing nothing, unless it is asked for (S20).
    if (question.game.awaited || any::names_card(*action)) act(table, client, question, *action);
}

void BotGuest::gone(LiveTable& table, Client& client) {
    timer_.cancel();
    open_.reset();
    const table::Room& room = table.table().room();
    const bool timed = room.settings.turn_time > 0 && room.settings.timeout != table::Timeout::wait;
    if (room.seat_of(client.person) != no_seat && !(room.playing() && timed))
        table.ask(client, "stand", table::ask::Stand{});
}

void BotGuest::replied(Client& client, const table::Reply& reply) {
    if (reply.nonce == "sit" && reply.kind == table::Reply::Kind::refused)
        return client.socket->close(net::close_policy, "no seat");
    if (reply.kind == table::Reply::Kind::sent || reply.nonce.substr(0, 4) != "bot-") return;
    answering_ = false;
    answered_ = reply.event;
    // It was legal when it was asked: somebody else was quicker.
    if (reply.kind == table::Reply::Kind::refused)
        complain(client, std::stoull(reply.nonce.substr(4)), "late", reply.refusal->sentence);
}

}  // namespace scoville::server
