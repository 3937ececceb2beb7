#include "lab/train/policy.h"

#include <algorithm>

#include "base/arithmetic.h"

namespace scoville::lab {
namespace {

using bots::Outputs;

constexpr float least_chance = 1e-8F;
float log_of(float chance) { return bots::log_of(std::max(chance, least_chance)); }

float sigmoid(float x) { return static_cast<float>(1 / (1 + arithmetic::exp(-static_cast<double>(x)))); }

// A choice among several with these chances: the pull towards what was chosen, towards chance, and towards
// the magnet's chances.
struct Pull {
    float chosen, entropy, magnet;
};

double entropy_of(const std::vector<float>& chances) {
    double sum = 0;
    for (const float chance : chances) sum -= static_cast<double>(chance * log_of(chance));
    return sum;
}

double divergence_of(const std::vector<float>& chances, const std::vector<float>& others) {
    double sum = 0;
    for (std::size_t i = 0; i < chances.size(); ++i)
        sum += static_cast<double>(chances[i] * (log_of(chances[i]) - log_of(others[i])));
    return sum;
}

template <class AddTo>
void add_choice(const std::vector<float>& chances, const std::vector<float>* magnet, int chosen, Pull pull,
                double entropy, double divergence, AddTo&& add) {
    for (std::size_t i = 0; i < chances.size(); ++i) {
        const float chance = chances[i];
        const float log_chance = log_of(chance);
        float slope = -pull.chosen * ((static_cast<int>(i) == chosen ? 1.0F : 0.0F) - chance);
        slope += pull.entropy * chance * (log_chance + static_cast<float>(entropy));
        if (magnet != nullptr)
            slope +=
                pull.magnet * chance * (log_chance - log_of((*magnet)[i]) - static_cast<float>(divergence));
        add(i, slope);
    }
}

// How likely the policy now chooses the extras that were chosen (V4).
struct ExtrasNow {
    std::vector<std::pair<bots::ExtrasStep, int>> steps;  // and which of each
    double log_chance = 0;
};
ExtrasNow extras_now(const Sample& sample, const bots::OutputValues& outputs) {
    ExtrasNow now;
    const bots::Menu& menu = sample.menu;
    if (!menu.takes_extras(sample.choice.item)) return now;
    now.steps.emplace_back(bots::how_many_extras(menu, outputs), sample.choice.extras.size());
    InlineVec<std::uint8_t, 2> before;
    for (const std::uint8_t kind : sample.choice.extras) {
        bots::ExtrasStep step = bots::which_extra(menu, menu.card_at(sample.choice.item), before, outputs);
        const auto at = std::find(step.outputs.begin(), step.outputs.end(), Outputs::extra + kind);
        const auto chosen = static_cast<int>(at - step.outputs.begin());
        now.steps.emplace_back(std::move(step), chosen);
        before.push_back(kind);
    }
    for (const auto& [step, chosen] : now.steps)
        now.log_chance += static_cast<double>(log_of(step.chances[static_cast<std::size_t>(chosen)]));
    return now;
}

}  // namespace

void UpdateFigures::add(const UpdateFigures& more) {
    entropy += more.entropy;
    divergence += more.divergence;
    clipped += more.clipped;
    critic_error += more.critic_error;
    value_error += more.value_error;
    brier_number += more.brier_number;
    brier_spice += more.brier_spice;
}

double PolicyError::learn_truth(const Sample& sample, const bots::OutputValues& outputs,
                                const UpdatePlan& plan, UpdateFigures& figures) {
    const float off = outputs[Outputs::value] - sample.target;
    add(Outputs::value, plan.value * off * sample.weight);
    double error = 0.5 * static_cast<double>(plan.value * off * off * sample.weight);
    figures.value_error += static_cast<double>(off * off);
    if (!sample.has_truth) return error;
    const bool truths[] = {sample.truth.number, sample.truth.spice,
                           sample.truth.number && sample.truth.spice};
    for (int i = 0; i < 3; ++i) {
        const int at = Outputs::belief + i;
        const float belief = sigmoid(outputs[static_cast<std::size_t>(at)]);
        const float wrong = belief - (truths[i] ? 1.0F : 0.0F);
        add(at, plan.belief * wrong * sample.weight);
        error -= static_cast<double>(plan.belief * sample.weight * log_of(truths[i] ? belief : 1 - belief));
        if (i == 0) figures.brier_number += static_cast<double>(sample.weight * wrong * wrong);
        if (i == 1) figures.brier_spice += static_cast<double>(sample.weight * wrong * wrong);
    }
    return error;
}

double PolicyError::slopes(const Sample& sample, const Said& said, const UpdatePlan& plan, float advantage,
                           SlopeRows& rows, UpdateFigures& figures) {
    for (const int at : needs_) sums_[static_cast<std::size_t>(at)] = 0;
    weighing_.weigh(said.magnet);
    pulling_ = weighing_.chances();
    weighing_.weigh(said.actor);
    const std::vector<float>& chances = weighing_.chances();
    const double entropy = entropy_of(chances);
    const double divergence = divergence_of(chances, pulling_);
    const ExtrasNow extras = extras_now(sample, said.actor);
    const double now = static_cast<double>(log_of(chances[static_cast<std::size_t>(sample.choice.item)])) +
                       extras.log_chance;
    const auto ratio =
        static_cast<float>(arithmetic::exp(std::min(10.0, now - static_cast<double>(sample.log_chance))));
    const bool clipped = advantage > 0 ? ratio > 1 + plan.clip : ratio < 1 - plan.clip;
    const Pull pull{.chosen = clipped ? 0 : ratio * advantage * sample.weight,
                    .entropy = plan.entropy * sample.weight,
                    .magnet = plan.magnet * sample.weight};
    add_choice(chances, &pulling_, sample.choice.item, pull, entropy, divergence,
               [&](std::size_t i, float slope) {
                   for (const int at : weighing_.items()[i].outputs) add(at, slope);
               });
    double error =
        static_cast<double>(sample.weight) *
        (-static_cast<double>(clipped ? 0 : ratio * advantage) - static_cast<double>(plan.entropy) * entropy +
         static_cast<double>(plan.magnet) * divergence);
    for (const auto& each : extras.steps) {
        const bots::ExtrasStep& step = each.first;
        const double spread = entropy_of(step.chances);
        add_choice(step.chances, nullptr, each.second, pull, spread, 0,
                   [&](std::size_t i, float slope) { add(step.outputs[i], slope); });
        error -= static_cast<double>(sample.weight * plan.entropy) * spread;
    }
    error += learn_truth(sample, said.actor, plan, figures);
    for (const int at : needs_)
        if (const float sum = sums_[static_cast<std::size_t>(at)]; sum != 0) rows.add({at, sum});
    rows.end_row();
    figures.entropy += entropy;
    figures.divergence += divergence;
    figures.clipped += clipped ? 1 : 0;
    return error;
}

}  // namespace scoville::lab
