// Luck and choice: what each step of the curves did, added up by who or what took it.
#pragma once

#include "lookback/report.h"

namespace scoville::lookback {

// Fills luck, others and own of every seat, and the turning point, from the stored estimates: from the fair
// share before the deal to the result after the last moment.
void add_up(Report& report);

// The word for a decision, from its alternatives' intervals.
void judge(Decision& decision);

// Brier scores and how readable a seat was, from its calls and bluffs.
void score(SeatReport& seat);

}  // namespace scoville::lookback
