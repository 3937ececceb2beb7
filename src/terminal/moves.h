// Moves as a person types them: "7c as 9c", "pass", "wrong spice", "tip red green". Understood only if legal
// now; if not, a sentence says why.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "mogel/face/legal.h"
#include "schoten/face/legal.h"
#include "spicy/face/legal.h"
#include "spicy/face/ruleset.h"

namespace scoville::terminal {

Result<spicy::Action, std::string> read_move(std::string_view typed, const spicy::Legal& legal,
                                             const spicy::Faults& faults, const spicy::Box& box);
Result<schoten::Action, std::string> read_move(std::string_view typed, const schoten::Legal& legal);
Result<mogel::Action, std::string> read_move(std::string_view typed, const mogel::Legal& legal);

// Everything that could be typed now, for completion and for "?". Plays stand there as card and as
// declaration apart.
std::vector<std::string> possible_moves(const spicy::Legal& legal, const spicy::Faults& faults,
                                        const spicy::Box& box);
std::vector<std::string> possible_moves(const schoten::Legal& legal);
std::vector<std::string> possible_moves(const mogel::Legal& legal);

}  // namespace scoville::terminal
