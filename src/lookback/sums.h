// Luck and choice: what each step of the curves did, added up by who or what took it.
#pragma once

#include <span>

#include "lookback/report.h"

namespace scoville::lookback {

// Fills luck, others and own of every seat, and the turning point, from the stored estimates: from the fair
// share before the deal to the result after the last moment.
void add_up(Report& report);

// The play-outs of a point in the order of their dice; none: its estimate is no estimate.
using PlayedOut = std::vector<Parts>;
// More of them would not say more about how far they are spread.
constexpr int most_kept = 256;

// How sure the sums are: each play-out throws the same dice at every point, so it has sums of its own, and
// those of different play-outs have nothing to do with each other. Nothing, while some moments have not been
// played out.
void add_doubts(Report& report, std::span<const PlayedOut* const> by_moment);

// The word for a decision, from its alternatives' intervals.
void judge(Decision& decision);

// Brier scores and how readable a seat was, from its calls and bluffs.
void score(SeatReport& seat);

}  // namespace scoville::lookback
