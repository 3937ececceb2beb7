#include "lab/train/update.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/arithmetic.h"

namespace scoville::lab {
namespace {

using bots::Outputs;

constexpr float least_chance = 1e-8F;
float log_of(float chance) { return bots::log_of(std::max(chance, least_chance)); }

float sigmoid(float x) { return static_cast<float>(1 / (1 + arithmetic::exp(-static_cast<double>(x)))); }

// Collects slopes by output.
class ByOutput {
public:
    void add(int output, float value) {
        if (output != bots::no_output) sums_[static_cast<std::size_t>(output)] += value;
    }
    void list(std::vector<Slope>& slopes) const {
        slopes.clear();
        for (int i = 0; i < Outputs::count; ++i)
            if (const float sum = sums_[static_cast<std::size_t>(i)]; sum != 0) slopes.push_back({i, sum});
    }

private:
    std::array<float, Outputs::count> sums_{};
};

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

Learner::Learner()
    : actor(bots::master_shape),
      magnet(bots::master_shape),
      critic(critic_shape),
      actor_steps(bots::master_shape.size()),
      critic_steps(critic_shape.size()) {}

Updater::Updater() : actor_sums_(bots::master_shape), critic_sums_(critic_shape) {}

double Updater::actor_slopes(const Learner& learner, const Experience& experience, const Sample& sample,
                             const UpdatePlan& plan, float advantage, std::vector<Slope>& slopes,
                             UpdateFigures& figures) {
    bots::OutputValues outputs{};
    bots::OutputValues pulling{};
    const bots::Features inputs = experience.actor_inputs(sample);
    const int last = sample.menu.last_output();
    learner.magnet.look(inputs, other_);
    learner.magnet.answer(other_, 0, last, pulling.data());
    pulled_.weigh(sample.menu, pulling);
    learner.actor.look(inputs, hidden_);
    learner.actor.answer(hidden_, 0, last, outputs.data());
    weighing_.weigh(sample.menu, outputs);

    const std::vector<float>& chances = weighing_.chances();
    const double entropy = entropy_of(chances);
    const double divergence = divergence_of(chances, pulled_.chances());
    const ExtrasNow extras = extras_now(sample, outputs);
    const double now = static_cast<double>(log_of(chances[static_cast<std::size_t>(sample.choice.item)])) +
                       extras.log_chance;
    const auto ratio =
        static_cast<float>(arithmetic::exp(std::min(10.0, now - static_cast<double>(sample.log_chance))));
    const bool clipped = advantage > 0 ? ratio > 1 + plan.clip : ratio < 1 - plan.clip;
    const Pull pull{.chosen = clipped ? 0 : ratio * advantage * sample.weight,
                    .entropy = plan.entropy * sample.weight,
                    .magnet = plan.magnet * sample.weight};
    ByOutput sums;
    add_choice(chances, &pulled_.chances(), sample.choice.item, pull, entropy, divergence,
               [&](std::size_t i, float slope) {
                   for (const int at : weighing_.items()[i].outputs) sums.add(at, slope);
               });
    double error =
        static_cast<double>(sample.weight) *
        (-static_cast<double>(clipped ? 0 : ratio * advantage) - static_cast<double>(plan.entropy) * entropy +
         static_cast<double>(plan.magnet) * divergence);
    for (const auto& each : extras.steps) {
        const bots::ExtrasStep& step = each.first;
        const double spread = entropy_of(step.chances);
        add_choice(step.chances, nullptr, each.second, pull, spread, 0,
                   [&](std::size_t i, float slope) { sums.add(step.outputs[i], slope); });
        error -= static_cast<double>(sample.weight * plan.entropy) * spread;
    }

    const float off = outputs[Outputs::value] - sample.target;
    sums.add(Outputs::value, plan.value * off * sample.weight);
    error += 0.5 * static_cast<double>(plan.value * off * off * sample.weight);
    if (sample.has_truth) {
        const bool truths[] = {sample.truth.number, sample.truth.spice,
                               sample.truth.number && sample.truth.spice};
        for (int i = 0; i < 3; ++i) {
            const int at = Outputs::belief + i;
            const float belief = sigmoid(outputs[static_cast<std::size_t>(at)]);
            const float wrong = belief - (truths[i] ? 1.0F : 0.0F);
            sums.add(at, plan.belief * wrong * sample.weight);
            error -=
                static_cast<double>(plan.belief * sample.weight * log_of(truths[i] ? belief : 1 - belief));
            if (i == 0) figures.brier_number += static_cast<double>(sample.weight * wrong * wrong);
            if (i == 1) figures.brier_spice += static_cast<double>(sample.weight * wrong * wrong);
        }
    }
    sums.list(slopes);
    figures.entropy += entropy;
    figures.divergence += divergence;
    figures.clipped += clipped ? 1 : 0;
    figures.value_error += static_cast<double>(off * off);
    return error;
}

void Updater::learn(Learner& learner, const Experience& experience, std::span<const std::uint32_t> batch,
                    const UpdatePlan& plan, UpdateFigures& figures) {
    actor_sums_.clear();
    critic_sums_.clear();
    const auto scale = static_cast<float>(1 / std::sqrt(learner.advantage_square));
    constexpr float most = 5;
    for (const std::uint32_t at : batch) {
        const Sample& sample = experience.samples[at];
        const float advantage = std::clamp(sample.advantage * scale, -most, most);
        (void)actor_slopes(learner, experience, sample, plan, advantage, slopes_, figures);
        actor_sums_.add(learner.actor, experience.actor_inputs(sample), hidden_, slopes_);

        const bots::Features all = experience.critic_inputs(sample);
        float value = 0;
        learner.critic.look(all, other_);
        learner.critic.answer(other_, 0, 1, &value);
        const Slope slope{0, (value - sample.target) * sample.weight};
        critic_sums_.add(learner.critic, all, other_, {&slope, 1});
        figures.critic_error += static_cast<double>((value - sample.target) * (value - sample.target));
    }
    const auto count = static_cast<float>(batch.size());
    learner.actor_steps.step(learner.actor.weights(), actor_sums_.sums(), count, plan.rate,
                             plan.longest_step);
    learner.critic_steps.step(learner.critic.weights(), critic_sums_.sums(), count, plan.critic_rate,
                              plan.longest_step);
    const std::span<float> magnet = learner.magnet.weights();
    const std::span<const float> actor = std::as_const(learner.actor).weights();
    for (std::size_t i = 0; i < magnet.size(); ++i) magnet[i] += plan.magnet_pace * (actor[i] - magnet[i]);
}

UpdateFigures Updater::update(Learner& learner, const Experience& experience, const UpdatePlan& plan,
                              FastRng& rng) {
    UpdateFigures figures;
    const std::size_t count = experience.samples.size();
    double squares = 0;
    double truths = 0;
    for (const Sample& sample : experience.samples) {
        squares += static_cast<double>(sample.advantage * sample.advantage);
        if (sample.has_truth) truths += static_cast<double>(sample.weight);
    }
    constexpr double keep = 0.95;
    learner.advantage_square =
        keep * learner.advantage_square + (1 - keep) * squares / static_cast<double>(count);

    std::vector<std::uint32_t> order(count);
    std::iota(order.begin(), order.end(), 0U);
    for (std::size_t i = count; i > 1; --i)
        std::swap(order[i - 1], order[rng.below(static_cast<std::uint32_t>(i))]);
    const auto size = static_cast<std::size_t>(plan.batch);
    for (std::size_t from = 0; from < count; from += size) {
        const std::size_t length = std::min(size, count - from);
        if (from > 0 && length < size / 2) break;  // too few to tell a direction
        learn(learner, experience, std::span(order).subspan(from, length), plan, figures);
    }

    const auto n = static_cast<double>(count);
    for (double* sum : {&figures.entropy, &figures.divergence, &figures.clipped, &figures.critic_error,
                        &figures.value_error})
        *sum /= n;
    figures.brier_number /= std::max(truths, 1.0);
    figures.brier_spice /= std::max(truths, 1.0);
    figures.spread = std::sqrt(learner.advantage_square);
    return figures;
}

}  // namespace scoville::lab
