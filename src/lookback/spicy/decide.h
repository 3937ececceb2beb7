// What a seat did, beside what else it might sensibly have done, in its own worlds with the same dice.
#pragma once

#include "lookback/analysis.h"
#include "lookback/in_order.h"
#include "lookback/spicy/worlds.h"
#include "lookback/sums.h"
#include "notation/spicy_out.h"

namespace scoville::lookback {

// An alternative that the player of the play-outs would hardly take is none; more than a few say little.
constexpr double sensible = 0.04;
constexpr std::size_t most_alternatives = 4;

inline std::string written(spicy::Action action, const spicy::Box& box) {
    std::string text;
    JsonOut out(text);
    notation::write_spicy_action(out, action, box);
    return text;
}

// Every action once, the likeliest first; those that are equally likely as they are listed.
inline std::vector<bots::WeighedAction> by_chance(const std::vector<bots::WeighedAction>& list) {
    std::vector<bots::WeighedAction> once;
    for (const bots::WeighedAction& each : list) {
        const auto same = std::find_if(once.begin(), once.end(), [&](const bots::WeighedAction& other) {
            return other.action == each.action;
        });
        if (same == once.end())
            once.push_back(each);
        else
            same->chance += each.chance;
    }
    put_in_order(once, [](const auto& a, const auto& b) { return a.chance > b.chance; });
    return once;
}

// None where there was nothing to decide, or too few worlds count.
template <class Player>
std::optional<Decision> decide(Player& player, const Scene<Player>& scene, int moment,
                               const Worlds<Player>& worlds, const Plan& plan) {
    const Seat self = scene.seat;
    const Question put = question(scene.from, self, scene.asked);
    if (scene.asked == Asked::reaction && !put.can_react()) return std::nullopt;
    spicy::Action done = scene.action;
    done.standing = false;
    const auto list = by_chance(player.weigh(scene.from.minds[self], put.ask()));
    Decision decision{.moment = moment,
                      .move = scene.move,
                      .action = written(scene.action, scene.from.state.rules.box),
                      .worlds = worlds.effective()};
    std::vector<spicy::Action> others;
    for (const bots::WeighedAction& each : list) {
        if (each.action == done) {
            decision.chance = each.chance;
        } else if (each.chance >= sensible && others.size() < most_alternatives) {
            others.push_back(each.action);
            decision.others.push_back(
                {.action = written(each.action, scene.from.state.rules.box), .chance = each.chance});
        }
    }
    if (others.empty() || decision.worlds < few_worlds) return std::nullopt;
    std::vector<Mean> gains(others.size());
    int play_out = 0;
    for (const World<Player>* world : worlds.some(plan.play_outs)) {
        const Dice dice(plan.seed, play_out++);
        const auto worth = [&](spicy::Action action) {
            PlayOut<Player> game(player, world->table, dice);
            CHECK(game.act(self, action, scene.asked));
            return game.finish()[self];
        };
        const double had = worth(scene.action);
        for (std::size_t i = 0; i < others.size(); ++i) gains[i].add(worth(others[i]) - had);
    }
    for (std::size_t i = 0; i < others.size(); ++i) {
        const double count = std::min(decision.worlds, gains[i].effective());
        decision.others[i].gain = gains[i].mean();
        decision.others[i].interval = interval_of_gain(gains[i], count, static_cast<int>(others.size()));
    }
    judge(decision);
    return decision;
}

}  // namespace scoville::lookback
