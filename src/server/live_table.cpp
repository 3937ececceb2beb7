#include "server/live_table.h"

#include <algorithm>
#include <utility>

#include "base/check.h"
#include "server/bot_guest.h"
#include "server/chat_text.h"
#include "wire/messages_out.h"

namespace scoville::server {

LiveTable::LiveTable(Env& env, std::string id, std::function<void(const std::string&)> asleep)
    : env_(env), id_(std::move(id)), asleep_(std::move(asleep)) {
    table_.emplace(table::Tools{&env_.vault, &env_.chance, env_.timing, std::hash<std::string>()(id_)});
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
    auto damage = table_->load(entries, Env::now(), fx);
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
        table.present(client->person, true, now, fx, client->entropy);
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
        table.present(client.person, false, now, fx, client.entropy);
    });
    show_here();
    consider_sleep();
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

void LiveTable::committed(const store::Answer& answer) {
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

// Someone else wrote this table's journal: what they wrote counts.
void LiveTable::reload() {
    env_.store.load(id_, [self = shared_from_this()](store::Answer answer, const store::Loaded& loaded) {
        self->env_.loop.post([self, answer = std::move(answer), loaded] {
            if (!answer) return self->asleep_(self->id_);
            self->table_.emplace(table::Tools{&self->env_.vault, &self->env_.chance, self->env_.timing,
                                              std::hash<std::string>()(self->id_)});
            table::Effects fx;
            if (self->table_->load(loaded.entries, Env::now(), fx)) return self->asleep_(self->id_);
            for (const ClientPtr& client : self->clients_) {
                self->table_->present(client->person, true, Env::now(), fx, client->entropy);
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
