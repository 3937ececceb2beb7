// Random games of Spicy that try everything the rules accept: every table option, reactions out of turn,
// faults under strict manners.
#pragma once

#include <vector>

#include "base/fast_rng.h"
#include "notation/spicy_in.h"
#include "spicy/face/legal.h"
#include "spicy/inside/apply.h"
#include "spicy/inside/deal.h"
#include "spicy/inside/legal.h"

namespace scoville::lab {

inline spicy::Options random_options(FastRng& rng) {
    spicy::Options options;
    options.players = static_cast<std::uint8_t>(2 + rng.below(5));
    options.edition = static_cast<spicy::Edition>(rng.below(spicy::edition_count));
    if (spicy::offers_variants(options))
        options.variants = spicy::VariantSet::from_word(static_cast<std::uint8_t>(rng.below(64)));
    options.strict = rng.below(2) != 0;
    options.everyone_answers = rng.below(2) != 0;
    return options;
}

inline fair::DealKey random_key(FastRng& rng) {
    fair::DealKey::Bytes bytes{};
    for (auto& byte : bytes) byte = static_cast<std::uint8_t>(rng.next());
    return fair::DealKey(bytes);
}

using SpicyMove = notation::SpicyMove;

inline std::vector<spicy::Action> legal_actions(const spicy::State& state, Seat seat) {
    std::vector<spicy::Action> actions;
    spicy::for_each_action(spicy::legal(state, seat), [&](spicy::Action a) { actions.push_back(a); });
    return actions;
}

inline std::vector<spicy::Action> fault_actions(const spicy::State& state, Seat seat) {
    std::vector<spicy::Action> actions;
    spicy::for_each_fault(spicy::legal(state, seat), spicy::faults(state, seat),
                          [&](spicy::Action a) { actions.push_back(a); });
    return actions;
}

// Mostly the seat that is asked; sometimes another one that may react; sometimes a fault. Challenges are
// tempered so that stacks grow and trophies are won.
inline SpicyMove random_move(const spicy::State& state, FastRng& rng) {
    const Seat asked = state.waiting.empty() ? state.turn
                                             : static_cast<Seat>(state.waiting.nth(rng.below(
                                                   static_cast<std::uint32_t>(state.waiting.size()))));
    const Seat seat = rng.below(8) == 0 ? static_cast<Seat>(rng.below(state.rules.players)) : asked;
    if (rng.below(12) == 0) {
        const auto faults = fault_actions(state, seat);
        if (!faults.empty()) return {seat, faults[rng.below(static_cast<std::uint32_t>(faults.size()))]};
    }
    const auto actions = legal_actions(state, seat);
    if (actions.empty()) return random_move(state, rng);
    const spicy::Action action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    if (action.what == spicy::Do::challenge && rng.below(3) != 0) return random_move(state, rng);
    return {seat, action};
}

}  // namespace scoville::lab
