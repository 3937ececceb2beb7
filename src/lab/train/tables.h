// The tables the master learns at: all player counts, editions and variant sets, and the small Spicy that can
// be solved; or one sort of them only.
#pragma once

#include <optional>
#include <string_view>

#include "base/fast_rng.h"
#include "spicy/face/options.h"
#include "spicy/face/ruleset.h"

namespace scoville::lab {

struct TrainTable {
    spicy::Ruleset rules;
    int above_end = 1;
};

// Every sort, or the plain game of 2020, the edition of 2022 with its total wilds, all six variant cards.
enum class Sort : std::uint8_t { every, base, y2022, variants };
std::optional<Sort> sort_named(std::string_view name);
std::string_view name_of(Sort sort);

// Players 0: any number.
TrainTable random_table(Sort sort, std::uint8_t players, FastRng& rng);
// As an arena deals it; not for Sort::every.
spicy::Options options_of(Sort sort, std::uint8_t players);

}  // namespace scoville::lab
