#include "house/wire_client.h"

#include "house/hall.h"
#include "house/live_table.h"
#include "wire/messages_out.h"
#include "wire/table_out.h"

namespace scoville::house {

void WireClient::heard(Hall& hall, std::string_view text) { hall.receive(shared_from_this(), text); }

void WireClient::shown_anew(LiveTable& live) {
    const table::Table& shown = live.table();
    const std::uint32_t last = shown.shown_to(*looker);
    constexpr std::uint32_t latest_few = 60;
    std::uint32_t since = event;
    if (since == 0 || since > last) since = last > latest_few ? last - latest_few : 0;
    send(wire::table_message(shown.room_for(*looker), *looker, shown.sight(*looker, since, env.now()),
                             live.recent_chat(), live.here()));
    event = last;
    room_version_ = shown.room_version_for(*looker);
}

void WireClient::shown(LiveTable& live) {
    const table::Table& shown = live.table();
    const std::uint32_t last = shown.shown_to(*looker);
    const std::uint32_t version = shown.room_version_for(*looker);
    const bool room = room_version_ != version;
    if (last == event && !room) return;
    // Also who stood up and is a delayed spectator from now on.
    if (event + 1 < shown.first_event() || event > last) return live.resync(*this);
    send(wire::update_message(room ? &shown.room_for(*looker) : nullptr, *looker,
                              shown.sight(*looker, event, env.now())));
    event = last;
    room_version_ = version;
}

void WireClient::shown_clocks(LiveTable& live) {
    const table::Table& shown = live.table();
    if (shown.shown_to(*looker) == shown.last_shown())
        send(wire::clock_message(shown.clock_for(looker->seat, env.now()), shown.options()));
}

void WireClient::replied(LiveTable&, const table::Reply& reply) { send(wire::reply_message(reply)); }

}  // namespace scoville::house
