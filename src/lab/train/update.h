// One pass of learning over what was played, in steps of a batch each. Work is cut into pieces that any
// number of threads may share.
#pragma once

#include <memory>

#include "lab/train/policy.h"

namespace scoville::lab {

struct LearnerShape {
    bots::Sight sight = bots::Sight::second;
    int wide = 256;
    int narrow = 64;
    int critic = 128;  // the width of its first layer
};

// The actor plays and learns; the average of its weights is what is kept and shipped; the magnet is an
// earlier average that holds it back, and is replaced in steps.
struct Learner {
    explicit Learner(const LearnerShape& shape);

    bots::Net actor, average, magnet, critic;
    Adam actor_steps, critic_steps;
    double advantage_square = 0.01;  // running
};

class Updater {
public:
    Updater(const Learner& learner, const Crew& crew);
    ~Updater();
    UpdateFigures update(Learner& learner, const Experience& experience, const UpdatePlan& plan,
                         FastRng& rng);

private:
    class Piece;
    void learn(Learner& learner, const Experience& experience, std::span<const std::uint32_t> batch,
               const UpdatePlan& plan, UpdateFigures& figures);

    const Crew& crew_;
    std::vector<std::unique_ptr<Piece>> pieces_;
};

}  // namespace scoville::lab
