// Records of random games: for comparing implementations, for tests and for measuring `scoville replay`.
#pragma once

#include <string>

#include "base/fast_rng.h"
#include "schoten/face/options.h"
#include "spicy/face/options.h"

namespace scoville::lab {

// A complete game from a random key, every action one that the rules accept; appended to `out`, without a
// line break.
void random_record(const spicy::Options& options, FastRng& rng, std::string& out);
void random_record(const schoten::Options& options, FastRng& rng, std::string& out);

}  // namespace scoville::lab
