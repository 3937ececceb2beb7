// What each game's players are made of, under the same names, for what is written once for every game:
// Types<Face> has no general case, so a game without players does not compile.
#pragma once

#include "bots/face/bot.h"

namespace scoville::bots {

template <class Game>
struct Types;

namespace detail {

template <class Game>
struct FaceTypes {
    using Face = Game;
    using Options = typename Game::Options;
    using Rules = typename Game::Ruleset;
    using Action = typename Game::Action;
    using Event = typename Game::SeenEvent;
    using View = typename Game::View;
    using May = typename Game::May;
};

}  // namespace detail

template <>
struct Types<spicy::Face> : detail::FaceTypes<spicy::Face> {
    using Bot = SpicyBot;
    using Ask = SpicyAsk;
    // A question refers to what it is asked with.
    static Ask ask(Seat seat, const View& view, const May& may) {
        return {seat, view, may.legal, may.faults};
    }
    static May may(const Ask& ask) { return {ask.legal, ask.faults}; }
};

template <>
struct Types<schoten::Face> : detail::FaceTypes<schoten::Face> {
    using Bot = SchotenBot;
    using Ask = SchotenAsk;
    static Ask ask(Seat seat, const View& view, const May& may) { return {seat, view, may}; }
    static May may(const Ask& ask) { return ask.legal; }
};

template <>
struct Types<mogel::Face> : detail::FaceTypes<mogel::Face> {
    using Bot = MogelBot;
    using Ask = MogelAsk;
    static Ask ask(Seat seat, const View& view, const May& may) { return {seat, view, may}; }
    static May may(const Ask& ask) { return ask.legal; }
};

}  // namespace scoville::bots
