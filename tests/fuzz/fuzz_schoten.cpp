// Any bytes as a table and a sequence of actions: accepted is exactly legal, refused changes nothing.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/check.h"
#include "lab/moves/schoten_moves.h"
#include "schoten/inside/seen.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace scoville;           // NOLINT(google-build-using-namespace)
    using namespace scoville::schoten;  // NOLINT(google-build-using-namespace)
    if (size < 2) return 0;
    const Ruleset rules = ruleset_of({.players = static_cast<std::uint8_t>(3 + data[0] % 2)});
    FastRng rng(data[1]);
    Silent silent;
    State state = begin(rules, static_cast<Seat>(data[1] % rules.players));
    start_round(state, fast_deal(rules, rng), silent);
    for (std::size_t i = 2; i + 2 < size; i += 3) {
        const Seat seat = static_cast<Seat>(data[i] % 5);
        Action action;
        if (data[i + 1] % 3 == 0)
            action =
                Action::tip(static_cast<Colour>(data[i + 2] % 5), static_cast<Colour>(data[i + 2] / 5 % 5));
        else if (data[i + 1] % 3 == 1)
            action = Action::take(static_cast<Colour>(data[i + 2] % 5));
        else if (seat < rules.players && data[i + 1] > 60 && !state.hands[seat].empty())
            action = Action::play(
                state.hands[seat].nth(data[i + 2] % static_cast<unsigned>(state.hands[seat].size())));
        else
            action = Action::play(Card{static_cast<std::uint8_t>(data[i + 2] % 64)});

        const State before = state;
        bool listed = false;
        if (seat < rules.players)
            for_each_action(legal(state, seat),
                            [&](Action legal_action) { listed |= legal_action == action; });
        CHECK(static_cast<bool>(apply(state, seat, action, silent)) == listed);
        if (!listed) CHECK(state == before);
        if (state.phase == Phase::deal) start_round(state, fast_deal(rules, rng), silent);
        CHECK(see(state, Viewer::spectator(), Finished::sealed).over == state.over());
    }
    return 0;
}
