#include "server/live_table.h"

#include <algorithm>
#include <utility>

#include "base/check.h"
#include "server/bot_guest.h"
#include "server/chat_text.h"
#include "server/ids.h"
#include "wire/messages_out.h"
#include "wire/room_out.h"

namespace scoville::server {
namespace {

constexpr std::size_t chat_kept = 50;
constexpr std::int64_t least_row_lead_ms = 20'000;
constexpr std::int64_t usual_row_lead_ms = 60'000;
constexpr Refusal muted{"muted", "muted", "The host has muted you."};

net::Clock::time_point at(table::Millis steady) {
    return net::Clock::time_point(std::chrono::milliseconds(steady));
}

}  // namespace

LiveTable::LiveTable(Env& env, std::string id, std::function<void(const std::string&)> asleep)
    : env_(env), id_(std::move(id)), asleep_(std::move(asleep)) {
    table_.emplace(table::Tools{&env_.vault, env_.timing, std::hash<std::string>()(id_)});
}

template <class Input>
void LiveTable::feed(Input&& input) {
    table::Effects fx;
    input(*table_, Env::now(), fx);
    carry_out(fx);
}

void LiveTable::create(const table::Created& created, const ClientPtr& client, const std::string& nonce) {
    creator_ = client;
    creator_nonce_ = nonce;
    creator_code_ = created.code;
    feed([&](table::Table& table, table::Now now, table::Effects& fx) {
        table.create(created, {client->person, client->name, client->line, 0}, nonce, now, fx);
    });
}

std::optional<std::string> LiveTable::wake(const std::vector<std::string>& entries,
                                           const std::vector<store::Said>& said) {
    kept_ = true;
    table::Effects fx;
    const auto damage = table_->load(entries, Env::now(), fx);
    if (damage) return damage;
    for (const store::Said& line : said) chat_.push_back(chat_line_from(line));
    row_version_ = table_->room_version();
    ++env_.counters.tables_woken;
    carry_out(fx);
    consider_sleep();
    return std::nullopt;
}

bool LiveTable::attach(const ClientPtr& client, std::uint32_t since) {
    const auto looker = table_->looker_for(client->person);
    if (!looker) return false;
    client->table = shared_from_this();
    client->event = since;
    clients_.push_back(client);
    sleep_timer_.cancel();
    resync(client);
    feed([&](table::Table& table, table::Now now, table::Effects& fx) {
        table.present(client->person, true, now, fx);
    });
    show_here();
    return true;
}

void LiveTable::detach(Client& client) {
    client.table.reset();
    client.looker.reset();
    client.leaving = false;
    std::erase_if(clients_, [&](const ClientPtr& one) { return one.get() == &client; });
    feed([&](table::Table& table, table::Now now, table::Effects& fx) {
        table.present(client.person, false, now, fx);
    });
    show_here();
    consider_sleep();
}

void LiveTable::resync(const ClientPtr& client) {
    client->looker = table_->looker_for(client->person);
    if (!client->looker) return;
    if (client->guest) return client->guest->shown(*this, *client);
    const std::uint32_t last = table_->shown_to(*client->looker);
    constexpr std::uint32_t latest_few = 60;
    std::uint32_t since = client->event;
    if (since == 0 || since > last) since = last > latest_few ? last - latest_few : 0;
    const std::vector<wire::ChatLine> chat(chat_.begin(), chat_.end());
    client->send(wire::table_message(table_->room(), *client->looker,
                                     table_->sight(*client->looker, since, Env::now()), chat, here()));
    client->event = last;
    client->room_version = table_->room_version();
}

void LiveTable::ask(const Client& client, const std::string& nonce, table::Request request) {
    const auto trip = client.socket ? client.socket->round_trip() : std::nullopt;
    const table::From from{client.person, client.name, client.line, trip ? trip->count() / 1'000 : 0};
    ++env_.counters.actions;
    feed([&](table::Table& table, table::Now now, table::Effects& fx) {
        table.ask(from, nonce, std::move(request), now, fx);
    });
}

void LiveTable::carry_out(table::Effects& fx) {
    if (fx.append) append(fx);
    for (const table::Reply& reply : fx.replies) {
        if (reply.refusal) env_.counters.refused(*reply.refusal);
        if (creator_ && reply.kind == table::Reply::Kind::done)
            continue;  // answered with the code, in committed()
        const ClientPtr client = client_on(reply.line);
        if (client && client->guest) {
            client->guest->replied(*client, reply);
            client->guest->shown(*this, *client);  // it may have to be asked again
        }
        if (client && !client->guest) client->send(wire::reply_message(reply));
    }
    for (const table::Person& person : fx.gone)
        for (const ClientPtr& client : std::vector(clients_))
            if (client->person == person) see_off(client);
    if (fx.shown || fx.shown_spectators)
        show();
    else if (fx.clocks)
        show_clocks();
    for (const table::BotAsked& asked : fx.bots) ask_bot(asked);
    if (fx.lost) return reload();
    write_row();
    arm();
}

void LiveTable::append(table::Effects& fx) {
    store::Append append{.table = id_,
                         .first_seq = table_->entries(),
                         .entries = {std::move(*fx.append)},
                         .row = {},
                         .members = fx.members,
                         .left = {}};
    fx.append.reset();
    if (!kept_) {
        // The first entry brings the row; its contents follow once the table exists.
        append.row = store::TableRow{.id = id_, .code = creator_code_, .touched_ms = Env::now().utc};
    }
    env_.store.append(std::move(append), [self = shared_from_this()](store::Answer answer) {
        self->env_.loop.post([self, answer = std::move(answer)] { self->committed(answer); });
    });
}

void LiveTable::committed(store::Answer answer) {
    using store::Outcome;
    const bool first = !kept_;
    if (answer) {
        kept_ = true;
    } else {
        env_.log(Severity::error, "append-failed", id_, answer.why);
    }
    const auto outcome = answer                                          ? table::Committed::stored
                         : answer.outcome == Outcome::conflict && !first ? table::Committed::conflict
                                                                         : table::Committed::failed;
    feed([&](table::Table& table, table::Now now, table::Effects& fx) { table.committed(outcome, now, fx); });
    if (!first) return;
    const ClientPtr client = std::exchange(creator_, nullptr);
    if (!answer) {
        asleep_(id_);
        return;
    }
    if (!client || !client->socket) return consider_sleep();
    client->send(wire::ack_message({.nonce = creator_nonce_, .table = id_, .code = table_->room().code}));
    if (client->table) client->table->detach(*client);
    attach(client, 0);
}

void LiveTable::show() {
    for (const ClientPtr& client : std::vector(clients_)) show_to(client);
}

// Not at once: the table is in the middle of something.
void LiveTable::see_off(const ClientPtr& client) {
    if (std::exchange(client->leaving, true)) return;
    client->send(wire::gone_message("removed"));
    env_.loop.post([self = shared_from_this(), client] {
        if (client->leaving && client->table == self) self->detach(*client);
    });
}

void LiveTable::show_to(const ClientPtr& client) {
    if (client->leaving) return;
    if (client->room_version != table_->room_version()) {
        client->looker = table_->looker_for(client->person);
        if (!client->looker) return see_off(client);
    }
    if (!client->looker) return;
    if (client->guest) {
        client->room_version = table_->room_version();
        return client->guest->shown(*this, *client);
    }
    const table::Looker& looker = *client->looker;
    const std::uint32_t last = table_->shown_to(looker);
    const bool up_to_date = last == table_->last_shown();
    const bool room = up_to_date && client->room_version != table_->room_version();
    if (last == client->event && !room) return;
    if (client->event + 1 < table_->first_event()) {
        resync(client);
        return;
    }
    client->send(wire::update_message(room ? &table_->room() : nullptr, looker,
                                      table_->sight(looker, client->event, Env::now())));
    client->event = last;
    if (room) client->room_version = table_->room_version();
}

void LiveTable::show_clocks() {
    for (const ClientPtr& client : clients_)
        if (client->looker && !client->guest && table_->shown_to(*client->looker) == table_->last_shown())
            client->send(
                wire::clock_message(table_->clock_for(client->looker->seat, Env::now()), table_->options()));
}

wire::Here LiveTable::here() const {
    wire::Here here{.seats = table_->seats_here()};
    for (const ClientPtr& client : clients_)
        if (client->looker && !client->looker->seat) ++here.spectators;
    return here;
}

void LiveTable::show_here() {
    const auto text = std::make_shared<const std::string>(wire::here_message(here()));
    for (const ClientPtr& client : clients_)
        if (!client->guest) client->send(text);
}

void LiveTable::chat(Client& client, const std::string& nonce, const std::string& text) {
    if (table_->room().is_muted(client.person)) return client.send(wire::refused_message(nonce, muted));
    const std::pair said(client.person, nonce);
    if (std::find(chat_nonces_.begin(), chat_nonces_.end(), said) != chat_nonces_.end())
        return client.send(wire::ack_message({.nonce = nonce}));
    chat_nonces_.push_back(said);
    if (chat_nonces_.size() > chat_kept) chat_nonces_.pop_front();
    const Seat seat = table_->room().seat_of(client.person);
    wire::ChatLine line{.at = Env::now().utc, .person = client.person, .name = client.name, .text = text};
    if (seat != no_seat) line.seat = seat;
    env_.store.say({.table = id_, .person = client.person, .at_ms = line.at, .bytes = bytes_of(line)},
                   [](const store::Answer&) {});
    chat_.push_back(line);
    if (chat_.size() > chat_kept) chat_.pop_front();
    client.send(wire::ack_message({.nonce = nonce}));
    const auto message = std::make_shared<const std::string>(wire::chat_message(line));
    for (const ClientPtr& one : clients_)
        if (!one->guest) one->send(message);
}

std::string LiveTable::name_of(const std::string& person) const {
    for (const table::Chair& chair : table_->room().chairs)
        if (chair.belongs_to(person)) return chair.name;
    for (const ClientPtr& client : clients_)
        if (client->person == person) return client->name;
    for (const wire::ChatLine& line : chat_)
        if (line.person == person) return line.name;
    return guest_name(person);
}

void LiveTable::react(const Client& client, const std::string& reaction) {
    if (table_->room().is_muted(client.person)) return;
    const Seat seat = table_->room().seat_of(client.person);
    const auto message = std::make_shared<const std::string>(
        wire::reaction_message(reaction, client.name, seat == no_seat ? std::nullopt : std::optional(seat)));
    for (const ClientPtr& one : clients_)
        if (!one->guest) one->send(message);
}

void LiveTable::dismiss(std::string_view why) {
    const auto message = std::make_shared<const std::string>(wire::gone_message(why));
    for (const ClientPtr& client : clients_) client->send(message);
}

void LiveTable::ask_bot(const table::BotAsked& asked) {
    const Seat seat = asked.seat;
    const std::string& level = table_->room().chairs[seat].driver();
    const auto question = table_->question(seat, Env::now());
    if (!question || !question->may) return;
    BotSeat& bot = bots_[seat];
    if (!bot.player || bot.level != level || bot.game != table_->room().games) {
        const auto seed = std::hash<std::string>()(id_ + "/" + std::to_string(table_->room().games) + "/" +
                                                   std::to_string(seat));
        bot = {make_bot_player(any::kind_of(question->options), level, seed), level, table_->room().games, 0};
    }
    if (!bot.player) return;  // no such level here: the table plays the safe move in a while
    auto story = table_->story(seat, bot.told);
    bot.told = table_->last_shown();
    env_.bots.post(std::hash<const void*>()(bot.player.get()),
                   [weak = weak_from_this(), &loop = env_.loop, player = bot.player, story = std::move(story),
                    question = *question, asked] {
                       for (const any::SeenEvent& event : story) player->see(event);
                       const any::Action action = player->act(asked.seat, question.view, *question.may);
                       loop.post([weak, asked, action] {
                           const auto self = weak.lock();
                           if (!self) return;
                           self->feed([&](table::Table& table, table::Now now, table::Effects& fx) {
                               table.bot_answers(asked.seat, asked.number, action, now, fx);
                           });
                       });
                   });
}

store::TableRow LiveTable::row(std::int64_t deadline_ms) const {
    const table::Room& room = table_->room();
    const bool done = room.phase == table::RoomPhase::over || room.phase == table::RoomPhase::closed;
    return {.id = id_,
            .code = room.code,
            .listed = room.settings.listed && !done,
            .deadline_ms = deadline_ms,
            .touched_ms = Env::now().utc,
            .finished = done,
            .summary = wire::summary_of(room)};
}

// Keeps the store's row true: what lists show, and when a table that is found after a crash must be woken.
void LiveTable::write_row() {
    if (!kept_) return;
    const table::Now now = Env::now();
    const table::Millis wakes = table_->wakes_at();
    std::int64_t deadline = 0;
    if (wakes != table::never)
        deadline = now.utc + std::max<std::int64_t>(wakes - now.steady, usual_row_lead_ms);
    const bool stale = deadline == 0 ? row_deadline_ms_ != 0 : row_deadline_ms_ < now.utc + least_row_lead_ms;
    if (!stale && row_version_ == table_->room_version()) return;
    row_deadline_ms_ = deadline;
    row_version_ = table_->room_version();
    env_.store.set_row(row(deadline), [](const store::Answer&) {});
}

void LiveTable::arm() {
    const table::Millis when = table_->wakes_at();
    if (when == table::never) return timer_.cancel();
    timer_ = env_.loop.at(at(when), [weak = weak_from_this()] {
        if (const auto self = weak.lock())
            self->feed([](table::Table& table, table::Now now, table::Effects& fx) { table.tick(now, fx); });
    });
}

void LiveTable::consider_sleep() {
    if (!clients_.empty() || !kept_) return;
    sleep_timer_ = env_.loop.after(std::chrono::milliseconds(env_.sleep_after), [weak = weak_from_this()] {
        const auto self = weak.lock();
        if (!self || !self->clients_.empty()) return;
        const table::Now now = Env::now();
        const table::Millis wakes = self->table_->wakes_at();
        const bool soon = wakes != table::never && wakes - now.steady < usual_row_lead_ms;
        if (soon || !self->table_->idle()) return self->consider_sleep();
        const std::int64_t deadline = wakes == table::never ? 0 : now.utc + (wakes - now.steady);
        self->env_.store.set_row(self->row(deadline), [](const store::Answer&) {});
        ++self->env_.counters.tables_slept;
        self->asleep_(self->id_);
    });
}

// Someone else wrote this table's journal: what they wrote counts.
void LiveTable::reload() {
    env_.store.load(id_, [self = shared_from_this()](store::Answer answer, const store::Loaded& loaded) {
        self->env_.loop.post([self, answer = std::move(answer), loaded] {
            if (!answer) return self->asleep_(self->id_);
            self->table_.emplace(
                table::Tools{&self->env_.vault, self->env_.timing, std::hash<std::string>()(self->id_)});
            table::Effects fx;
            if (self->table_->load(loaded.entries, Env::now(), fx)) return self->asleep_(self->id_);
            for (const ClientPtr& client : self->clients_) {
                self->table_->present(client->person, true, Env::now(), fx);
                self->resync(client);
            }
            self->carry_out(fx);
        });
    });
}

ClientPtr LiveTable::client_on(std::uint64_t line) const {
    const auto found = env_.lines.find(line);
    return found == env_.lines.end() ? nullptr : found->second.lock();
}

}  // namespace scoville::server
