// Records of random games: for comparing implementations, for tests and for measuring `scoville replay`.
#pragma once

#include <string>

#include "any/face/kind.h"
#include "base/fast_rng.h"

namespace scoville::lab {

// A complete game from a random key, every action one that the rules accept; appended to `out`, without a
// line break.
void random_record(const any::Options& options, FastRng& rng, std::string& out);

}  // namespace scoville::lab
