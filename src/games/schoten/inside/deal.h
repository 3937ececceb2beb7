// The deal of a round, an input to the game: from the key of a fair deal, from an exact set-up, or from a
// fast generator for simulations (T2, T4, T12).
#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "base/fast_rng.h"
#include "base/result.h"
#include "fair/secret.h"
#include "schoten/face/options.h"
#include "schoten/face/rank.h"

namespace scoville::schoten {

// Full hands by seat, and the number card of each colour; the rack is what is left.
struct RoundDeal {
    std::array<CardSet, max_players> hands{};
    ColourNumbers numbers{};

    friend constexpr bool operator==(const RoundDeal&, const RoundDeal&) = default;
};

// Round 0 may also settle who starts.
struct FirstDeal {
    RoundDeal deal;
    Options options;  // with the start settled
};

// T2, T4 and, if the options leave the start open, T12, from one stream, in this order.
FirstDeal first_deal_from_key(const Options& options, const fair::DealKey& key);

// Any later round.
RoundDeal deal_from_key(const Ruleset& rules, const fair::DealKey& key);

// Everything that chance decides: who starts, and the deal of every round.
struct Deals {
    Options options;  // with the start settled
    std::vector<RoundDeal> rounds;
};
// A key for each round.
Deals deals_from_keys(const Options& options, std::span<const fair::DealKey> keys);

// An exact set-up, as it was written down. Says what is impossible about it.
struct RoundSetup {
    std::vector<std::vector<Card>> hands;
    std::array<int, colour_count> numbers{};  // red, yellow, green, black
};
Result<RoundDeal, std::string_view> deal_from_setup(const Ruleset& rules, const RoundSetup& setup);

// For simulations.
RoundDeal fast_deal(const Ruleset& rules, FastRng& rng);

}  // namespace scoville::schoten
