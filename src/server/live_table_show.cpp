// What a table that is awake shows to whom looks at it.
#include <utility>

#include "server/bot_guest.h"
#include "server/live_table.h"
#include "wire/messages_out.h"

namespace scoville::server {

void LiveTable::resync(const ClientPtr& client) {
    client->looker = table_->looker_for(client->person);
    if (!client->looker) return;
    if (client->guest) return client->guest->shown(*this, *client);
    const std::uint32_t last = table_->shown_to(*client->looker);
    constexpr std::uint32_t latest_few = 60;
    std::uint32_t since = client->event;
    if (since == 0 || since > last) since = last > latest_few ? last - latest_few : 0;
    const std::vector<wire::ChatLine> chat(chat_.begin(), chat_.end());
    client->send(wire::table_message(table_->room_for(*client->looker), *client->looker,
                                     table_->sight(*client->looker, since, Env::now()), chat, here()));
    client->event = last;
    client->room_version = table_->room_version_for(*client->looker);
}

void LiveTable::show() {
    // Who is here is told by seats: it changes with them.
    if (std::exchange(here_version_, table_->room_version()) != table_->room_version()) show_here();
    for (const ClientPtr& client : std::vector(clients_)) show_to(client);
}

// Not at once: the table is in the middle of something.
void LiveTable::see_off(const ClientPtr& client) {
    if (std::exchange(client->leaving, true)) return;
    client->send(wire::gone_message("removed"));
    env_.loop.post([self = shared_from_this(), client] {
        if (client->leaving && client->table == self) self->detach(*client);
    });
}

void LiveTable::show_to(const ClientPtr& client) {
    if (client->leaving) return;
    if (client->room_version != table_->room_version()) {
        client->looker = table_->looker_for(client->person);
        if (!client->looker) return see_off(client);
    }
    if (!client->looker) return;
    if (client->guest) {
        client->room_version = table_->room_version();
        return client->guest->shown(*this, *client);
    }
    const table::Looker& looker = *client->looker;
    const std::uint32_t last = table_->shown_to(looker);
    const std::uint32_t version = table_->room_version_for(looker);
    const bool room = client->room_version != version;
    if (last == client->event && !room) return;
    // Also who stood up and is a delayed spectator from now on.
    if (client->event + 1 < table_->first_event() || client->event > last) {
        resync(client);
        return;
    }
    client->send(wire::update_message(room ? &table_->room_for(looker) : nullptr, looker,
                                      table_->sight(looker, client->event, Env::now())));
    client->event = last;
    client->room_version = version;
}

void LiveTable::show_clocks() {
    for (const ClientPtr& client : clients_)
        if (client->looker && !client->guest && table_->shown_to(*client->looker) == table_->last_shown())
            client->send(
                wire::clock_message(table_->clock_for(client->looker->seat, Env::now()), table_->options()));
}

wire::Here LiveTable::here() const {
    wire::Here here{.seats = table_->seats_here()};
    for (const ClientPtr& client : clients_)
        if (client->looker && !client->looker->seat) ++here.spectators;
    return here;
}

void LiveTable::show_here() {
    const auto text = std::make_shared<const std::string>(wire::here_message(here()));
    for (const ClientPtr& client : clients_)
        if (!client->guest) client->send(text);
}

void LiveTable::dismiss(std::string_view why) {
    const auto message = std::make_shared<const std::string>(wire::gone_message(why));
    for (const ClientPtr& client : clients_) client->send(message);
}

}  // namespace scoville::server
