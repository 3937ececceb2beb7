// What a table that is awake shows to whom looks at it.
#include <utility>

#include "house/live_table.h"
#include "wire/messages_out.h"

namespace scoville::house {

void LiveTable::resync(Client& client) {
    client.looker = table_->looker_for(client.person);
    client.looker_version = table_->seating_version();
    if (client.looker) client.shown_anew(*this);
}

void LiveTable::show() {
    // Who is here is told by seats: it changes with them.
    if (std::exchange(here_version_, table_->seating_version()) != table_->seating_version()) show_here();
    for (const ClientPtr& client : std::vector(clients_)) show_to(client);
}

// Not at once: the table is in the middle of something.
void LiveTable::see_off(const ClientPtr& client) {
    if (std::exchange(client->leaving, true)) return;
    client->send(wire::gone_message("removed"));
    env_.hours.post([self = shared_from_this(), client] {
        if (client->leaving && client->table == self) self->detach(*client);
    });
}

void LiveTable::show_to(const ClientPtr& client) {
    if (client->leaving) return;
    if (std::exchange(client->looker_version, table_->seating_version()) != table_->seating_version()) {
        client->looker = table_->looker_for(client->person);
        if (!client->looker) return see_off(client);
    }
    if (client->looker) client->shown(*this);
}

void LiveTable::show_clocks(std::optional<SeatSet> seats) {
    for (const ClientPtr& client : clients_) {
        if (!client->looker) continue;
        const std::optional<Seat> seat = client->looker->seat;
        if (!seats || (seat && seats->has(*seat))) client->shown_clocks(*this);
    }
}

wire::Here LiveTable::here() const {
    wire::Here here{.seats = table_->seats_here()};
    for (const ClientPtr& client : clients_)
        if (client->looker && !client->looker->seat) ++here.spectators;
    return here;
}

void LiveTable::show_here() { tell(wire::here_message(here())); }

void LiveTable::tell(std::string text) const {
    const auto shared = std::make_shared<const std::string>(std::move(text));
    for (const ClientPtr& client : clients_) client->told(shared);
}

void LiveTable::dismiss(std::string_view why) {
    const auto message = std::make_shared<const std::string>(wire::gone_message(why));
    for (const ClientPtr& client : clients_) client->send(message);
}

}  // namespace scoville::house
