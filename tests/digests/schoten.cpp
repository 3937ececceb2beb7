#include <array>
#include <memory>
#include <vector>

#include "base/check.h"
#include "base/fast_rng.h"
#include "bots/levels/make.h"
#include "schoten/face/options.h"
#include "schoten/inside/apply.h"
#include "schoten/inside/deal.h"
#include "schoten/inside/legal.h"
#include "schoten/inside/rounds.h"
#include "schoten/inside/seen.h"
#include "tests/digests/digests.h"

namespace scoville::digests {
namespace {

using namespace schoten;  // NOLINT(google-build-using-namespace)

// Those who search think long: one of them with simple ones, and not to the end.
struct Plan {
    int games;  // for each number of players
    bool alone;
    int rounds;
};
Plan plan_of(bots::Level level) {
    switch (level) {
        case bots::Level::random:
        case bots::Level::honest:
        case bots::Level::odds:
        case bots::Level::liar:
        case bots::Level::suspicious: return {2, false, max_rounds};
        case bots::Level::apprentice: return {1, false, 2};
        case bots::Level::expert: return {1, true, 2};
        case bots::Level::master: break;
    }
    return {1, true, 1};
}

struct Tell {
    static constexpr bool listens = true;
    std::vector<std::unique_ptr<bots::SchotenBot>>& bots;
    void tell(const Event& event) {
        Seat seat = 0;
        for (const auto& bot : bots) bot->see(see(event, Viewer::at_seat(seat++)));
    }
};

void play(int players, bots::Level level, const Plan& plan, FastRng& rng, Hash& hash) {
    std::vector<std::unique_ptr<bots::SchotenBot>> bots;
    for (int seat = 0; seat < players; ++seat) {
        const bool simple = plan.alone && seat > 0;
        bots.push_back(make_schoten_bot(simple ? bots::Level::honest : level, rng.next()));
    }
    Tell sink{bots};
    const Ruleset rules = ruleset_of({.players = static_cast<std::uint8_t>(players)});
    State state = begin(rules, 0);
    int rounds = 0;
    while (!state.over()) {
        if (state.phase == Phase::deal) {
            if (rounds++ == plan.rounds) return;
            start_round(state, fast_deal(rules, rng), sink);
            continue;
        }
        const Seat seat = state.waiting.empty() ? state.turn : static_cast<Seat>(state.waiting.lowest());
        const View view = see(state, Viewer::at_seat(seat), Finished::sealed);
        const Legal allowed = legal(state, seat);
        const Action action = bots[seat]->act({seat, view, allowed});
        for (const int part : {int{seat}, static_cast<int>(action.what), int{action.card.index},
                               static_cast<int>(action.tips.most), static_cast<int>(action.tips.fewest),
                               static_cast<int>(action.colour)})
            hash.add(static_cast<std::uint64_t>(part));
        CHECK(apply(state, seat, action, sink));
    }
}

}  // namespace

template <>
std::uint64_t of_level<schoten::Face>(bots::Level level) {
    Hash hash;
    FastRng rng(4);
    const Plan plan = plan_of(level);
    for (int players = min_players; players <= max_players; ++players)
        for (int i = 0; i < plan.games; ++i) play(players, level, plan, rng, hash);
    return hash.value();
}

}  // namespace scoville::digests
