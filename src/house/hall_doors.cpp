// Who may come in, and who has to go.
#include "house/hall.h"
#include "house/ids.h"
#include "house/invitation.h"
#include "house/live_table.h"
#include "house/refusals.h"

namespace scoville::house {
namespace {

bool belongs(const Client& client, const table::Seating& seating) {
    return seating.host == client.person || seating.seat_of(client.person) != no_seat;
}

}  // namespace

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
const Refusal* Hall::cannot_create(Client& client, const table::Settings& settings) {
    if (env_.draining) return &refusal::draining;
    const bool full = env_.rates.tables_awake > 0 && tables_.awake() >= env_.rates.tables_awake;
    if (full || !budgets_.create.take(client.as_asker(), env_.now().steady)) return &refusal::too_many;
    if (client.line && !doors_.may_create_table(client.line->caller())) return &refusal::too_many;
    if (!may_list(client, settings, false)) return &refusal::too_many_listed;
    return nullptr;
}

// The public list has room for everyone, so nobody fills it alone.
bool Hall::may_list(const Client& client, const table::Settings& settings, bool listed_already) {
    return !settings.listed || listed_already || budgets_.listed.take(client.as_asker(), env_.now().steady);
}

// None: the client may look something up.
const Refusal* Hall::cannot_look(const Client& client) {
    return budgets_.lookups.take(client.as_asker(), env_.now().steady) ? nullptr : &refusal::too_many;
}

// A code is short, so that friends can type it; guessing has to take too long. Every try is paid for, and
// paid back if it was right. Who cannot pay is told nothing, but has the own tables, and those of an
// invitation with its key.
void Hall::find_by_code(const ClientPtr& client, const std::string& code, const std::string& key,
                        Tables::Found found) {
    const bool paid = budgets_.wrong_codes.take(client->as_asker(), env_.now().steady);
    tables_.find_code(normal_code(code), [this, client, key, paid, found = std::move(found)](
                                             const std::shared_ptr<LiveTable>& table, const Refusal* why_not,
                                             std::string_view at) {
        // Where it is it is asked for the key.
        if (!at.empty() && paid) {
            budgets_.wrong_codes.give_back(client->as_asker());
            return found(nullptr, why_not, at);
        }
        const bool invited = table && is_key_of(key, env_.vault, table->id());
        const bool own = table && belongs(*client, table->table().seating());
        if (!paid && !invited && !own) return found(nullptr, &refusal::too_many_codes, {});
        const bool wrong = why_not != nullptr && why_not->key == refusal::no_such_table.key;
        if (paid && !wrong) budgets_.wrong_codes.give_back(client->as_asker());
        if (table && !own && !invited && table->table().seating().settings.invited)
            return found(nullptr, &refusal::forbidden, {});
        found(table, why_not, {});
    });
}

}  // namespace scoville::house
