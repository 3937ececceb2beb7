// Who may come in, and who has to go.
#include "server/hall.h"

namespace scoville::server {

void Hall::start() {
    tables_.start();
    bans_.load([this] { turn_out_banned(); });
    env_.store.quarantined(most_counted, [this](const store::Answer&, const auto& list) {
        env_.loop.post([this, count = list.size()] { env_.counters.quarantined += count; });
    });
}

bool Hall::is_banned(const Client& client) const {
    return bans_.holds_person(client.person) ||
           (client.socket && bans_.holds_address(client.socket->peer().address));
}

void Hall::turn_out(Client& client, std::string_view why) {
    env_.log.debug("turned-out", client.person, why);
    if (client.socket) client.socket->close(net::close_policy, why);
}

void Hall::turn_out_banned() {
    for (const auto& [line, weak] : env_.lines)
        if (const ClientPtr client = weak.lock(); client && is_banned(*client)) turn_out(*client);
}

bool Hall::may_become_guest(const Client& client) {
    return client.socket && guests_.take(client.socket->peer().address, net::Clock::now());
}

// None: the client may create a table.
const Refusal* Hall::cannot_create(Client& client) {
    if (env_.draining) return &refusal::draining;
    const bool full = env_.rates.tables_awake > 0 && tables_.awake() >= env_.rates.tables_awake;
    const auto now = net::Clock::now();
    if (full || !client.create.take(now)) return &refusal::too_many;
    if (client.socket && !tables_made_.take(client.socket->peer().address, now)) return &refusal::too_many;
    return nullptr;
}

bool Hall::begins_game(const table::Request& request) {
    return std::holds_alternative<table::ask::Start>(request);
}

}  // namespace scoville::server
