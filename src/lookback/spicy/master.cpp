#include "lookback/spicy/master.h"

#include "bots/master/weights.h"

namespace scoville::lookback {
namespace {

const FastRng no_dice(0);

}  // namespace

MasterPlayer::MasterPlayer()
    : master_(bots::spicy_master_net(), {.temperature = bots::spicy_master_temperature}, 0) {}

spicy::Action MasterPlayer::act(const Memory& memory, const bots::SpicyAsk& ask, FastRng& dice) {
    master_.stand_in(memory, dice);
    const spicy::Action action = master_.act(ask);
    dice = master_.dice();
    return action;
}

std::vector<bots::WeighedAction> MasterPlayer::weigh(const Memory& memory, const bots::SpicyAsk& ask) {
    master_.stand_in(memory, no_dice);
    return master_.policy(ask);
}

double MasterPlayer::expects(const Memory& memory, const bots::SpicyAsk& ask) {
    master_.stand_in(memory, no_dice);
    return 1.0 / ask.view.rules.players + master_.expects(ask, bots::first_matter(ask.legal));
}

std::optional<Belief> MasterPlayer::believes(const Memory& memory, const bots::SpicyAsk& ask) {
    master_.stand_in(memory, no_dice);
    const auto belief = master_.belief(ask);
    if (!belief) return std::nullopt;
    return Belief{belief->number, belief->spice, belief->both};
}

Belief MasterPlayer::odds(const Memory& memory, const bots::SpicyAsk& ask) {
    const bots::TopCardOdds odds = bots::top_card_odds(ask, memory.cards());
    return {odds.number, odds.spice, odds.both};
}

}  // namespace scoville::lookback
