// The checks one by one; each says what failed under its name.
#pragma once

#include <map>

#include "verify/fields.h"
#include "verify/verify.h"

namespace scoville::verify {

// Commitments, shares, seeds, hands.
Checked check_deals(const Proof& proof);
// The head after each entry, and before the first, by number.
using Heads = std::map<std::uint64_t, fair::Hash>;
Checked check_chain(const Proof& proof, Heads& heads);
// How the deal came about, and the actions.
Checked check_log(const Proof& proof);
// The actions are legal, and the log ends with the game.
Checked check_game(const Proof& proof);
Checked check_heads(const Heads& heads, const std::vector<KeptHead>& kept);

}  // namespace scoville::verify
