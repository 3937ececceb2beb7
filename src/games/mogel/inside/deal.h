// The deal: from a key, from an exact set-up, or from a fast generator (G1).
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "base/fast_rng.h"
#include "base/result.h"
#include "fair/secret.h"
#include "mogel/face/options.h"
#include "mogel/inside/state.h"

namespace scoville::mogel {

struct Deal {
    State state;
    Options options;  // with the start settled
};

Deal deal_from_key(const Options& options, const fair::DealKey& key);
Result<Deal, std::string_view> deal_from_setup(const Options& options,
                                               std::span<const std::vector<Card>> hands);
State fast_deal(const Options& options, FastRng& rng);

}  // namespace scoville::mogel
