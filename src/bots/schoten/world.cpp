#include "bots/schoten/world.h"

#include <utility>

namespace scoville::bots {

using schoten::Card;
using schoten::CardSet;
using schoten::Colour;

WorldPlan::WorldPlan(const schoten::View& view) : players_(view.rules.players), order_(view.ranking) {
    CardSet::whole_box().for_each_card([&](Card card) {
        const auto place = static_cast<std::size_t>(order_.place(card));
        colours_[place] = card.colour();
        cards_[place] = card;
    });
}

PlaceSet WorldPlan::playable(const World& world) const {
    const PlaceSet hand = world.hands[world.turn];
    if (world.trick.empty()) return hand;
    const PlaceSet following = hand & of_colour(colour_of(world.trick[0].place));
    return following.empty() ? hand : following;
}

void WorldPlan::play(World& world, int place) const {
    const WorldCard card{world.turn, static_cast<std::int8_t>(place)};
    world.hands[world.turn].remove(place);
    world.trick.push_back(card);
    ++world.lying[colour_of(place)];
    if (card.place > world.best.place) world.best = card;
    world.turn = left_of(world.turn, players_);
    if (world.trick.size() < players_) return;
    world.turn = world.best.seat;
    for (std::size_t i = 0; i < world.lying.of.size(); ++i) {
        std::uint8_t& count = world.collections[world.turn].of[i];
        count = static_cast<std::uint8_t>(count + world.lying.of[i]);
    }
    world.lying = {};
    world.trick.clear();
    world.best = {};
    world.takes = world.rack.total() > 0;
}

void WorldPlan::take(World& world, Colour colour) const {
    --world.rack[colour];
    ++world.collections[world.turn][colour];
    world.takes = false;
}

World random_world(const schoten::View& view, Seat self, CardSet known, const WorldPlan& plan, FastRng& rng) {
    World world;
    world.collections = view.collections;
    world.rack = view.rack;
    for (Seat seat = 0; seat < view.rules.players; ++seat)
        if (view.tips[seat].known) world.tips[seat] = view.tips[seat].tip;
    for (const schoten::TrickCard& played : view.trick) {
        const WorldCard card{played.seat, static_cast<std::int8_t>(plan.order().place(played.card))};
        world.trick.push_back(card);
        ++world.lying[played.card.colour()];
        if (card.place > world.best.place) world.best = card;
    }
    world.turn = view.phase == schoten::SeenPhase::tips ? view.starter : view.turn;
    world.takes = view.phase == schoten::SeenPhase::take;
    world.hands[self] = plan.order().places(view.hands[self].cards);
    for (const Colour colour : schoten::colours) {
        InlineVec<Card, schoten::max_number> unseen;
        (CardSet::of_colour(colour) - known).for_each_card([&](Card card) { unseen.push_back(card); });
        int next = 0;
        for (Seat seat = 0; seat < view.rules.players; ++seat) {
            if (seat == self) continue;
            for (int i = 0; i < view.hands[seat].backs[colour]; ++i, ++next) {
                const auto left = static_cast<std::uint32_t>(unseen.size() - next);
                std::swap(unseen[next], unseen[next + static_cast<int>(rng.below(left))]);
                world.hands[seat].add(plan.order().place(unseen[next]));
            }
        }
    }
    return world;
}

}  // namespace scoville::bots
