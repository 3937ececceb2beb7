// A game of Spicy again from one of its moves, with other hidden cards (again.h).
#pragma once

#include <span>

#include "lookback/again.h"
#include "notation/spicy_in.h"
#include "spicy/inside/deal.h"

namespace scoville::lookback {

Result<NewRecord, std::string> spicy_anew(const spicy::Deal& deal, std::span<const notation::SpicyMove> moves,
                                          const Again& again);

}  // namespace scoville::lookback
