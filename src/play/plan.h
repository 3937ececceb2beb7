// What is to be played: a new deal, or a saved game from where it was left.
#pragma once

#include <string>
#include <vector>

#include "base/fast_rng.h"
#include "fair/secret.h"
#include "notation/any_in.h"

namespace scoville::play {

namespace json = notation::json;

struct Plan {
    any::Options options;
    std::vector<fair::DealKey> keys;
    std::vector<notation::AnyMove> played;  // legally, so far
};

Plan new_plan(const any::Options& options, FastRng& rng);

// A record that replays without an error.
Result<json::object, std::string> read_record(const std::string& file);

// From such a record; an error says why nobody can go on with it.
Result<Plan, std::string> plan_from(const json::object& record);

}  // namespace scoville::play
