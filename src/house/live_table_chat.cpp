// What people at a table say to each other.
#include <algorithm>

#include "house/chat_text.h"
#include "house/ids.h"
#include "house/live_table.h"
#include "house/refusals.h"
#include "wire/messages_out.h"

namespace scoville::house {
namespace {

constexpr std::size_t most_recent = 50;
constexpr Refusal muted{"muted", "muted", "The host has muted you."};

}  // namespace

LiveTable::Saying* LiveTable::saying(const std::string& person, const std::string& nonce) {
    const auto found = std::find_if(sayings_.begin(), sayings_.end(), [&](const Saying& one) {
        return one.person == person && one.nonce == nonce;
    });
    return found == sayings_.end() ? nullptr : &*found;
}

void LiveTable::remember_saying(Saying one) {
    if (one.nonce.empty()) return;
    sayings_.push_back(std::move(one));
    if (sayings_.size() > most_recent) sayings_.pop_front();
}

// Acknowledged and told once it is written, like everything else.
void LiveTable::chat(Client& client, const std::string& nonce, const std::string& text) {
    if (table_->seating().is_muted(client.person)) return client.answer(wire::refused_message(nonce, muted));
    if (Saying* again = saying(client.person, nonce)) {
        again->line = client.number;
        if (again->durable) client.answer(wire::ack_message({.nonce = nonce}));
        return;
    }
    remember_saying({client.person, nonce, client.number, false});
    const Seat seat = table_->seating().seat_of(client.person);
    wire::ChatLine line{.at = env_.now().utc, .person = client.person, .name = client.name, .text = text};
    if (seat != no_seat) line.seat = seat;
    env_.store.say({.table = id_, .person = client.person, .at_ms = line.at, .bytes = bytes_of(line, nonce)},
                   [self = shared_from_this(), line, nonce](const store::Answer& answer) {
                       self->said(line, nonce, answer);
                   });
}

void LiveTable::said(const wire::ChatLine& line, const std::string& nonce, const store::Answer& answer) {
    Saying* its = saying(line.person, nonce);
    const ClientPtr client = its != nullptr ? client_on(its->line) : nullptr;
    if (!answer) {
        std::erase_if(sayings_,
                      [&](const Saying& one) { return one.person == line.person && one.nonce == nonce; });
        // It may have been said: whoever says it again is told by its nonce, once all is read again.
        if (answer.outcome == store::Outcome::unsure) return start_over();
        if (client) client->answer(wire::refused_message(nonce, refusal::store_trouble));
        return;
    }
    if (its != nullptr) its->durable = true;
    chat_.push_back(line);
    if (chat_.size() > most_recent) chat_.erase(chat_.begin());
    if (client) client->answer(wire::ack_message({.nonce = nonce}));
    tell(wire::chat_message(line));
}

std::string LiveTable::name_of(const std::string& person) const {
    for (const table::Chair& chair : table_->seating().chairs)
        if (chair.belongs_to(person)) return chair.name;
    for (const ClientPtr& client : clients_)
        if (client->person == person) return client->name;
    for (const wire::ChatLine& said : chat_)
        if (said.person == person) return said.name;
    return guest_name(person);
}

void LiveTable::react(const Client& client, const std::string& reaction) {
    if (table_->seating().is_muted(client.person)) return;
    const Seat seat = table_->seating().seat_of(client.person);
    tell(wire::reaction_message(reaction, client.name, seat == no_seat ? std::nullopt : std::optional(seat)));
}

}  // namespace scoville::house
