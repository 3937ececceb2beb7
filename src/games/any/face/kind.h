// The only list of all games, as the world may see them: who plays "any game" holds one of these and
// never asks which.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <variant>

#include "schoten/face/legal.h"
#include "schoten/face/options.h"
#include "schoten/face/seen.h"
#include "spicy/face/legal.h"
#include "spicy/face/options.h"
#include "spicy/face/seen.h"

namespace scoville::any {

enum class Kind : std::uint8_t { spicy, schoten };

// In the order of Kind.
using Options = std::variant<spicy::Options, schoten::Options>;
using Action = std::variant<spicy::Action, schoten::Action>;
using View = std::variant<spicy::View, schoten::View>;
using SeenEvent = std::variant<spicy::SeenEvent, schoten::SeenEvent>;

struct SpicyMay {
    spicy::Legal legal;
    spicy::Faults faults;
    bool any() const { return legal.any(); }
};
// What a seat may do now.
using May = std::variant<SpicyMay, schoten::Legal>;
inline bool any(const May& may) {
    return std::visit([](const auto& one) { return one.any(); }, may);
}

// Can do something about the top card, whether or not it is its turn.
inline bool may_react(const May& may) {
    const auto* spicy = std::get_if<SpicyMay>(&may);
    return spicy != nullptr && (!spicy->legal.challenges.empty() || !spicy->legal.copies.empty());
}

inline Kind kind_of(const Options& options) { return static_cast<Kind>(options.index()); }
std::string_view name_of(Kind kind);
// What a journal carries, so that it is played by the same rules for ever.
std::string_view rules_name_of(Kind kind);
std::optional<Kind> kind_named(std::string_view name);

struct PlayerRange {
    int fewest, most;
};
PlayerRange players_of(Kind kind);

// The edition's name; empty where there is only one.
std::string_view edition_of(const Options& options);

int players_in(const Options& options);
// The same options when only these of the chairs take part, in this order. The starting seat moves with its
// chair; one that takes no part is left open.
Options for_chairs(Options options, std::span<const Seat> chairs);

// What about the options cannot be dealt, if anything.
std::optional<std::string_view> misfit_of(const Options& options);

// How many deals a game of this kind needs (T11).
int deals_of(const Options& options);

}  // namespace scoville::any
