// The checks one by one; each throws Failed with its name.
#pragma once

#include "verify/fields.h"
#include "verify/verify.h"

namespace scoville::verify {

void check_deals(const Proof& proof);
// The head that the log leads to.
fair::Hash check_log(const Proof& proof, const std::vector<KeptHead>& kept);

}  // namespace scoville::verify
