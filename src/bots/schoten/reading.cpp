#include "bots/schoten/reading.h"

#include <algorithm>
#include <utility>

#include "bots/net/math.h"

namespace scoville::bots {
namespace {

// Nothing is impossible that somebody did.
constexpr float never = 0.02F;
float log_chance(float chance) { return log_of(never + (1 - never) * chance); }

}  // namespace

float Reading::of(const World& world) const {
    std::array<PlaceSet, schoten::max_players> hands = world.hands;
    for (const Laid& laid : heard_.laid()) hands[laid.seat].add(laid.place);
    float total = trust_.tips > 0 ? of_tips(world, hands) : 0;
    if (trust_.cards <= 0) return total;
    CardChoice choice;
    for (const Laid& laid : heard_.laid()) {
        PlaceSet& hand = hands[laid.seat];
        if (laid.seat != self_ && hand.size() > 1) {
            player_.weigh_cards(laid.open, laid.course, hand, choice);
            if (choice.places.size() > 1) total += trust_.cards * log_chance(choice.chance_of(laid.place));
        }
        hand.remove(laid.place);
    }
    return total;
}

float Reading::of_tips(const World& world, const std::array<PlaceSet, schoten::max_players>& dealt) const {
    float total = 0;
    for (Seat seat = 0; seat < plan_.players(); ++seat) {
        if (seat == self_) continue;
        const Player::TipChances chances =
            player_.weigh_tips(heard_.first_rack(), heard_.first_course(), seat, dealt[seat]);
        for (std::size_t i = 0; i < chances.size(); ++i)
            if (Player::all_tips()[i] == world.tips[seat]) total += trust_.tips * log_chance(chances[i]);
    }
    return total;
}

void draw_likely(std::vector<World>& worlds, std::vector<float>& logs, std::size_t count, FastRng& rng) {
    const float best = *std::max_element(logs.begin(), logs.end());
    float sum = 0;
    for (float& each : logs) sum += each = exp_of(each - best);
    const float step = sum / static_cast<float>(count);
    float mark = draw_unit(rng) * step;
    float reached = logs[0];
    std::vector<World> drawn;
    for (std::size_t i = 0; drawn.size() < count; mark += step) {
        while (reached < mark && i + 1 < worlds.size()) reached += logs[++i];
        drawn.push_back(worlds[i]);
    }
    for (std::size_t i = count; i > 1; --i)
        std::swap(drawn[i - 1], drawn[rng.below(static_cast<std::uint32_t>(i))]);
    worlds = std::move(drawn);
}

}  // namespace scoville::bots
