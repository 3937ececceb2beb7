// The sections of the page, each measured and written as Markdown.
#pragma once

#include <string>

#include "lab/strength/match.h"

namespace scoville::lab::strength {

// marks.cpp: what the master has to reach, and whether each level is above the last.
std::string marks(Matches& matches);
std::string ladder(Matches& matches);
std::string exploiter(Matches& matches);

// tables.cpp: all against all.
std::string spicy_matrices(Matches& matches);
std::string spicy_tables(Matches& matches);
std::string schoten_matrices(Matches& matches);

// minds.cpp: what they believe, how far they are from perfect, how long they think.
std::string beliefs(Matches& matches);
std::string small_spicy(Matches& matches);
std::string pace(Matches& matches);

// temperaments.cpp: how often they lie, doubt and dare.
std::string temperaments(Matches& matches);

}  // namespace scoville::lab::strength
