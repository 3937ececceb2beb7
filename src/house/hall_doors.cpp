// Who may come in, and who has to go.
#include "house/hall.h"
#include "house/refusals.h"

namespace scoville::house {

bool Hall::is_barred(const Client& client) const {
    return client.line && doors_.bars(client.line->caller(), client.person);
}

void Hall::turn_out(Client& client, std::string_view why) {
    env_.log.debug("turned-out", client.person, why);
    client.close(Ending::policy, why);
}

void Hall::turn_out_barred() {
    for (const auto& [number, weak] : env_.clients)
        if (const ClientPtr client = weak.lock(); client && is_barred(*client)) turn_out(*client);
}

bool Hall::may_become_guest(const Client& client) {
    return client.line && doors_.may_become_guest(client.line->caller());
}

// None: the client may create a table.
const Refusal* Hall::cannot_create(Client& client) {
    if (env_.draining) return &refusal::draining;
    const bool full = env_.rates.tables_awake > 0 && tables_.awake() >= env_.rates.tables_awake;
    if (full || !client.create.take(env_.now().steady)) return &refusal::too_many;
    if (client.line && !doors_.may_create_table(client.line->caller())) return &refusal::too_many;
    return nullptr;
}

}  // namespace scoville::house
