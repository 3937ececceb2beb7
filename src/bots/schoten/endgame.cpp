#include "bots/schoten/endgame.h"

#include "schoten/face/points.h"

namespace scoville::bots {

Shares shares_of(const schoten::View& view, const World& world) {
    RoundPoints points{};
    for (Seat seat = 0; seat < view.rules.players; ++seat)
        points[seat] = schoten::round_points(view.rules, world.collections[seat], world.tips[seat]);
    Shares shares{};
    constexpr double tie_break = 0.002;  // a point is worth something even where the match is decided
    for (Seat seat = 0; seat < view.rules.players; ++seat)
        shares[seat] = match_share(view, seat, points) + tie_break * points[seat];
    return shares;
}

Shares Endgame::solve(const World& world) const {
    if (world.over()) return shares_of(view_, world);
    Shares best{};
    bool any = false;
    const auto offer = [&](const World& next) {
        const Shares shares = solve(next);
        if (any && shares[world.turn] <= best[world.turn]) return;
        any = true;
        best = shares;
    };
    if (world.takes) {
        for (const int colour : world.rack.present()) {
            World next = world;
            plan_.take(next, static_cast<schoten::Colour>(colour));
            offer(next);
        }
        return best;
    }
    for (const int place : plan_.playable(world)) {
        World next = world;
        plan_.play(next, place);
        offer(next);
    }
    return best;
}

}  // namespace scoville::bots
