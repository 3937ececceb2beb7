// The checks one by one; each throws Failed with its name.
#pragma once

#include <map>

#include "verify/fields.h"
#include "verify/verify.h"

namespace scoville::verify {

// Commitments, shares, seeds, hands.
void check_deals(const Proof& proof);
// The head after each entry, and before the first, by number.
using Heads = std::map<std::uint64_t, fair::Hash>;
Heads check_chain(const Proof& proof);
// How the deal came about, and the actions.
void check_log(const Proof& proof);
// The actions are legal, and the log ends with the game.
void check_game(const Proof& proof);
void check_heads(const Heads& heads, const std::vector<KeptHead>& kept);

}  // namespace scoville::verify
