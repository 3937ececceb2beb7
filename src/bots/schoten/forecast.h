// What a tip is worth on average (T10), given what is collected and what may still come.
#pragma once

#include "bots/schoten/amounts.h"
#include "schoten/face/action.h"
#include "schoten/face/ruleset.h"

namespace scoville::bots {

// Where a collection is heading.
struct Prospect {
    schoten::ColourCounts have;
    Amounts more;   // expected on top
    Amounts limit;  // never more than this on top
};

// How the numbers are looked at; neutral is 1 and 1.
struct Outlook {
    double spread = 1;  // how far off the expectation may be
    double bonus = 1;   // what a point of the difference counts
};

double expected_points(const schoten::Ruleset& rules, const Prospect& prospect, schoten::Tip tip,
                       const Outlook& outlook);

}  // namespace scoville::bots
