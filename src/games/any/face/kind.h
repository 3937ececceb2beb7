// Whichever game it is, as the world may see it: who plays "any game" holds one of these and never asks
// which.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "any/face/list.h"

namespace scoville::any {

using scoville::PlayerRange;
using scoville::Tempo;

template <class Face>
using OptionsOf = typename Face::Options;
template <class Face>
using ActionOf = typename Face::Action;
template <class Face>
using ViewOf = typename Face::View;
template <class Face>
using SeenEventOf = typename Face::SeenEvent;
template <class Face>
using MayOf = typename Face::May;

using Options = OneOf<OptionsOf>;
using Action = OneOf<ActionOf>;
using View = OneOf<ViewOf>;
using SeenEvent = OneOf<SeenEventOf>;
// What a seat may do now.
using May = OneOf<MayOf>;

bool any(const May& may);
// Can do something about the top card, whether or not it is its turn.
bool may_react(const May& may);
// The action is meant for the top card that its sender saw.
bool names_card(const Action& action);
// P3: what is done for a seat that is out of time.
Action safe_action(const May& may, const View& view);

std::string_view name_of(Kind kind);
std::optional<Kind> kind_named(std::string_view name);
// All names, for a sentence: spicy or schoten, each within quotes of this kind.
std::string names_in_words(std::string_view quote);
PlayerRange players_of(Kind kind);
// A deal for each round: then a seed is a list of keys, else one key.
bool deal_each_round(Kind kind);

// The edition's name; empty where there is only one.
std::string_view edition_of(const Options& options);

int players_in(const Options& options);
// The same options when only these of the chairs take part, in this order. The starting seat moves with its
// chair; one that takes no part is left open.
Options for_chairs(Options options, std::span<const Seat> chairs);

// What about the options cannot be dealt, if anything.
std::optional<std::string_view> misfit_of(const Options& options);

// How many deals a game with these options needs.
int deals_of(const Options& options);

}  // namespace scoville::any
