// The small Spicy with a strategy of its solver, looked back at by play-outs of that strategy and, for what
// is true, by walking the whole tree.
#pragma once

#include <memory>

#include <gtest/gtest.h>

#include "lab/moves/small_spicy.h"
#include "lab/solve/cfr.h"
#include "lookback/spicy/analysis.h"

namespace scoville::lookback {

class SolvedPlayer {
public:
    using Memory = std::uint64_t;
    static constexpr std::string_view name = "solved";

    explicit SolvedPlayer(std::shared_ptr<const lab::SolvePolicy> policy) : policy_(std::move(policy)) {}

    static Memory begin(Seat seat, const spicy::Hand& hand) { return lab::first_key(seat, hand); }
    static void hear(Memory& memory, const spicy::SeenEvent& event) {
        if (!std::holds_alternative<spicy::Started>(event)) memory = lab::key_after(memory, event);
    }
    std::vector<bots::WeighedAction> weigh(const Memory& memory, const bots::SpicyAsk& ask) {
        lab::History history;
        history.state.turn = ask.seat;
        history.keys[ask.seat] = memory;
        lab::Actions actions;
        spicy::Legal legal = ask.legal;
        legal.standing = false;
        spicy::for_each_action(legal, [&](spicy::Action action) { actions.push_back(action); });
        const lab::Chances& chances = (*policy_)(history, actions);
        std::vector<bots::WeighedAction> list;
        for (int i = 0; i < actions.size(); ++i)
            list.push_back({actions[i], static_cast<double>(chances[i])});
        return list;
    }
    spicy::Action act(const Memory& memory, const bots::SpicyAsk& ask, FastRng& dice) {
        const auto list = weigh(memory, ask);
        double left = unit(dice);
        for (const bots::WeighedAction& each : list)
            if ((left -= each.chance) < 0) return each.action;
        return list.back().action;
    }
    double expects(const Memory&, const bots::SpicyAsk&) { return 0.5; }
    std::optional<Belief> believes(const Memory&, const bots::SpicyAsk&) { return std::nullopt; }
    static Belief odds(const Memory&, const bots::SpicyAsk&) { return {}; }

private:
    std::shared_ptr<const lab::SolvePolicy> policy_;
};

// Half solved is as good as solved here: what is compared is its own play, not perfect play.
inline std::shared_ptr<const lab::SolvePolicy> some_policy() {
    static const auto policy = [] {
        static lab::Cfr cfr(3);  // the policy looks things up in it
        cfr.run(2000);
        return std::make_shared<const lab::SolvePolicy>(cfr.average());
    }();
    return policy;
}

inline lab::History after(lab::History history, spicy::Action action) {
    lab::advance(history, action);
    return history;
}

// What seat 0 gets of the win, exactly: the undrawn deck in any order.
inline double exact(const lab::History& history) {
    if (history.state.over()) return (lab::payoff(history.state) + 1) / 2;
    const lab::Actions actions = lab::actions_at(history.state);
    const lab::Chances chances = (*some_policy())(history, actions);
    double value = 0;
    for (int i = 0; i < actions.size(); ++i) {
        if (chances[i] <= 0) continue;
        lab::for_each_draw(history.state, actions[i], [&](const spicy::State& state, double chance) {
            lab::History next = history;
            next.state = state;
            value += static_cast<double>(chances[i]) * chance * exact(after(next, actions[i]));
        });
    }
    return value;
}
// The same once this action has been chosen and nothing drawn yet.
inline double exact(const lab::History& history, spicy::Action action) {
    double value = 0;
    lab::for_each_draw(history.state, action, [&](const spicy::State& state, double chance) {
        lab::History next = history;
        next.state = state;
        value += chance * exact(after(next, action));
    });
    return value;
}

// A whole game: these moves first, then the strategy's.
struct SmallGame {
    lab::History dealt;
    std::vector<notation::SpicyMove> moves;
};
inline SmallGame small_game(std::size_t deal, std::uint64_t seed,
                            const std::vector<spicy::Action>& first = {}) {
    static const std::vector<lab::History> deals = lab::all_deals();
    SmallGame game{deals[deal % deals.size()], {}};
    FastRng rng(seed);
    SolvedPlayer player(some_policy());
    // The deck lies in some order before anything is drawn.
    shuffle_deck(game.dealt.state, Dice(seed, 0));
    lab::History now = game.dealt;
    while (!now.state.over()) {
        const lab::Actions actions = lab::actions_at(now.state);
        const lab::Chances& chances = (*some_policy())(now, actions);
        spicy::Action action = actions[actions.size() - 1];
        double left = unit(rng);
        for (int i = actions.size() - 1; i >= 0; --i)
            if ((left -= static_cast<double>(chances[i])) < 0) {
                action = actions[i];
                break;
            }
        if (game.moves.size() < first.size()) action = first[game.moves.size()];
        game.moves.push_back({now.actor(), action});
        lab::advance(now, action);
    }
    return game;
}

inline std::vector<Scene<SolvedPlayer>> scenes_of(const SmallGame& game) {
    SolvedPlayer player(some_policy());
    auto scenes = Script<SolvedPlayer>::of(player, game.dealt.state, {}, game.moves);
    EXPECT_TRUE(scenes);
    return std::move(*scenes);
}

}  // namespace scoville::lookback
