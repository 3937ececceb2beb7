// What a record begins with, for those who go on from there: the deal, and the moves so far.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "any/inside/game.h"
#include "base/result.h"
#include "notation/any_in.h"

namespace scoville::record {

struct Beginning {
    any::Dealt deal;
    any::Options options;  // with everything settled
    std::vector<notation::AnyMove> moves;
    // Of the record, as they are written there: the fields that say what was dealt.
    std::string dealt;
};

// An error says what is wrong with the record.
Result<Beginning, std::string> beginning_of(std::string_view record);

// The game after these moves; none if one of them is not legal.
std::optional<any::Game> game_after(const Beginning& beginning, any::Events& events);

}  // namespace scoville::record
