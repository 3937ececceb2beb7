// Rules by their names, of whichever game. A journal and a record say by which rules they are played, and are
// played by them for ever; a name that no book has yet is that of a later program.
#pragma once

#include "any/face/kind.h"

namespace scoville::any {

// Which rules: their place in the book of their game.
struct Rules {
    Kind kind;
    std::uint8_t place;
    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

std::optional<Rules> rules_named(std::string_view name);
std::string_view name_of(Rules rules);
// What is dealt now.
Rules todays_rules(Kind kind);
// What was played when nothing named its rules yet.
Rules first_rules(Kind kind);

// By which the options are played.
Rules rules_of(const Options& options);
// The same options, played by these rules of their game; misfit_of says whether they can be.
Options by_rules(Options options, Rules rules);

// A game, or rules, that a later program may have: well written, and in no book of this one.
bool is_game_to_come(std::string_view name);
bool are_rules_to_come(std::string_view name);

// The sentence for either.
std::string newer_than_this_program(std::string_view name);

}  // namespace scoville::any
