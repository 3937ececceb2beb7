// How a game begins: from the key of a fair deal, from an exact set-up, or from a fast generator for
// simulations (S3, S4, S5, V0, W1).
#pragma once

#include <array>
#include <span>
#include <vector>

#include "base/fast_rng.h"
#include "base/result.h"
#include "fair/secret.h"
#include "spicy/face/options.h"
#include "spicy/inside/state.h"

namespace scoville::spicy {

struct Deal {
    State state;
    Options options;  // with everything settled that the options left open
};

// S3, S4, V0, S5 from one stream, in this order. The options must fit together.
Deal deal_from_key(const Options& options, const fair::DealKey& key);

// An exact set-up: hands by seat, and the draw deck from the top; cards not named follow below in the
// order of the box. Says what is impossible about it.
struct Setup {
    std::vector<std::vector<Card>> hands;
    std::vector<Card> draw;
};
Result<Deal, std::string_view> deal_from_setup(const Options& options, const Setup& setup);

// The spice cards of the box in index order: spice by spice, number by number, then the wilds.
InlineVec<Card, max_deck> box_in_order(const Box& box);

// Deals for simulations, fast: any seat first, and only cards that can come up are shuffled.
class FastDealer {
public:
    FastDealer(const Ruleset& rules, int above_end);
    void deal(State& state, FastRng& rng) const;

private:
    State unshuffled_;
    int to_shuffle_;
};

}  // namespace scoville::spicy
