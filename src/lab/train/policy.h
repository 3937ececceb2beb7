// The error of one decision, and its slopes at the net's outputs: policy gradient with a cautious step (PPO),
// pulled towards chance (entropy) and towards the magnet (KL); beliefs and value learn from what really was.
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
    float average_pace = 0.002F;  // how far the average moves towards the net with each step
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

    void add(const UpdateFigures& more);
};

// What two nets said where the decision was made; only the outputs the menu needs are worth anything.
struct Said {
    const bots::OutputValues& actor;
    const bots::OutputValues& magnet;
};

class PolicyError {
public:
    // What to ask the nets for, first; then the error, whose slopes are added as a row.
    std::span<const std::int16_t> needs(const Sample& sample) {
        return needs_ = weighing_.needs(sample.menu);
    }
    double slopes(const Sample& sample, const Said& said, const UpdatePlan& plan, float advantage,
                  SlopeRows& rows, UpdateFigures& figures);

private:
    void add(int output, float value) {
        if (output != bots::no_output) sums_[static_cast<std::size_t>(output)] += value;
    }
    double learn_truth(const Sample& sample, const bots::OutputValues& outputs, const UpdatePlan& plan,
                       UpdateFigures& figures);

    bots::Weighing weighing_;
    std::span<const std::int16_t> needs_;
    std::vector<float> pulling_;  // the magnet's chances
    bots::OutputValues sums_{};
};

}  // namespace scoville::lab
