// The games that were frozen, and how they were made: to add one, add it here and run the test with
// SCOVILLE_ADD_FROZEN=1, which writes the files that are not there yet and no other.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tests/frozen/results.h"

namespace scoville::frozen {

struct Made {
    std::string name;  // of its file in corpus/: NAME.journal or NAME.records
    std::function<Lines()> make;
};

const std::vector<Made>& frozen_games();

}  // namespace scoville::frozen
