#include "server/hall.h"

#include <algorithm>
#include <array>
#include <utility>

#include "bots/face/levels.h"
#include "server/bot_guest.h"
#include "server/ids.h"
#include "server/past_games.h"
#include "server/text.h"
#include "wire/messages_out.h"

namespace scoville::server {
namespace {

constexpr std::size_t most_early = 8;
constexpr std::size_t most_listed = 100;
constexpr std::array<std::string_view, 8> reactions{"chili", "cool",     "laugh", "wow",
                                                    "think", "applause", "sorry", "hurry"};

ClientPtr client_of(const net::Socket& socket) { return std::static_pointer_cast<Client>(socket.owner); }

void refuse(const ClientPtr& client, const std::string& nonce, const Refusal& refusal) {
    client->env.counters.refused(refusal);
    client->env.log.debug("refused", client->person, refusal.key);
    client->send(wire::refused_message(nonce, refusal));
}

bool exists(const std::string& level) { return bots::level_named(level).has_value(); }

bool levels_exist(const table::Settings& settings) {
    return (!settings.fill || exists(*settings.fill)) && exists(settings.timeout_level);
}

// Levels are the server's to know.
bool names_no_level(const table::Request& request) {
    if (const auto* bot = std::get_if<table::ask::SeatBot>(&request)) return !exists(bot->level);
    if (const auto* bot = std::get_if<table::ask::BotPlays>(&request)) return !exists(bot->level);
    if (const auto* configure = std::get_if<table::ask::Configure>(&request))
        return !levels_exist(configure->settings);
    return false;
}

table::FreshLink fresh_link() {
    const std::string secret = new_secret();
    return {secret, hash_of(secret)};
}

void add_fresh_link(table::Request& request) {
    if (auto* sit = std::get_if<table::ask::Sit>(&request)) sit->link = fresh_link();
    if (auto* over = std::get_if<table::ask::TakeOver>(&request)) over->link = fresh_link();
    if (auto* link = std::get_if<table::ask::Link>(&request)) link->link = fresh_link();
}

// A row's summary with when it was last touched.
std::string list_of(const store::Rows& rows) {
    std::string text = "[";
    for (const store::TableRow& row : rows) {
        if (row.summary.size() < 2) continue;
        if (text.size() > 1) text += ',';
        text.append(row.summary, 0, row.summary.size() - 1);
        text += ",\"touched\":" + std::to_string(row.touched_ms) + "}";
    }
    return text + "]";
}

}  // namespace

int Hall::admits(const net::Request& request) {
    if (bans_.holds_address(request.peer.address)) return 403;
    if (request.peer.path == "/ws") return 101;
    if (request.peer.path != "/bot") return 404;
    return admits_bot(request) ? 101 : 401;
}

void Hall::opened(const std::shared_ptr<net::Socket>& socket) {
    ++clients_;
    const auto client = std::make_shared<Client>(++lines_, socket, env_);
    env_.log.debug("opened", std::to_string(client->line));
    socket->owner = client;
    env_.lines[client->line] = client;
    if (socket->peer().path == "/bot") bot_arrives(client);
}

Hall::~Hall() {
    for (const auto& [line, weak] : env_.lines) {
        const ClientPtr client = weak.lock();
        if (!client) continue;
        client->table.reset();
        if (const auto socket = std::exchange(client->socket, nullptr)) socket->owner.reset();
    }
    env_.lines.clear();
}

void Hall::closed(net::Socket& socket) {
    --clients_;
    const ClientPtr client = client_of(socket);
    client->socket.reset();
    env_.lines.erase(client->line);
    if (client->table && client->guest) client->guest->gone(*client->table, *client);
    env_.log.debug("closed", std::to_string(client->line), std::to_string(socket.close_code()));
    if (client->table) client->table->detach(*client);
    socket.owner.reset();
}

void Hall::overflowed(net::Socket& socket) {
    const ClientPtr client = client_of(socket);
    if (client->table) client->table->resync(client);
}

void Hall::fault(std::string_view what) { env_.log(Severity::error, "fault", "", what); }

void Hall::message(net::Socket& socket, std::string_view text) {
    ++env_.counters.messages_in;
    const ClientPtr client = client_of(socket);
    if (client->guest && !client->greeting) return bot_says(client, text);
    if (!client->greeting) return receive(client, text);
    // The answer to hello is on its way; what comes meanwhile waits.
    if (client->early.size() >= most_early) return socket.close(net::close_policy, "too many messages");
    client->early.emplace_back(text);
}

void Hall::receive(const ClientPtr& client, std::string_view text) {
    const any::Options* options = client->table ? &client->table->table().options() : nullptr;
    auto received = wire::read_message(text, options);
    if (!received) return trouble(client, received.error());
    handle(client, std::move(received.value()));
}

void Hall::trouble(const ClientPtr& client, const wire::Trouble& trouble) {
    ++env_.counters.troubles;
    if (!client->troubles.take(net::Clock::now())) {
        if (client->socket) client->socket->close(net::close_policy, "too many bad messages");
        return;
    }
    client->send(trouble.nonce.empty()
                     ? wire::trouble_message(trouble.refusal, trouble.detail)
                     : wire::refused_message(trouble.nonce, trouble.refusal, trouble.detail));
}

void Hall::handle(const ClientPtr& client, wire::Received received) {
    if (!client->welcomed && !std::holds_alternative<wire::Hello>(received.message))
        return trouble(client, {received.nonce, refusal::hello_first, {}});
    std::visit([&](const auto& message) { on(client, received.nonce, message); }, received.message);
}

// ---- who it is ----

void Hall::on(const ClientPtr& client, const std::string&, const wire::Hello& hello) {
    if (client->welcomed) return trouble(client, {{}, refusal::hello_twice, {}});
    client->greeting = true;
    client->entropy = hello.entropy;
    if (hello.token.empty()) return new_guest(client, hello.name);
    env_.store.person_by_secret(
        hash_of(hello.token), [this, client, name = hello.name](store::Answer answer, store::Person person) {
            env_.loop.post(
                [this, client, name, answer = std::move(answer), person = std::move(person)]() mutable {
                    if (answer.outcome == store::Outcome::missing) return new_guest(client, name);
                    if (!answer) {
                        client->greeting = false;
                        return trouble(client, {{}, refusal::store_trouble, {}});
                    }
                    const auto wanted = clean_name(name);
                    const table::Millis now = Env::now().utc;
                    constexpr table::Millis a_day = 24 * 3600 * 1000;
                    const bool renamed = wanted && *wanted != person.name;
                    if (renamed) person.name = *wanted;
                    if (renamed || now - person.seen_ms > a_day) {
                        person.seen_ms = now;
                        env_.store.save_person(person, [](const store::Answer&) {});
                    }
                    welcome(client, person, {});
                });
        });
}

void Hall::new_guest(const ClientPtr& client, const std::string& wanted_name) {
    if (!may_become_guest(*client)) {
        client->greeting = false;
        return trouble(client, {{}, refusal::too_many, {}});
    }
    const std::string token = new_secret();
    const std::string id = new_person_id();
    const store::Person person{.id = id,
                               .secret_hash = hash_of(token),
                               .name = clean_name(wanted_name).value_or(guest_name(id)),
                               .about = {},
                               .seen_ms = Env::now().utc};
    env_.store.save_person(person, [this, client, person, token](store::Answer answer) {
        env_.loop.post([this, client, person, token, answer = std::move(answer)] {
            if (answer) return welcome(client, person, token);
            client->greeting = false;
            trouble(client, {{}, refusal::store_trouble, {}});
        });
    });
}

void Hall::welcome(const ClientPtr& client, const store::Person& person, const std::string& token) {
    client->greeting = false;
    client->welcomed = true;
    client->person = person.id;
    client->name = person.name;
    if (is_banned(*client)) return turn_out(*client);
    env_.log.debug("welcomed", person.id, "line " + std::to_string(client->line));
    client->send(wire::welcome_message(
        {.person = person.id, .name = person.name, .program = "scoville", .token = token}));
    while (!client->early.empty() && client->socket) {
        const std::string text = std::move(client->early.front());
        client->early.pop_front();
        receive(client, text);
    }
}

void Hall::on(const ClientPtr& client, const std::string& nonce, const wire::Rename& rename) {
    const auto name = clean_name(rename.name);
    if (!name) return refuse(client, nonce, refusal::bad_name);
    env_.store.person(client->person,
                      [this, client, nonce, name = *name](store::Answer answer, store::Person person) {
                          env_.loop.post([this, client, nonce, name, answer = std::move(answer),
                                          person = std::move(person)]() mutable {
                              if (!answer) return refuse(client, nonce, refusal::store_trouble);
                              person.name = name;
                              renamed(client, nonce, std::move(person));
                          });
                      });
}

void Hall::renamed(const ClientPtr& client, const std::string& nonce, const store::Person& person) {
    env_.store.save_person(person, [this, client, nonce, name = person.name](store::Answer answer) {
        env_.loop.post([client, nonce, name, answer = std::move(answer)] {
            if (!answer) return refuse(client, nonce, refusal::store_trouble);
            client->name = name;
            client->send(wire::ack_message({.nonce = nonce, .name = name}));
        });
    });
}

// ---- which table ----

void Hall::on(const ClientPtr& client, const std::string& nonce, const wire::Create& create) {
    if (const Refusal* why = cannot_create(*client)) return refuse(client, nonce, *why);
    if (!levels_exist(create.settings)) return refuse(client, nonce, refusal::no_such_level);
    tables_.create(create.settings, client, nonce);
}

void Hall::on(const ClientPtr& client, const std::string& nonce, const wire::Open& open) {
    if (!client->lookups.take(net::Clock::now())) return refuse(client, nonce, refusal::too_many);
    const bool by_code = !open.code.empty();
    auto found = [this, client, nonce, since = open.since, by_code](const std::shared_ptr<LiveTable>& table,
                                                                    const Refusal* why_not) {
        let_in(client, nonce, table, why_not, since, by_code);
    };
    if (by_code)
        tables_.find_code(normal_code(open.code), std::move(found));
    else
        tables_.find(open.table, std::move(found));
}

void Hall::let_in(const ClientPtr& client, const std::string& nonce, const std::shared_ptr<LiveTable>& table,
                  const Refusal* why_not, std::uint32_t since, bool by_code) {
    if (!client->socket) return;
    if (why_not != nullptr) return refuse(client, nonce, *why_not);
    const table::Room& room = table->table().room();
    const bool own = room.host == client->person || room.seat_of(client->person) != no_seat;
    if (!by_code && !own && !room.settings.listed) return refuse(client, nonce, refusal::forbidden);
    if (!table->table().looker_for(client->person)) return refuse(client, nonce, refusal::no_spectators);
    if (client->table) client->table->detach(*client);
    client->send(wire::ack_message({.nonce = nonce, .table = room.id, .code = room.code}));
    table->attach(client, since);
}

void Hall::on(const ClientPtr& client, const std::string& nonce, const wire::Resume& resume) {
    if (!client->lookups.take(net::Clock::now())) return refuse(client, nonce, refusal::too_many);
    tables_.find(resume.table, [client, nonce, hash = hash_of(resume.secret)](
                                   const std::shared_ptr<LiveTable>& table, const Refusal* why_not) {
        if (why_not != nullptr) return refuse(client, nonce, *why_not);
        table->ask(*client, nonce, table::ask::Resume{hash});
    });
}

void Hall::on(const ClientPtr& client, const std::string& nonce, const wire::List& list) {
    if (!client->lookups.take(net::Clock::now())) return refuse(client, nonce, refusal::too_many);
    auto got = [this, client, nonce](store::Answer answer, store::Rows rows) {
        env_.loop.post([client, nonce, answer = std::move(answer), rows = std::move(rows)] {
            if (!answer) return refuse(client, nonce, refusal::store_trouble);
            client->send(wire::ack_message({.nonce = nonce, .tables = list_of(rows)}));
        });
    };
    if (list.mine)
        env_.store.tables_of(client->person, most_listed, std::move(got));
    else
        env_.store.listed(most_listed, std::move(got));
}

void Hall::on(const ClientPtr& client, const std::string& nonce, const wire::Record& record) {
    if (!client->lookups.take(net::Clock::now())) return refuse(client, nonce, refusal::too_many);
    env_.store.load(record.table, [this, client, nonce, game = record.game](store::Answer answer,
                                                                            store::Loaded loaded) {
        env_.loop.post([this, client, nonce, game, answer = std::move(answer), loaded = std::move(loaded)] {
            if (!answer) return refuse(client, nonce, refusal::no_such_table);
            const auto text = record_for(loaded, game, client->person, env_.vault);
            if (!text) return refuse(client, nonce, text.error());
            client->send(wire::ack_message({.nonce = nonce, .record = *text}));
        });
    });
}

// ---- at the table ----

void Hall::on(const ClientPtr& client, const std::string& nonce, const wire::Chat& chat) {
    if (!client->table) return refuse(client, nonce, refusal::no_table);
    if (!client->chat.take(net::Clock::now())) return refuse(client, nonce, refusal::too_many);
    const auto text = clean_chat(chat.text);
    if (!text) return refuse(client, nonce, refusal::bad_chat);
    client->table->chat(*client, nonce, *text);
}

void Hall::on(const ClientPtr& client, const std::string&, const wire::React& react) {
    if (!client->table || !client->chat.take(net::Clock::now())) return;
    if (std::find(reactions.begin(), reactions.end(), react.reaction) == reactions.end())
        return trouble(client, {{}, refusal::bad_reaction, {}});
    client->table->react(*client, react.reaction);
}

void Hall::on(const ClientPtr& client, const std::string& nonce, const table::Request& request) {
    if (!client->table) return refuse(client, nonce, refusal::no_table);
    if (env_.draining && begins_game(request)) return refuse(client, nonce, refusal::draining);
    if (names_no_level(request)) return refuse(client, nonce, refusal::no_such_level);
    table::Request complete = request;
    add_fresh_link(complete);
    if (auto* mute = std::get_if<table::ask::Mute>(&complete))
        mute->name = client->table->name_of(mute->person);
    client->table->ask(*client, nonce, std::move(complete));
}

}  // namespace scoville::server
