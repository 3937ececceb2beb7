// A person at the terminal as a player like any other: shown what the seat sees, asked for a move until one
// is legal.
#pragma once

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>

#include "bots/face/bot.h"
#include "terminal/line_editor.h"
#include "terminal/narrate.h"

namespace scoville::terminal {

// The person left: end of input, Ctrl-C or "quit".
struct Left : std::runtime_error {
    Left() : std::runtime_error("left the table") {}
};

struct Console {
    LineEditor& editor;
    std::function<void(const std::string&)> print;  // one text, with its line breaks
    Style style;
    std::function<void()> before_prompt;  // nothing waits for the person before this was done
};

// There is no general case: every game is shown in its own words.
template <class Face>
struct Person;
template <>
struct Person<spicy::Face> {
    static std::unique_ptr<bots::SpicyBot> sit(Console console, Company company, const spicy::Ruleset& rules);
};
template <>
struct Person<schoten::Face> {
    static std::unique_ptr<bots::SchotenBot> sit(Console console, Company company, const schoten::Ruleset&);
};
template <>
struct Person<mogel::Face> {
    static std::unique_ptr<bots::MogelBot> sit(Console console, Company company, const mogel::Ruleset&);
};

}  // namespace scoville::terminal
