#include "bots/schoten/rollout.h"

#include <algorithm>
#include <utility>

namespace scoville::bots {

using schoten::Colour;
using schoten::ColourCounts;
using schoten::Tip;

namespace {

ColourCounts sum_of(const ColourCounts& a, const ColourCounts& b) {
    ColourCounts sum;
    for (std::size_t i = 0; i < sum.of.size(); ++i) sum.of[i] = static_cast<std::uint8_t>(a.of[i] + b.of[i]);
    return sum;
}

}  // namespace

double progress(const ColourCounts& collection, Tip tip, double missing) {
    const int most = collection[tip.most];
    const int fewest = collection[tip.fewest];
    int highest = 0;
    int lowest = schoten::max_number;
    for (const Colour colour : schoten::colours) {
        if (colour != tip.most) highest = std::max(highest, collection[colour]);
        if (colour != tip.fewest) lowest = std::min(lowest, collection[colour]);
    }
    return most - fewest - missing * (std::max(0, highest + 1 - most) + std::max(0, fewest + 1 - lowest));
}

bool Rollout::can_be_beaten(const World& world, int place, Colour led) const {
    Seat seat = left_of(world.turn, plan_.players());
    for (int i = world.trick.size() + 1; i < plan_.players(); ++i, seat = left_of(seat, plan_.players())) {
        const PlaceSet hand = world.hands[seat];
        const PlaceSet following = hand & plan_.of_colour(led);
        if (!above(following.empty() ? hand : following, place).empty()) return true;
    }
    return false;
}

int Rollout::choose_card(const World& world) const {
    const PlaceSet playable = plan_.playable(world);
    if (playable.size() == 1) return playable.lowest();
    const Seat self = world.turn;
    const double own = progress_of(world.collections[self], world.tips[self]);
    const Seat holder = world.best.seat;
    const double held = holder == no_seat ? 0 : progress_of(world.collections[holder], world.tips[holder]);
    const int to_come = plan_.players() - world.trick.size() - 1;
    int best = playable.lowest();
    double worth = -1e9;
    for (const Colour colour : schoten::colours) {
        const PlaceSet cards = playable & plan_.of_colour(colour);
        if (cards.empty()) continue;
        ColourCounts trick = world.lying;
        ++trick[colour];
        const Colour led = world.trick.empty() ? colour : plan_.colour_of(world.trick[0].place);
        ColourCounts likely = trick;  // the others follow if they can
        Seat seat = left_of(self, plan_.players());
        for (int i = 0; i < to_come; ++i, seat = left_of(seat, plan_.players()))
            if (!(world.hands[seat] & plan_.of_colour(led)).empty()) ++likely[led];
        ColourCounts with_rack = likely;
        if (world.rack.total() > 0)
            ++with_rack[std::as_const(world.rack)[world.tips[self].most] > 0 ? world.tips[self].most : led];
        const double if_won =
            progress_of(sum_of(world.collections[self], with_rack), world.tips[self]) - own + temper_.lead;
        const double if_lost =
            holder == no_seat
                ? 0
                : -temper_.spite *
                      (progress_of(sum_of(world.collections[holder], likely), world.tips[holder]) - held);
        for (const int place : cards) {
            double chance = 0;
            if (place > world.best.place) {
                chance = can_be_beaten(world, place, led) ? temper_.beaten : 1;
            }
            const double value =
                chance * if_won + (1 - chance) * if_lost - temper_.strength * place + temper_.moods * whim();
            if (value > worth) {
                worth = value;
                best = place;
            }
        }
    }
    return best;
}

Colour Rollout::choose_take(const World& world) const {
    Colour best = Colour::none;
    double worth = 0;
    for (const int each : world.rack.present()) {
        const auto colour = static_cast<Colour>(each);
        ColourCounts then = world.collections[world.turn];
        ++then[colour];
        const double value = progress_of(then, world.tips[world.turn]) + 0.01 * whim();
        if (best == Colour::none || value > worth) {
            worth = value;
            best = colour;
        }
    }
    return best;
}

// Strong cards of a colour promise many of it; a colour without strong cards can be kept out.
Tip Rollout::choose_tip(const World& world, Seat seat) const {
    std::array<double, schoten::colour_count> promise{};
    for (const int place : world.hands[seat])
        promise[static_cast<std::size_t>(plan_.colour_of(place))] +=
            temper_.tip_length + temper_.tip_strength * place;
    for (double& each : promise) each += temper_.tip_moods * whim();
    const auto most = std::max_element(promise.begin(), promise.end()) - promise.begin();
    const auto fewest = std::min_element(promise.begin(), promise.end()) - promise.begin();
    if (most == fewest) return {Colour::red, Colour::yellow};
    return {static_cast<Colour>(most), static_cast<Colour>(fewest)};
}

void Rollout::finish(World& world) const {
    while (!world.over()) {
        if (world.takes)
            plan_.take(world, choose_take(world));
        else
            plan_.play(world, choose_card(world));
    }
}

}  // namespace scoville::bots
