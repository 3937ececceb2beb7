// Scharfe Schoten as the list of games has it: its types under the names all games share, and what can be
// said of a game without its secrets.
#pragma once

#include <optional>
#include <string_view>

#include "base/tempo.h"
#include "schoten/face/legal.h"
#include "schoten/face/options.h"
#include "schoten/face/safe.h"
#include "schoten/face/seen.h"

namespace scoville::schoten {

struct Inside;  // its other half, in inside/game.h: who knows faces only knows no more than that there is one

struct Face {
    using Inside = schoten::Inside;
    using Options = schoten::Options;
    using Ruleset = schoten::Ruleset;
    using Card = schoten::Card;
    using Action = schoten::Action;
    using May = schoten::Legal;
    using View = schoten::View;
    using SeenEvent = schoten::SeenEvent;

    static constexpr std::string_view name = "schoten";
    static constexpr PlayerRange players{min_players, max_players};  // T1
    static constexpr bool deal_each_round = true;

    static std::span<const Rules> rules_book() { return schoten::rules_book(); }
    static int deals(const Options& options) { return ruleset_of(options).rounds; }  // T11
    static Ruleset ruleset(const Options& options) { return ruleset_of(options); }
    static std::string_view edition(const Options&) { return {}; }  // there is only one
    static std::optional<std::string_view> misfit(const Options&) { return std::nullopt; }

    // Nobody reacts to a card: everyone waits for their turn.
    static bool live(const Options&) { return false; }
    static Tempo tempo(const Options&, Action) { return Tempo::plain; }
    static bool names_card(Action) { return false; }
    static bool lays_card(const SeenEvent&) { return false; }
    static bool may_react(const May&) { return false; }

    static bool allows(const May& may, Action action) { return schoten::allows(may, action); }
    static Action safe_action(const May& may, const View& view) {
        return schoten::safe_action(may, view.ranking);
    }
    template <class F>
    static void for_each_accepted(const May& may, F&& f) {
        for_each_action(may, f);
    }
};

}  // namespace scoville::schoten
