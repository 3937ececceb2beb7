// The page that says how strong the levels are, made by measuring them (docs/strength.md).
#pragma once

#include <string>
#include <vector>

#include "lab/strength/plan.h"

namespace scoville::lab {

// The names of its sections, for `StrengthPlan::only`.
std::vector<std::string> strength_sections();

std::string strength_page(const StrengthPlan& plan, const StrengthListener& listener);

}  // namespace scoville::lab
