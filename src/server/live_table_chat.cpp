// What people at a table say to each other.
#include <algorithm>

#include "server/chat_text.h"
#include "server/ids.h"
#include "server/live_table.h"
#include "wire/messages_out.h"

namespace scoville::server {
namespace {

constexpr std::size_t chat_kept = 50;
constexpr Refusal muted{"muted", "muted", "The host has muted you."};

}  // namespace

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

}  // namespace scoville::server
