// What a run writes down as it goes: one JSON object a line.
#pragma once

#include "lab/train/look.h"
#include "lab/train/plan.h"

namespace scoville::lab {

std::string iteration_line(const TrainProgress& progress, const UpdateFigures& figures,
                           const UpdatePlan& update, const std::vector<std::pair<std::string, Look>>& looks);
// An exploiter that was trained on the way: the share it wins alone against the master of the moment.
std::string exploiter_line(const TrainProgress& progress, int players, std::int64_t games, const Look& look);

}  // namespace scoville::lab
