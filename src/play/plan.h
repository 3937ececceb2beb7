// What is to be played: a new deal, or a saved game from where it was left.
#pragma once

#include <string>
#include <vector>

#include "lab/arena/kinds.h"

namespace scoville::play {

namespace json = notation::json;

template <class Kind>
struct Plan {
    typename Kind::Options options;
    std::vector<fair::DealKey> keys;
    std::vector<typename Kind::Move> played;  // legally, so far
};

template <class Kind>
Plan<Kind> new_plan(const typename Kind::Options& options, FastRng& rng) {
    return {options, lab::random_keys<Kind>(options, rng), {}};
}

// A record that replays without an error.
Result<json::object, std::string> read_record(const std::string& file);

// From such a record; an error says why nobody can go on with it.
template <class Kind>
Result<Plan<Kind>, std::string> plan_from(const json::object& record);
extern template Result<Plan<lab::SpicyKind>, std::string> plan_from(const json::object& record);
extern template Result<Plan<lab::SchotenKind>, std::string> plan_from(const json::object& record);

}  // namespace scoville::play
