// What a bot in any language answers, read and held to what it was asked. An answer is used as a whole or not
// at all: probabilities that are none spoil it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "bots/face/bot.h"

namespace scoville::protocol {

struct Ready {
    std::string name;
    int version = 0;
};
Result<Ready, std::string> read_ready(std::string_view line);

// Why an answer cannot be used, in the words of an error message to the bot.
struct Unusable {
    std::string_view code;  // "illegal": well written, but not allowed now; "malformed": anything else
    std::string message;
};

template <class Action>
struct Likely {
    Action action;
    double p = 0;
};

template <class Action>
struct Answer {
    Action action;
    // The policy the action was drawn from, if the bot tells it: possible actions, each once, adding up to 1,
    // the one that was chosen among them.
    std::vector<Likely<Action>> probs;
};
using SpicyAnswer = Answer<spicy::Action>;
using SchotenAnswer = Answer<schoten::Action>;

// The id of an answer, whatever else is in it; an error says why the line is no answer at all.
Result<std::uint64_t, std::string> read_answer_id(std::string_view line);
Result<SpicyAnswer, Unusable> read_answer(std::string_view line, const bots::SpicyAsk& ask);
Result<SchotenAnswer, Unusable> read_answer(std::string_view line, const bots::SchotenAsk& ask);

}  // namespace scoville::protocol
