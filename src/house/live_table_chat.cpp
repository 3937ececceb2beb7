// What people at a table say to each other.
#include <algorithm>

#include "house/chat_text.h"
#include "house/ids.h"
#include "house/live_table.h"
#include "wire/messages_out.h"

namespace scoville::house {
namespace {

constexpr std::size_t most_recent = 50;
constexpr Refusal muted{"muted", "muted", "The host has muted you."};

}  // namespace

void LiveTable::chat(Client& client, const std::string& nonce, const std::string& text) {
    if (table_->room().is_muted(client.person)) return client.send(wire::refused_message(nonce, muted));
    const std::pair sent(client.person, nonce);
    if (std::find(chat_nonces_.begin(), chat_nonces_.end(), sent) != chat_nonces_.end())
        return client.send(wire::ack_message({.nonce = nonce}));
    chat_nonces_.push_back(sent);
    if (chat_nonces_.size() > most_recent) chat_nonces_.pop_front();
    const Seat seat = table_->room().seat_of(client.person);
    wire::ChatLine said{.at = env_.now().utc, .person = client.person, .name = client.name, .text = text};
    if (seat != no_seat) said.seat = seat;
    env_.store.say({.table = id_, .person = client.person, .at_ms = said.at, .bytes = bytes_of(said)}, {});
    chat_.push_back(said);
    if (chat_.size() > most_recent) chat_.erase(chat_.begin());
    client.send(wire::ack_message({.nonce = nonce}));
    tell(wire::chat_message(said));
}

std::string LiveTable::name_of(const std::string& person) const {
    for (const table::Chair& chair : table_->room().chairs)
        if (chair.belongs_to(person)) return chair.name;
    for (const ClientPtr& client : clients_)
        if (client->person == person) return client->name;
    for (const wire::ChatLine& said : chat_)
        if (said.person == person) return said.name;
    return guest_name(person);
}

void LiveTable::react(const Client& client, const std::string& reaction) {
    if (table_->room().is_muted(client.person)) return;
    const Seat seat = table_->room().seat_of(client.person);
    tell(wire::reaction_message(reaction, client.name, seat == no_seat ? std::nullopt : std::optional(seat)));
}

}  // namespace scoville::house
