// A game of Scharfe Schoten again from one of its moves, with other hidden numbers (again.h).
#pragma once

#include <span>

#include "lookback/again.h"
#include "notation/schoten_in.h"
#include "schoten/inside/deal.h"

namespace scoville::lookback {

Result<NewRecord, std::string> schoten_anew(const schoten::Deals& deals,
                                            std::span<const notation::SchotenMove> moves, const Again& again);

}  // namespace scoville::lookback
