#include "house/past_games.h"

#include <algorithm>

#include "hindsight/of_game.h"
#include "house/refusals.h"
#include "table/steps.h"

namespace scoville::house {
namespace {

// What the master would have believed at each challenge: one more field of the record, where there are any.
std::string with_doubts(std::string record, const table::PastGame& past) {
    std::vector<notation::AnyMove> moves;
    for (const table::PastMove& move : past.moves) moves.push_back({move.seat, move.action});
    const auto doubts = hindsight::doubts_in(past.options, *past.keys, moves);
    if (!doubts) return record;
    record.pop_back();
    return record + ",\"doubts\":" + *doubts + '}';
}

}  // namespace

Result<std::string, Refusal> record_for(const store::Loaded& loaded, int game, const std::string& person,
                                        const fair::Vault& vault) {
    const auto history = table::read_history(loaded.entries, vault);
    if (!history) return history.error().newer ? refusal::newer : refusal::quarantined;
    const table::Room& room = history->room;
    const bool member =
        std::find(loaded.members.begin(), loaded.members.end(), person) != loaded.members.end();
    if (!member && room.settings.spectators == table::Spectators::no) return refusal::forbidden;
    if (static_cast<std::size_t>(game) > history->games.size()) return refusal::no_such_table;
    const table::PastGame& past = history->games[static_cast<std::size_t>(game) - 1];
    if (!past.finished()) return refusal::not_finished;
    if (past.shown == Finished::sealed) return refusal::sealed;
    return with_doubts(table::record_with_steps(past), past);
}

}  // namespace scoville::house
