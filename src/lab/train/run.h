// A training run: plays, learns, keeps checkpoints, trains exploiters of itself, looks how it stands, and can
// be taken up again where it was left. The same plan and seed give the same weights.
#pragma once

#include "lab/train/plan.h"

namespace scoville::lab {

// Makes or takes up the run in the plan's folder. Throws std::runtime_error where files cannot be used.
TrainProgress run_training(const TrainPlan& plan, const TrainListener& listener = {});

}  // namespace scoville::lab
