// Who it is that has come: guests are made, found again and renamed.
#include <algorithm>

#include "house/hall.h"
#include "house/ids.h"
#include "house/refusals.h"
#include "house/text.h"
#include "store/store.h"
#include "wire/messages_in.h"
#include "wire/messages_out.h"

namespace scoville::house {

void Hall::on(const ClientPtr& client, const std::string&, const wire::Hello& hello) {
    if (client->welcomed) return trouble(client, {{}, refusal::hello_twice, {}});
    client->greeting = true;
    client->entropy = hello.entropy;
    client->follows = hello.follows;
    if (hello.token.empty()) return new_guest(client, hello.name);
    env_.store.person_by_secret(hash_of(hello.token), [this, client, name = hello.name](
                                                          const store::Answer& answer, store::Person person) {
        if (answer) return known_again(client, std::move(person), name);
        if (answer.outcome == store::Outcome::missing) return new_guest(client, name);
        client->greeting = false;
        trouble(client, {{}, refusal::store_trouble, {}});
    });
}

void Hall::known_again(const ClientPtr& client, store::Person person, const std::string& wanted_name) {
    constexpr Millis a_day = 24 * 3600 * 1000;
    const auto wanted = clean_name(wanted_name);
    const Millis now = env_.now().utc;
    const bool renamed = wanted && *wanted != person.name;
    if (renamed) person.name = *wanted;
    if (renamed || now - person.seen_ms > a_day)
        desk_.change(person.id,
                     [name = person.name, now](store::Person& kept) {
                         kept.name = name;
                         kept.seen_ms = now;
                         return true;
                     },
                     {});
    welcome(client, person, {});
}

void Hall::new_guest(const ClientPtr& client, const std::string& wanted_name) {
    if (!may_become_guest(*client)) {
        client->greeting = false;
        return trouble(client, {{}, refusal::too_many, {}});
    }
    const std::string token = new_secret(env_.chance);
    const std::string id = new_person_id(env_.chance);
    const store::Person person{.id = id,
                               .secret_hash = hash_of(token),
                               .name = clean_name(wanted_name).value_or(guest_name(id)),
                               .about = {},
                               .seen_ms = env_.now().utc};
    env_.store.save_person(person, [this, client, person, token](const store::Answer& answer) {
        if (answer) return welcome(client, person, token);
        client->greeting = false;
        trouble(client, {{}, refusal::store_trouble, {}});
    });
}

void Hall::welcome(const ClientPtr& client, const store::Person& person, const std::string& token) {
    client->greeting = false;
    client->welcomed = true;
    client->person = person.id;
    client->name = person.name;
    if (is_barred(*client)) return turn_out(*client);
    env_.log.debug("welcomed", person.id, "line " + std::to_string(client->number));
    client->answer(wire::welcome_message({.person = person.id,
                                          .name = person.name,
                                          .program = "scoville",
                                          .token = token,
                                          .push = env_.bell != nullptr ? env_.bell->key() : std::string(),
                                          .beat = env_.beat}));
    settle(client);
}

// A node whose lease has run out says nothing, here neither.
void Hall::on(const ClientPtr& client, const std::string& nonce, const wire::Beat&) {
    client->answer(wire::ack_message({.nonce = nonce}));
}

void Hall::on(const ClientPtr& client, const std::string& nonce, const wire::Rename& rename) {
    auto name = clean_name(rename.name);
    if (!name) return refuse(*client, nonce, refusal::bad_name);
    const auto first = std::find_if(renamed_.begin(), renamed_.end(), [&](const Renamed& one) {
        return one.person == client->person && one.nonce == nonce;
    });
    constexpr std::size_t most_remembered = 4'096;
    if (first != renamed_.end())
        name = first->name;
    else
        renamed_.push_back({client->person, nonce, *name});
    if (renamed_.size() > most_remembered) renamed_.pop_front();
    desk_.change(
        client->person,
        [name = *name](store::Person& kept) {
            kept.name = name;
            return true;
        },
        [client, nonce, name = *name](const store::Answer& saved) {
            if (!saved) return refuse(*client, nonce, refusal::store_trouble);
            client->name = name;
            client->answer(wire::ack_message({.nonce = nonce, .name = name}));
        });
}

}  // namespace scoville::house
