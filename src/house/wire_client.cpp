#include "house/wire_client.h"

#include "house/hall.h"
#include "house/invitation.h"
#include "house/live_table.h"
#include "wire/messages_out.h"
#include "wire/table_out.h"

namespace scoville::house {

void WireClient::heard(Hall& hall, std::string_view text) { hall.receive(shared_from_this(), text); }

// Who belongs to the table may invite others.
wire::Own WireClient::own_at(const LiveTable& live) const {
    const bool asked_for = live.table().seating().settings.invited && (looker->seat || looker->host);
    return {.invitation = asked_for ? invitation_key(env.vault, live.id()) : std::string()};
}

void WireClient::shown_anew(LiveTable& live) {
    const table::Table& shown = live.table();
    const std::uint32_t last = shown.shown_to(*looker);
    constexpr std::uint32_t latest_few = 60;
    std::uint32_t since = event;
    const bool goes_on = since > 0 && since <= last;
    if (!goes_on) since = last > latest_few ? last - latest_few : 0;
    const table::Sight sight = shown.sight(*looker, since, env.now());
    wire::Own own = own_at(live);
    if (goes_on) own.missed = last - since - static_cast<std::uint32_t>(sight.events.size());
    send(wire::table_message(shown.seating_for(*looker), *looker, sight, live.recent_chat(), live.here(),
                             own));
    event = last;
    seating_version_ = shown.seating_version_for(*looker);
}

void WireClient::shown(LiveTable& live) {
    const table::Table& shown = live.table();
    const std::uint32_t last = shown.shown_to(*looker);
    const std::uint32_t version = shown.seating_version_for(*looker);
    const bool seating = seating_version_ != version;
    if (last == event && !seating) return;
    // Also who stood up and is a delayed spectator from now on.
    if (event + 1 < shown.first_event() || event > last) return live.resync(*this);
    send(wire::update_message(seating ? &shown.seating_for(*looker) : nullptr, *looker,
                              shown.sight(*looker, event, env.now()), seating ? own_at(live) : wire::Own{}));
    event = last;
    seating_version_ = version;
}

void WireClient::shown_clocks(LiveTable& live) {
    const table::Table& shown = live.table();
    if (shown.shown_to(*looker) == shown.last_shown())
        send(wire::clock_message(shown.clock_for(looker->seat, env.now()), shown.options()));
}

void WireClient::replied(LiveTable&, const table::Reply& reply) { answer(wire::reply_message(reply)); }

}  // namespace scoville::house
