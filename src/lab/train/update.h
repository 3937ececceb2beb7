// One pass of learning over what was played: policy gradient with a cautious step (PPO), pulled towards
// chance (entropy) and towards a slowly moving magnet (KL), so that self-play settles instead of running in
// circles. The critic and the beliefs learn from what really was.
#pragma once

#include "lab/train/net.h"
#include "lab/train/sample.h"

namespace scoville::lab {

struct UpdatePlan {
    int batch = 2048;
    float rate = 5e-4F;
    float critic_rate = 1e-3F;
    float entropy = 0.02F;  // in units of the usual advantage
    float magnet = 0.05F;
    float magnet_pace = 0.002F;  // how far the magnet moves towards the net with each step
    float clip = 0.2F;
    float value = 0.5F;
    float belief = 0.2F;
    float longest_step = 0.5F;  // of the slopes
};

// Means over an update.
struct UpdateFigures {
    double entropy = 0;
    double divergence = 0;  // from the magnet
    double clipped = 0;     // share of samples
    double critic_error = 0;
    double value_error = 0;
    double brier_number = 0;
    double brier_spice = 0;
    double spread = 0;  // of advantages
};

struct Learner {
    Learner();

    bots::Net actor, magnet, critic;
    Adam actor_steps, critic_steps;
    double advantage_square = 0.01;  // running
};

class Updater {
public:
    Updater();
    UpdateFigures update(Learner& learner, const Experience& experience, const UpdatePlan& plan,
                         FastRng& rng);

    // The slopes of one sample's error, and the error itself: for tests too.
    double actor_slopes(const Learner& learner, const Experience& experience, const Sample& sample,
                        const UpdatePlan& plan, float advantage, std::vector<Slope>& slopes,
                        UpdateFigures& figures);

private:
    void learn(Learner& learner, const Experience& experience, std::span<const std::uint32_t> batch,
               const UpdatePlan& plan, UpdateFigures& figures);

    NetSlopes actor_sums_, critic_sums_;
    bots::Net::Hidden hidden_, other_;
    bots::Weighing weighing_, pulled_;
    std::vector<Slope> slopes_;
};

}  // namespace scoville::lab
