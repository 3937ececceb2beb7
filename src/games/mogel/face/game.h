// Mogel as the list of games has it: its types under the names all games share.
#pragma once

#include <optional>
#include <string_view>

#include "base/tempo.h"
#include "mogel/face/legal.h"
#include "mogel/face/options.h"
#include "mogel/face/safe.h"
#include "mogel/face/seen.h"

namespace scoville::mogel {

struct Inside;

struct Face {
    using Inside = mogel::Inside;
    using Options = mogel::Options;
    using Ruleset = mogel::Ruleset;
    using Card = mogel::Card;
    using Action = mogel::Action;
    using May = mogel::Legal;
    using View = mogel::View;
    using SeenEvent = mogel::SeenEvent;

    static constexpr std::string_view name = "mogel";
    static constexpr PlayerRange players{min_players, max_players};  // G1
    static constexpr bool deal_each_round = false;

    static std::span<const Rules> rules_book() { return mogel::rules_book(); }
    static int deals(const Options&) { return 1; }
    static Ruleset ruleset(const Options& options) { return ruleset_of(options); }
    static std::string_view edition(const Options&) { return {}; }
    static std::optional<std::string_view> misfit(const Options&) { return std::nullopt; }

    static bool live(const Options&) { return false; }
    static Tempo tempo(const Options&, Action) { return Tempo::plain; }
    static bool names_card(Action action) { return action.what == Do::doubt; }
    static bool lays_card(const SeenEvent& event) { return std::holds_alternative<Laid>(event); }
    static bool may_react(const May& may) { return may.doubt; }

    static bool allows(const May& may, Action action) { return mogel::allows(may, action); }
    static Action safe_action(const May& may, const View&) { return mogel::safe_action(may); }
    template <class F>
    static void for_each_accepted(const May& may, F&& f) {
        for_each_action(may, f);
    }
};

}  // namespace scoville::mogel
