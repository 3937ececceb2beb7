// How likely somebody would have done what was seen, in a world: mostly as the player of the play-outs does,
// sometimes just anything.
#pragma once

#include "bots/face/bot.h"
#include "lookback/spicy/world.h"

namespace scoville::lookback {

// How often somebody does just anything.
constexpr double anything = 0.15;
template <class Player>
class Weighing {
public:
    explicit Weighing(Player& player) : player_(player) {}

    template <class Is>
    double chance_of(World<Player>& world, Seat seat, Asked asked, Is&& is) {
        double chance = 0;
        const Weighed list = weigh(world, seat, asked);
        for (const bots::WeighedAction& each : list)
            if (is(each.action)) chance += each.chance;
        // What the player of the play-outs never thinks of (a fault, a turn while it may react) tells
        // nothing.
        return chance > 0 ? chance : anything / static_cast<double>(list.size() + 1);
    }

    // A card that came back to its hand stays unknown.
    spicy::Action taken_back(World<Player>& world, const Scene<Player>& scene) {
        spicy::Action action = scene.action;
        const spicy::Hand& hand = world.table.state.hands[scene.seat];
        if (action.card != spicy::total_wild && !hand.has(action.card)) action.card = hand.nth(0);
        action.extras = {};
        return action;
    }

    // A face-down card of this world's hand that may have been it, by how likely it is.
    spicy::Action choose(World<Player>& world, Seat seat, Asked asked, spicy::Action seen, FastRng& rng) {
        const Weighed list = weigh(world, seat, asked);
        const auto fits = [&](spicy::Action a) {
            return a.what == seen.what && a.declared == seen.declared &&
                   a.extras.size() == seen.extras.size() &&
                   (a.card == spicy::total_wild) == (seen.card == spicy::total_wild);
        };
        world.mass = 0;
        world.chances = {};
        for (const bots::WeighedAction& each : list) {
            if (!fits(each.action)) continue;
            world.mass += each.chance;
            world.chances[each.action.card.kind] += each.chance;
        }
        world.owner = no_seat;
        world.weight *= world.mass;
        if (world.mass <= 0) return seen;
        double left = unit(rng) * world.mass;
        spicy::Action chosen = seen;
        for (const bots::WeighedAction& each : list) {
            if (!fits(each.action)) continue;
            chosen = each.action;
            left -= each.chance;
            if (left < 0) break;
        }
        if (chosen.card == spicy::total_wild) return chosen;
        world.owner = seat;
        world.before = world.table.minds[seat];
        world.since.clear();
        world.plain = anything / static_cast<double>(list.size());
        world.hand = world.table.state.hands[seat].size();
        return chosen;
    }

private:
    using Weighed = std::vector<bots::WeighedAction>;

    Weighed weigh(World<Player>& world, Seat seat, Asked asked) {
        Weighed list = player_.weigh(world.table.minds[seat], question(world.table, seat, asked).ask());
        const double plain = anything / static_cast<double>(std::max<std::size_t>(1, list.size()));
        for (bots::WeighedAction& each : list) each.chance = (1 - anything) * each.chance + plain;
        return list;
    }

    Player& player_;
};

}  // namespace scoville::lookback
