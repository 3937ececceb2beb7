// Spicy as the list of games has it: its types under the names all games share, and what can be said of a
// game without its secrets.
#pragma once

#include <optional>
#include <string_view>

#include "base/tempo.h"
#include "spicy/face/legal.h"
#include "spicy/face/options.h"
#include "spicy/face/safe.h"
#include "spicy/face/seen.h"

namespace scoville::spicy {

struct Inside;  // its other half, in inside/game.h: who knows faces only knows no more than that there is one

// What a seat may do now.
struct May {
    Legal legal;
    Faults faults;
    bool any() const { return legal.any(); }
};

struct Face {
    using Inside = spicy::Inside;
    using Options = spicy::Options;
    using Ruleset = spicy::Ruleset;
    using Card = spicy::Card;
    using Action = spicy::Action;
    using May = spicy::May;
    using View = spicy::View;
    using SeenEvent = spicy::SeenEvent;

    static constexpr std::string_view name = "spicy";
    static constexpr PlayerRange players{2, max_seats};  // S2
    static constexpr bool deal_each_round = false;

    static std::span<const Rules> rules_book() { return spicy::rules_book(); }
    static int deals(const Options&) { return 1; }
    static Ruleset ruleset(const Options& options) { return ruleset_of(options); }
    static std::string_view edition(const Options& options) { return name_of(options.edition); }
    static std::optional<std::string_view> misfit(const Options& options) {
        if (!are_in_the_book(options)) return "these rules have no such edition or variant card";
        if (!end_card_fits(options)) return "the end card lies deeper than the draw deck";
        return std::nullopt;
    }

    // P1: others may react to the top card while the next player thinks.
    static bool live(const Options& options) { return !options.everyone_answers; }
    static Tempo tempo(const Options& options, Action action);
    static bool names_card(Action action);
    static bool lays_card(const SeenEvent& event) { return std::holds_alternative<Played>(event); }
    static bool may_react(const May& may) {
        return !may.legal.challenges.empty() || !may.legal.copies.empty();
    }

    static bool allows(const May& may, Action action) { return spicy::allows(may.legal, may.faults, action); }
    static Action safe_action(const May& may, const View&) { return spicy::safe_action(may.legal); }
    template <class F>
    static void for_each_accepted(const May& may, F&& f) {
        for_each_action(may.legal, f);
        for_each_fault(may.legal, may.faults, f);
    }
};

}  // namespace scoville::spicy
