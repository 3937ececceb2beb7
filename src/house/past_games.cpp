#include "house/past_games.h"

#include <algorithm>

#include "hindsight/of_game.h"
#include "house/refusals.h"
#include "table/steps.h"

namespace scoville::house {
namespace {

// What the master would have believed at each challenge: one more field of the record, where there are any.
std::string with_doubts(std::string record, const table::PastGame& past) {
    if (!past.set_up.empty()) return record;  // the keys dealt nothing
    std::vector<notation::AnyMove> moves;
    for (const table::PastMove& move : past.moves) moves.push_back({move.seat, move.action});
    const auto doubts = hindsight::doubts_in(past.options, *past.keys, moves);
    if (!doubts) return record;
    record.pop_back();
    return record + ",\"doubts\":" + *doubts + '}';
}

}  // namespace

bool PastRecord::may_have(const std::string& person) const {
    return for_all || std::find(members.begin(), members.end(), person) != members.end();
}

PastRecord record_of(const store::Loaded& loaded, int game, const fair::Vault& vault) {
    PastRecord record{.text = {}, .why_not = {}, .for_all = true, .members = loaded.members};
    const auto history = table::read_history(loaded.entries, vault);
    if (!history) {
        record.why_not = history.error().newer ? refusal::newer : refusal::quarantined;
        return record;
    }
    record.for_all = history->seating.settings.spectators != table::Spectators::no;
    if (static_cast<std::size_t>(game) > history->games.size()) {
        record.why_not = refusal::no_such_table;
        return record;
    }
    const table::PastGame& past = history->games[static_cast<std::size_t>(game) - 1];
    if (!past.finished())
        record.why_not = refusal::not_finished;
    else if (past.shown == Finished::sealed)
        record.why_not = refusal::sealed;
    else
        record.text = std::make_shared<const std::string>(with_doubts(table::record_with_steps(past), past));
    return record;
}

}  // namespace scoville::house
