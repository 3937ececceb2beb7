// Plays from what the server says is legal, and nothing else: no rules are known here.
#pragma once

#include <string>
#include <string_view>

#include "base/fast_rng.h"

namespace scoville::load {

struct Temper {
    std::uint32_t challenges = 10;  // one in so many chances is taken
    std::uint32_t copies = 4;
    std::uint32_t passes = 8;
};

// An action as JSON, made of `legal` as the wire has it; empty if nothing has to be done and nothing was felt
// like. `awaited`: the table waits for this seat, so that letting a card be is an answer.
std::string choose(std::string_view legal, bool awaited, const Temper& temper, FastRng& dice);

}  // namespace scoville::load
