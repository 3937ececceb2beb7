// What a training run leaves on disk: nets, and its whole state. Written beside and then renamed, so that a
// run that was stopped while writing has the old file.
#pragma once

#include <filesystem>

#include "lab/train_run.h"

namespace scoville::lab {

void write_net(const std::filesystem::path& path, const bots::Net& net);
bots::Net read_net(const std::filesystem::path& path);

void write_state(const std::filesystem::path& path, Learner& learner, const TrainProgress& progress);
void read_state(const std::filesystem::path& path, Learner& learner, TrainProgress& progress);

}  // namespace scoville::lab
