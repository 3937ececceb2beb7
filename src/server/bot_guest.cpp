#include "server/bot_guest.h"

#include "protocol/answer.h"
#include "protocol/messages.h"
#include "server/client.h"
#include "server/ids.h"
#include "server/live_table.h"

namespace scoville::server {
namespace {

constexpr int unlimited_ms = 600'000;

// A line of the protocol as one message.
template <class Write>
void send_line(Client& client, Write&& write) {
    std::string line;
    write(line);
    while (!line.empty() && line.back() == '\n') line.pop_back();
    client.send(std::move(line));
}

template <class... F>
struct Either : F... {
    using F::operator()...;
};

void tell_event(Client& client, const std::string& game, const any::SeenEvent& event,
                const any::Options& options) {
    send_line(client, [&](std::string& out) {
        std::visit(Either{[&](const spicy::SeenEvent& one) {
                              const auto& own = std::get<spicy::Options>(options);
                              protocol::write_event(
                                  out, game, one,
                                  spicy::ruleset_of({.players = own.players, .edition = own.edition}).box);
                          },
                          [&](const schoten::SeenEvent& one) { protocol::write_event(out, game, one); }},
                   event);
    });
}

bots::SpicyAsk spicy_ask(Seat seat, const table::SeenGame& game) {
    const auto& may = std::get<any::SpicyMay>(*game.may);
    return {seat, std::get<spicy::View>(game.view), may.legal, may.faults};
}

bots::SchotenAsk schoten_ask(Seat seat, const table::SeenGame& game) {
    return {seat, std::get<schoten::View>(game.view), std::get<schoten::Legal>(*game.may)};
}

bool is_spicy(const table::SeenGame& game) { return any::kind_of(game.options) == any::Kind::spicy; }

Result<any::Action, protocol::Unusable> read_action(std::string_view line, Seat seat,
                                                    const table::SeenGame& game) {
    if (is_spicy(game)) {
        const auto answer = protocol::read_answer(line, spicy_ask(seat, game));
        if (!answer) return answer.error();
        return any::Action(answer->action);
    }
    const auto answer = protocol::read_answer(line, schoten_ask(seat, game));
    if (!answer) return answer.error();
    return any::Action(answer->action);
}

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
        send_line(client, [&](std::string& out) {
            std::visit([&](const auto& one) { protocol::write_new(out, game_name(number), seat, one); },
                       game->options);
        });
    }
    for (const any::SeenEvent& event : shown.story(seat, told_))
        tell_event(client, game_name(number), event, game->options);
    told_ = shown.last_shown();
    if (!shown.room().playing()) {
        open_.reset();
        if (ended_game_ == number) return;
        ended_game_ = number;
        send_line(client, [&](std::string& out) {
            std::visit([&](const auto& view) { protocol::write_end(out, game_name(number), view); },
                       game->view);
        });
        return;
    }
    ask_if_wanted(table, client, seat);
}

void BotGuest::ask_if_wanted(LiveTable& table, Client& client, Seat seat) {
    const auto game = table.table().question(seat, Env::now());
    if (!game || !game->may || table.table().room().paused) return;
    if (open_ && open_->game.card == game->card && open_->game.awaited == game->awaited) return;
    if (!game->awaited && (!any::may_react(*game->may) || asked_card_ == game->card)) return;
    if (!game->awaited) asked_card_ = game->card;
    open_ = Question{++questions_, table.table().last_shown(), *game, seat};
    const table::Millis time = table.table().room().settings.turn_time;
    const int ms = time > 0 && time < unlimited_ms ? static_cast<int>(time) : unlimited_ms;
    send_line(client, [&](std::string& out) {
        if (is_spicy(*game))
            protocol::write_act(out, game_name(told_game_), questions_, spicy_ask(seat, *game), ms);
        else
            protocol::write_act(out, game_name(told_game_), questions_, schoten_ask(seat, *game), ms);
    });
}

void BotGuest::said(LiveTable& table, Client& client, std::string_view line) {
    const auto complain = [&](std::uint64_t id, std::string_view code, std::string_view message) {
        send_line(client, [&](std::string& out) {
            protocol::write_error(out, game_name(told_game_), id, code, message);
        });
    };
    const auto id = protocol::read_answer_id(line);
    if (!id) return complain(0, "malformed", id.error());
    if (!open_ || open_->id != *id) {
        const bool was_asked = *id > 0 && *id <= questions_;
        return was_asked ? complain(*id, "late", "the game has gone on")
                         : complain(*id, "chatty", "nobody waits for this answer");
    }
    const Question question = std::move(*open_);
    open_.reset();
    const auto action = read_action(line, question.seat, question.game);
    if (!action) {
        complain(*id, action.error().code, action.error().message);
        return ask_if_wanted(table, client, question.seat);
    }
    // In live pace letting a card go is doing nothing, unless it is asked for (S20).
    if (!question.game.awaited && !any::Game::names_card(*action)) return;
    table.ask(client, "bot-" + std::to_string(*id),
              table::ask::Act{.seen = question.seen, .card = question.game.card, .action = *action});
}

void BotGuest::replied(Client& client, const table::Reply& reply) {
    if (reply.nonce == "sit" && reply.kind == table::Reply::Kind::refused)
        return client.socket->close(net::close_policy, "no seat");
    if (reply.kind != table::Reply::Kind::refused || reply.nonce.substr(0, 4) != "bot-") return;
    send_line(client, [&](std::string& out) {
        protocol::write_error(out, game_name(told_game_), std::stoull(reply.nonce.substr(4)),
                              reply.refusal->code == "late" ? "late" : "illegal", reply.refusal->sentence);
    });
}

}  // namespace scoville::server
