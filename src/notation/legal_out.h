// What a seat may do, written in factors, as bots and clients get it: cards × declarations × extras,
// reactions, choices. Only what is possible is written.
#pragma once

#include "base/json_out.h"
#include "schoten/face/legal.h"
#include "spicy/face/legal.h"
#include "spicy/face/ruleset.h"

namespace scoville::notation {

void write_spicy_legal(JsonOut& out, const spicy::Legal& legal, const spicy::Faults& faults,
                       const spicy::Box& box);
void write_schoten_legal(JsonOut& out, const schoten::Legal& legal);

}  // namespace scoville::notation
