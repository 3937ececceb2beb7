#include "lab/train/update.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace scoville::lab {
namespace {

constexpr std::size_t at_once = 64;  // samples: what fits into the nearest caches
constexpr float most_advantage = 5;

}  // namespace

Learner::Learner(const LearnerShape& shape)
    : actor(bots::shape_of(shape.sight, shape.wide, shape.narrow), static_cast<int>(shape.sight)),
      average(actor),
      magnet(actor),
      critic(critic_shape(shape.sight, shape.critic)),
      actor_steps(actor.shape().size()),
      critic_steps(critic.shape().size()) {}

// One part of a batch.
class Updater::Piece {
public:
    explicit Piece(const Learner& learner) : actor(learner.actor.shape()), critic(learner.critic.shape()) {}

    void learn(const Learner& learner, const Experience& experience, std::span<const std::uint32_t> batch,
               const UpdatePlan& plan) {
        figures = {};
        actor.begin(learner.actor);
        critic.begin(learner.critic);
        scale_ = static_cast<float>(1 / std::sqrt(learner.advantage_square));
        for (std::size_t from = 0; from < batch.size(); from += at_once) {
            const auto part = batch.subspan(from, std::min(at_once, batch.size() - from));
            learn_policy(learner, experience, part, plan);
            learn_critic(learner, experience, part);
        }
    }

    NetSlopes actor, critic;
    UpdateFigures figures;

private:
    void learn_policy(const Learner& learner, const Experience& experience,
                      std::span<const std::uint32_t> part, const UpdatePlan& plan) {
        inputs_.clear();
        for (const std::uint32_t at : part)
            inputs_.push_back(experience.actor_inputs(experience.samples[at]));
        learner.actor.look(std::span<const bots::Features>(inputs_), hidden_);
        learner.magnet.look(std::span<const bots::Features>(inputs_), pulling_);
        const auto narrow = static_cast<std::size_t>(learner.actor.shape().narrow);
        slopes_.clear();
        for (std::size_t i = 0; i < part.size(); ++i) {
            const Sample& sample = experience.samples[part[i]];
            const auto needs = error_.needs(sample);
            learner.actor.answer(hidden_.narrow.data() + i * narrow, needs, outputs_.data());
            learner.magnet.answer(pulling_.narrow.data() + i * narrow, needs, pulled_.data());
            const float advantage = std::clamp(sample.advantage * scale_, -most_advantage, most_advantage);
            (void)error_.slopes(sample, {outputs_, pulled_}, plan, advantage, slopes_, figures);
        }
        actor.add(inputs_, hidden_, slopes_);
    }

    void learn_critic(const Learner& learner, const Experience& experience,
                      std::span<const std::uint32_t> part) {
        inputs_.clear();
        for (const std::uint32_t at : part)
            inputs_.push_back(experience.critic_inputs(experience.samples[at]));
        learner.critic.look(std::span<const bots::Features>(inputs_), hidden_);
        const auto narrow = static_cast<std::size_t>(learner.critic.shape().narrow);
        slopes_.clear();
        constexpr std::int16_t value_output = 0;
        for (std::size_t i = 0; i < part.size(); ++i) {
            const Sample& sample = experience.samples[part[i]];
            float value = 0;
            learner.critic.answer(hidden_.narrow.data() + i * narrow, {&value_output, 1}, &value);
            const float off = value - sample.target;
            slopes_.add({value_output, off * sample.weight});
            slopes_.end_row();
            figures.critic_error += static_cast<double>(off * off);
        }
        critic.add(inputs_, hidden_, slopes_);
    }

    float scale_ = 1;
    PolicyError error_;
    std::vector<bots::Features> inputs_;
    bots::Net::Hidden hidden_, pulling_;
    bots::OutputValues outputs_{}, pulled_{};
    SlopeRows slopes_;
};

Updater::Updater(const Learner& learner, const Crew& crew) : crew_(crew) {
    for (int i = 0; i < training_pieces; ++i) pieces_.push_back(std::make_unique<Piece>(learner));
}
Updater::~Updater() = default;

void Updater::learn(Learner& learner, const Experience& experience, std::span<const std::uint32_t> batch,
                    const UpdatePlan& plan, UpdateFigures& figures) {
    crew_.share(training_pieces, [&](int i) {
        const auto cut = [&](int at) {
            return batch.size() * static_cast<std::size_t>(at) / training_pieces;
        };
        pieces_[static_cast<std::size_t>(i)]->learn(learner, experience,
                                                    batch.subspan(cut(i), cut(i + 1) - cut(i)), plan);
    });
    std::vector<std::span<const float>> actor;
    std::vector<std::span<const float>> critic;
    for (const auto& piece : pieces_) {
        actor.push_back(piece->actor.sums());
        critic.push_back(piece->critic.sums());
        figures.add(piece->figures);
    }
    const auto count = static_cast<float>(batch.size());
    learner.actor_steps.step(learner.actor.weights(), actor, count, plan.rate, plan.longest_step, crew_);
    learner.critic_steps.step(learner.critic.weights(), critic, count, plan.critic_rate, plan.longest_step,
                              crew_);
    const std::span<float> average = learner.average.weights();
    const std::span<const float> now = std::as_const(learner.actor).weights();
    for (std::size_t i = 0; i < average.size(); ++i) average[i] += plan.average_pace * (now[i] - average[i]);
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
