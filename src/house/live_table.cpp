#include "house/live_table.h"

#include <algorithm>
#include <utility>

#include "house/chat_text.h"
#include "house/ids.h"
#include "house/thinkers.h"
#include "wire/messages_out.h"

namespace scoville::house {

LiveTable::LiveTable(Env& env, std::string id, std::function<void(const std::string&)> asleep)
    : env_(env), id_(std::move(id)), asleep_(std::move(asleep)) {
    clear_table();
}

LiveTable::~LiveTable() = default;

table::Tools tools_for(Env& env, const std::string& id) {
    return {&env.vault, &env.chance, env.timing, seed_of(id)};
}

void LiveTable::clear_table() { table_.emplace(tools_for(env_, id_)); }

void LiveTable::create(const table::Created& created, const ClientPtr& client, const std::string& nonce) {
    creator_ = client;
    creator_nonce_ = nonce;
    creator_code_ = created.code;
    feed([&](table::Table& table, Now now, table::Effects& fx) {
        table.create(created, {client->person, client->name, client->number, 0}, nonce, now, fx);
    });
}

bool LiveTable::created_for(const ClientPtr& client) {
    if (!creator_) return false;
    creator_ = client;
    return true;
}

void LiveTable::wake(table::Table read, const std::vector<store::Said>& said) {
    durable_ = true;
    table_.emplace(std::move(read));
    table::Effects fx;
    table_->wake(env_.now(), fx);
    for (const store::Said& one : said) {
        chat_.push_back(chat_line_from(one));
        remember_saying({one.person, nonce_of(one), 0, true});
    }
    row_version_ = table_->seating_version();
    absent_.has_called(table_->waits_for());
    ++env_.counters.tables_woken;
    carry_out(fx);
    consider_sleep();
}

bool LiveTable::attach(const ClientPtr& client, std::uint32_t since) {
    if (given_up_) {
        client->close(Ending::trouble, "please come back");
        return true;
    }
    if (!table_->looker_for(client->person)) return false;
    client->table = shared_from_this();
    client->event = since;
    clients_.push_back(client);
    sleep_.cancel();
    resync(*client);
    feed([&](table::Table& table, Now now, table::Effects& fx) {
        table.present(client->person, true, now, fx, client->entropy);
    });
    show_here();
    return true;
}

void LiveTable::detach(Client& client) {
    // Of a table that was given up, its last looker has the last hold.
    const std::shared_ptr<LiveTable> self = std::move(client.table);
    client.table.reset();
    client.looker.reset();
    client.leaving = false;
    std::erase_if(clients_, [&](const ClientPtr& one) { return one.get() == &client; });
    feed([&](table::Table& table, Now now, table::Effects& fx) {
        table.present(client.person, false, now, fx, client.entropy);
    });
    show_here();
    consider_sleep();
}

void LiveTable::ask(const table::From& from, const std::string& nonce, table::Request request) {
    ++env_.counters.actions;
    feed([&](table::Table& table, Now now, table::Effects& fx) {
        table.ask(from, nonce, std::move(request), now, fx);
    });
}

void LiveTable::carry_out(table::Effects& fx) {
    if (fx.append) append(fx);
    for (const table::Reply& reply : fx.replies) answer(reply);
    for (const table::Person& person : fx.gone)
        for (const ClientPtr& client : std::vector(clients_))
            if (client->person == person) see_off(client);
    if (fx.shown || fx.shown_spectators)
        show();
    else if (fx.clocks || !fx.own_clocks.empty())
        show_clocks(fx.clocks ? std::nullopt : std::optional(fx.own_clocks));
    for (const table::BotAsked& asked : fx.bots) ask_bot(asked);
    if (fx.lost) return reload();
    write_row();
    arm();
    look_for_absent();
}

void LiveTable::answer(const table::Reply& reply) {
    if (reply.refusal) env_.counters.refused(*reply.refusal);
    if (creator_ && reply.kind == table::Reply::Kind::done) return;  // with the code, in committed()
    if (const ClientPtr client = client_on(reply.line)) client->replied(*this, reply);
}

void LiveTable::append(table::Effects& fx) {
    store::Append append{.table = id_,
                         .first_seq = table_->entries(),
                         .entries = {std::move(*fx.append)},
                         .row = {},
                         .members = fx.members,
                         .left = {}};
    fx.append.reset();
    if (!durable_) {
        // The first entry brings the row; its contents follow once the table exists.
        append.row = store::TableRow{.id = id_, .code = creator_code_, .touched_ms = env_.now().utc};
    } else if (row_deadline_ms_ == 0 && table_->seating().phase != table::TablePhase::playing) {
        // It may begin a game: should nobody live to say when that is due, the table is woken too early.
        row_deadline_ms_ = env_.now().utc + usual_row_lead_ms;
        append.row = row(row_deadline_ms_);
    }
    appending_ = true;
    env_.store.append(std::move(append),
                      [self = shared_from_this()](const store::Answer& answer) { self->committed(answer); });
}

void LiveTable::committed(const store::Answer& answer) {
    using store::Outcome;
    const bool first = !durable_;
    appending_ = false;
    if (answer.outcome == Outcome::unsure || (answer.outcome == Outcome::conflict && env_.owners != nullptr))
        return start_over();
    if (answer) {
        durable_ = true;
    } else {
        env_.log(Severity::error, "append-failed", id_, answer.why);
    }
    const auto outcome = answer                                          ? table::Committed::stored
                         : answer.outcome == Outcome::conflict && !first ? table::Committed::conflict
                                                                         : table::Committed::failed;
    feed([&](table::Table& table, Now now, table::Effects& fx) { table.committed(outcome, now, fx); });
    if (!first) return;
    const ClientPtr client = std::exchange(creator_, nullptr);
    if (!answer) {
        asleep_(id_);
        return;
    }
    if (!client || !client->line) return consider_sleep();
    client->answer(
        wire::ack_message({.nonce = creator_nonce_, .table = id_, .code = table_->seating().code}));
    if (client->table) client->table->detach(*client);
    attach(client, 0);
}

// What became of the last request is in the journal: whoever comes back and asks again is told by its nonce.
void LiveTable::start_over() {
    if (std::exchange(given_up_, true)) return;
    env_.log(Severity::warning, "table-starts-over", id_, "");
    const ClientPtr creator = std::exchange(creator_, nullptr);
    if (creator) creator->close(Ending::trouble, "please come back");
    for (const ClientPtr& client : clients_) client->close(Ending::trouble, "please come back");
    tick_.cancel();
    sleep_.cancel();
    asleep_(id_);
}

// Someone else wrote this table's journal: what they wrote counts.
void LiveTable::reload() {
    env_.store.load(id_,
                    [self = shared_from_this()](const store::Answer& answer, const store::Loaded& loaded) {
                        self->reloaded(answer, loaded);
                    });
}

void LiveTable::reloaded(const store::Answer& answer, const store::Loaded& loaded) {
    if (!answer) return asleep_(id_);
    clear_table();
    table::Effects fx;
    if (table_->load(loaded.entries, env_.now(), fx)) return asleep_(id_);
    for (const ClientPtr& client : clients_) {
        table_->present(client->person, true, env_.now(), fx, client->entropy);
        resync(*client);
    }
    carry_out(fx);
}

ClientPtr LiveTable::client_on(std::uint64_t line) const {
    const auto found = env_.clients.find(line);
    return found == env_.clients.end() ? nullptr : found->second.lock();
}

}  // namespace scoville::house
