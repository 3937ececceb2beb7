// Matches of one level against another: played as the plan says, or known from last time.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lab/arena/entrant.h"
#include "lab/strength/kept.h"
#include "lab/strength/plan.h"
#include "schoten/face/options.h"
#include "spicy/face/options.h"

namespace scoville::lab {

// How two bots share a table.
enum class Seating : std::uint8_t { one_against_all, by_turns };

class Matches {
public:
    Matches(const StrengthPlan& plan, const StrengthListener& listener)
        : plan(plan), listener_(listener), kept_(plan.keep) {}

    // What it shows of `one`.
    Shown play(const spicy::Options& options, std::uint64_t games, const Entrant& one, const Entrant& others,
               Seating seating = Seating::one_against_all);
    Shown play(const schoten::Options& options, std::uint64_t games, const Entrant& one,
               const Entrant& others, Seating seating = Seating::one_against_all);

    // The levels that are measured against each other.
    std::vector<std::string> levels() const;
    void tell(const std::string& what) const {
        if (listener_) listener_(what);
    }

    const StrengthPlan& plan;

private:
    template <class Options>
    Shown match(const Options& options, std::uint64_t games, const Lineup& lineup, Seating seating);
    std::string nets_in(const Lineup& lineup, const spicy::Options& options) const;
    static std::string nets_in(const Lineup& lineup, const schoten::Options& options);

    const StrengthListener& listener_;
    KeptMatches kept_;
};

Entrant level(std::string_view name);

}  // namespace scoville::lab
