#include "bots/master/spicy.h"

#include <algorithm>

#include "base/arithmetic.h"

namespace scoville::bots {

using namespace spicy;  // NOLINT(google-build-using-namespace)

namespace {

double sigmoid(float x) { return 1 / (1 + arithmetic::exp(-static_cast<double>(x))); }

// Adds the chances of what is chosen in steps: the item, how many extras, which.
void add_with_extras(const SpicyAsk& ask, const SpiceSlots& slots, const Menu& menu,
                     const OutputValues& outputs, float temperature, const Choice& choice, double chance,
                     std::vector<WeighedAction>& list) {
    const ExtrasStep many = how_many_extras(menu, outputs, temperature);
    const int card = menu.card_at(choice.item);
    for (std::size_t count = 0; count < many.chances.size(); ++count) {
        std::vector<std::pair<Choice, double>> open{{choice, chance * many.chances[count]}};
        for (std::size_t i = 0; i < count; ++i) {
            std::vector<std::pair<Choice, double>> longer;
            for (const auto& [before, share] : open) {
                const ExtrasStep step = which_extra(menu, card, before.extras, outputs, temperature);
                for (std::size_t k = 0; k < step.chances.size(); ++k) {
                    Choice next = before;
                    next.extras.push_back(static_cast<std::uint8_t>(step.outputs[k] - Outputs::extra));
                    longer.emplace_back(next, share * step.chances[k]);
                }
            }
            open = std::move(longer);
        }
        for (const auto& [done, share] : open)
            list.push_back({action_of(ask.legal, slots, menu, done), share});
    }
}

}  // namespace

Matter first_matter(const Legal& legal) {
    if (legal.choose) return Matter::total_wild;
    return legal.challenges.empty() && legal.copies.empty() && legal.pass ? Matter::turn : Matter::reaction;
}

MasterSpicy::MasterSpicy(std::shared_ptr<const Net> net, const MasterTemper& temper, std::uint64_t seed)
    : net_(std::move(net)), sight_(sight_of(*net_)), temper_(temper), rng_(seed) {}

MasterSpicy::Thought MasterSpicy::think(const SpicyAsk& ask, const SpiceSlots& slots, Matter matter) {
    Thought thought{.menu = menu_of(sight_, ask, slots, matter)};
    list_features(sight_, ask, memory_, slots, matter, features_);
    net_->look(features_.all(), hidden_);
    net_->answer(hidden_.narrow.data(), weighing_.needs(thought.menu), thought.outputs.data());
    weighing_.weigh(thought.outputs, temper_.temperature);
    return thought;
}

Choice MasterSpicy::choose(const Thought& thought) {
    return pick_choice(thought.menu, thought.outputs, weighing_, rng_, temper_.temperature).choice;
}

Action MasterSpicy::act(const SpicyAsk& ask) {
    const SpiceSlots slots(ask.view, ask.seat);
    const Matter matter = first_matter(ask.legal);
    Thought thought = think(ask, slots, matter);
    Choice choice = choose(thought);
    if (matter == Matter::reaction && choice.item == 0 && ask.legal.pass) {
        thought = think(ask, slots, Matter::turn);
        choice = choose(thought);
    }
    Action action = action_of(ask.legal, slots, thought.menu, choice);
    const bool punished = action.what == Do::play ? ask.faults.unannounced : ask.faults.unannounced_copy;
    if (action.last && punished && temper_.forgets > 0) {
        constexpr double per_million = 1e6;
        if (rng_.below(1'000'000) < temper_.forgets * per_million) action.last = false;  // S19
    }
    return action;
}

void MasterSpicy::list_policy(const SpicyAsk& ask, Matter matter, double share,
                              std::vector<WeighedAction>& list) {
    const SpiceSlots slots(ask.view, ask.seat);
    const Thought thought = think(ask, slots, matter);
    const std::vector<float> chances = weighing_.chances();
    for (std::size_t i = 0; i < chances.size(); ++i) {
        const Choice choice{.item = static_cast<int>(i)};
        const double chance = share * chances[i];
        if (matter == Matter::reaction && i == 0 && ask.legal.pass)
            list_policy(ask, Matter::turn, chance, list);
        else if (thought.menu.takes_extras(choice.item))
            add_with_extras(ask, slots, thought.menu, thought.outputs, temper_.temperature, choice, chance,
                            list);
        else
            list.push_back({action_of(ask.legal, slots, thought.menu, choice), chance});
    }
}

std::vector<WeighedAction> MasterSpicy::policy(const SpicyAsk& ask) {
    std::vector<WeighedAction> list;
    list_policy(ask, first_matter(ask.legal), 1, list);
    return list;
}

std::optional<Belief> MasterSpicy::belief(const SpicyAsk& ask) {
    if (ask.legal.challenges.empty()) return std::nullopt;
    const Thought thought = think(ask, SpiceSlots(ask.view, ask.seat), Matter::reaction);
    const auto chance = [&](std::size_t i) { return sigmoid(thought.outputs[Outputs::belief + i]); };
    return Belief{chance(0), chance(1), chance(2)};
}

double MasterSpicy::expects(const SpicyAsk& ask, Matter matter) {
    return think(ask, SpiceSlots(ask.view, ask.seat), matter).outputs[Outputs::value];
}

}  // namespace scoville::bots
