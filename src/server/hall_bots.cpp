// Bots that come over a WebSocket at /bot?code=CODE, with a secret of their own as bearer token: the first
// time it makes them a guest, later it finds them again.
#include "protocol/answer.h"
#include "protocol/messages.h"
#include "server/bot_guest.h"
#include "server/hall.h"
#include "server/ids.h"
#include "server/text.h"

namespace scoville::server {
namespace {

constexpr std::size_t least_token = 32;
constexpr std::string_view code_field = "code=";

std::string code_in(std::string_view query) {
    const auto at = query.find(code_field);
    return at == std::string_view::npos
               ? std::string()
               : normal_code(
                     query.substr(at + code_field.size(), query.find('&', at) - at - code_field.size()));
}

}  // namespace

bool Hall::admits_bot(const net::Request& request) { return request.peer.bearer.size() >= least_token; }

void Hall::bot_arrives(const ClientPtr& client) {
    client->guest =
        std::make_shared<BotGuest>(code_in(client->socket->peer().query), env_.loop, env_.timing.stuck_bot);
    client->greeting = true;
    const std::string hash = hash_of(client->socket->peer().bearer);
    env_.store.person_by_secret(hash, [this, client, hash](store::Answer answer, store::Person person) {
        env_.loop.post(
            [this, client, hash, answer = std::move(answer), person = std::move(person)]() mutable {
                if (answer.outcome == store::Outcome::missing) {
                    if (!may_become_guest(*client)) return turn_out(*client, "too many");
                    person = {.id = new_person_id(),
                              .secret_hash = hash,
                              .name = "bot",
                              .about = {},
                              .seen_ms = Env::now().utc};
                    env_.store.save_person(person, [](const store::Answer&) {});
                } else if (!answer) {
                    if (client->socket) client->socket->close(net::close_internal, "store trouble");
                    return;
                }
                client->person = person.id;
                client->name = person.name;
                if (is_banned(*client)) return turn_out(*client);
                client->greeting = false;
                client->welcomed = true;
                std::string hello;
                protocol::write_hello(hello, "scoville");
                hello.pop_back();
                client->send(std::move(hello));
            });
    });
}

void Hall::bot_says(const ClientPtr& client, std::string_view line) {
    BotGuest& guest = *client->guest;
    if (guest.introduced()) {
        if (client->table) guest.said(*client->table, *client, line);
        return;
    }
    const auto ready = protocol::read_ready(line);
    if (!ready) return client->socket->close(net::close_policy, "expected ready");
    client->name = clean_name(ready->name).value_or("bot");
    guest.introduce();
    tables_.find_code(
        guest.code(), [client](const std::shared_ptr<LiveTable>& table, const Refusal* why_not) {
            if (!client->socket) return;
            if (why_not != nullptr || !table->attach(client, 0))
                client->socket->close(net::close_policy, why_not != nullptr ? why_not->code : "forbidden");
        });
}

}  // namespace scoville::server
