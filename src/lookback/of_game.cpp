#include "lookback/of_game.h"

#include "lookback/schoten/analysis.h"
#include "lookback/spicy/analysis.h"
#include "lookback/spicy/master.h"

namespace scoville::lookback {

std::unique_ptr<Analysis> look_back(const spicy::Deal& deal, std::span<const notation::SpicyMove> moves,
                                    const Plan& plan) {
    MasterPlayer player;
    auto scenes = Script<MasterPlayer>::of(player, deal.state, deal.options.variants, moves);
    if (!scenes) return nullptr;
    return std::make_unique<SpicyAnalysis<MasterPlayer>>(player, std::move(*scenes), deal.options.variants,
                                                         spicy::rules_of(deal.options).end_slack, plan);
}

std::unique_ptr<Analysis> look_back(const schoten::Deals& deals, std::span<const notation::SchotenMove> moves,
                                    const Plan& plan) {
    return SchotenAnalysis::of(deals, moves, plan);
}

}  // namespace scoville::lookback
