#include "lab/solve/bots.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "base/check.h"
#include "spicy/inside/legal.h"
#include "spicy/inside/seen.h"

namespace scoville::lab {
namespace {

int index_of(const Actions& actions, spicy::Action action) {
    const auto found = std::find(actions.begin(), actions.end(), action);
    CHECK(found != actions.end());
    return static_cast<int>(found - actions.begin());
}

// Asks once for each information set, and remembers.
template <class Ask>
SolvePolicy remembered(Ask ask) {
    return [ask = std::move(ask), known = std::unordered_map<std::uint64_t, Chances>{}](
               const History& history, const Actions& actions) mutable -> const Chances& {
        const Seat seat = history.actor();
        const auto [at, is_new] = known.try_emplace(history.keys[seat]);
        if (!is_new) return at->second;
        spicy::Legal legal = spicy::legal(history.state, seat);
        legal.standing = false;
        const spicy::View view = spicy::see(history.state, Viewer::at_seat(seat), Finished::sealed);
        const spicy::Faults faults;
        Chances& chances = at->second;
        for (int i = 0; i < actions.size(); ++i) chances.push_back(0);
        ask(bots::SpicyAsk{seat, view, legal, faults}, seen_so_far(history, seat), actions, chances);
        return chances;
    };
}

using Seen = std::vector<spicy::SeenEvent>;

}  // namespace

SolvePolicy policy_of(const Entrant& entrant, int times) {
    return remembered([entrant, times](const bots::SpicyAsk& ask, const Seen& seen, const Actions& actions,
                                       Chances& chances) {
        const spicy::Options options{.players = ask.view.rules.players};
        external::Conduct conduct;
        const auto listener = [&](int seed) {
            auto bot =
                entrant.make<spicy::Face>({options, ask.seat, static_cast<std::uint64_t>(seed), conduct});
            for (const spicy::SeenEvent& event : seen) bot->see(event);
            return bot;
        };
        const std::vector<bots::WeighedAction> told = listener(0)->policy(ask);
        for (const bots::WeighedAction& each : told)
            chances[index_of(actions, each.action)] += static_cast<float>(each.chance);
        if (!told.empty()) return;
        for (int i = 0; i < times; ++i)
            chances[index_of(actions, listener(i)->act(ask))] += 1.0F / static_cast<float>(times);
    });
}

}  // namespace scoville::lab
