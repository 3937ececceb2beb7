// The whole state of a training run on disk.
#pragma once

#include <filesystem>

#include "lab/train/run.h"

namespace scoville::lab {

void write_state(const std::filesystem::path& path, Learner& learner, const TrainProgress& progress);
void read_state(const std::filesystem::path& path, Learner& learner, TrainProgress& progress);

}  // namespace scoville::lab
