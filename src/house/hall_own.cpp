// A person's own data: where one is connected, what the house knows of one, and an end to both.
#include "house/hall.h"
#include "house/ids.h"
#include "house/live_table.h"
#include "house/own_data.h"
#include "house/refusals.h"
#include "wire/messages_in.h"
#include "wire/messages_out.h"

namespace scoville::house {

std::vector<ClientPtr> Hall::lines_of(const std::string& person) const {
    std::vector<ClientPtr> lines;
    for (const auto& [number, weak] : env_.clients)
        if (const ClientPtr client = weak.lock(); client && client->person == person && client->welcomed)
            lines.push_back(client);
    return lines;
}

void Hall::on(const ClientPtr& client, const std::string& nonce, const wire::Me&) {
    if (const Refusal* why = cannot_look(*client)) return refuse(*client, nonce, *why);
    std::vector<wire::Session> sessions;
    for (const ClientPtr& one : lines_of(client->person))
        sessions.push_back({.line = one->number,
                            .own = one == client,
                            .code = one->table ? one->table->table().seating().code : std::string()});
    answer_at_length(*client, nonce, wire::me_message(nonce, client->person, client->name, sessions));
}

// One line; or all others, and every token that was given out so far.
void Hall::on(const ClientPtr& client, const std::string& nonce, const wire::SignOut& sign_out) {
    if (const Refusal* why = cannot_look(*client)) return refuse(*client, nonce, *why);
    if (sign_out.line) {
        for (const ClientPtr& one : lines_of(client->person))
            if (one->number == *sign_out.line) turn_out(*one, "signed-out");
        return client->answer(wire::ack_message({.nonce = nonce}));
    }
    const std::string token = new_secret(env_.chance);
    desk_.change(
        client->person,
        [hash = hash_of(token)](store::Person& kept) {
            kept.secret_hash = hash;
            kept.about.clear();  // the others are not called either
            return true;
        },
        [this, client, nonce, token](const store::Answer& saved) {
            if (!saved) return refuse(*client, nonce, refusal::store_trouble);
            client->answer(wire::ack_message({.nonce = nonce, .token = token}));
            for (const ClientPtr& one : lines_of(client->person))
                if (one != client) turn_out(*one, "signed-out");
        });
}

void Hall::on(const ClientPtr& client, const std::string& nonce, const wire::Export&) {
    if (const Refusal* why = cannot_look(*client)) return refuse(*client, nonce, *why);
    gather_own_data(env_.store, client->person,
                    [this, client, nonce](const std::optional<std::string>& data) {
                        if (!data) return refuse(*client, nonce, refusal::store_trouble);
                        answer_at_length(*client, nonce, wire::ack_message({.nonce = nonce, .data = *data}));
                    });
}

// What stands in the journals of tables goes with those.
void Hall::on(const ClientPtr& client, const std::string& nonce, const wire::ForgetMe&) {
    if (const Refusal* why = cannot_look(*client)) return refuse(*client, nonce, *why);
    for (const auto& [id, table] : tables_.all_awake())
        if (table->table().seating().seat_of(client->person) != no_seat)
            table->ask(client->as_sender(), new_nonce(env_.chance), table::ask::Stand{});
    env_.store.forget_person(client->person, [this, client, nonce](const store::Answer& answer) {
        if (!answer) return refuse(*client, nonce, refusal::store_trouble);
        client->answer(wire::ack_message({.nonce = nonce}));
        for (const ClientPtr& one : lines_of(client->person)) turn_out(*one, "forgotten");
    });
}

}  // namespace scoville::house
