#include "server/past_games.h"

#include <algorithm>

#include "server/refusals.h"
#include "table/frames.h"

namespace scoville::server {

Result<std::string, Refusal> record_for(const store::Loaded& loaded, int game, const std::string& person,
                                        const fair::Vault& vault) {
    const auto history = table::read_history(loaded.entries, vault);
    if (!history) return refusal::quarantined;
    const table::Room& room = history->room;
    const bool member =
        std::find(loaded.members.begin(), loaded.members.end(), person) != loaded.members.end();
    if (!member && room.settings.spectators == table::Spectators::no) return refusal::forbidden;
    if (static_cast<std::size_t>(game) > history->games.size()) return refusal::no_such_table;
    const table::PastGame& past = history->games[static_cast<std::size_t>(game) - 1];
    if (!past.finished()) return refusal::not_finished;
    if (past.shown == Finished::sealed) return refusal::sealed;
    return table::record_with_frames(past);
}

}  // namespace scoville::server
