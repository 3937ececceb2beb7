// The whole state of a training run on disk.
#pragma once

#include <filesystem>

#include "lab/train/plan.h"

namespace scoville::lab {

// Exact: a run taken up again goes on as if it had not stopped.
void write_state(const std::filesystem::path& path, Learner& learner, const TrainProgress& progress);
// Of half the size and less: numbers of 16 bits. For keeping; what goes on from it is as good, but not the
// same to the bit as what it was taken from.
void write_small_state(const std::filesystem::path& path, Learner& learner, const TrainProgress& progress);
// What a state is of.
LearnerShape shape_in(const std::filesystem::path& path);
// Of either sort.
void read_state(const std::filesystem::path& path, Learner& learner, TrainProgress& progress);

// The run in a folder, small enough to be kept: state, weights and league of 16 bits, and the log.
void keep_run(const std::filesystem::path& run, const std::filesystem::path& to);

}  // namespace scoville::lab
