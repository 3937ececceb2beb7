#include "lab/arena/tally.h"

namespace scoville::lab {

Tally& Tally::operator+=(const Tally& other) {
    games += other.games;
    share += other.share;
    points += other.points;
    rank += other.rank;
    decisions += other.decisions;
    refused += other.refused;
    spicy.trophies += other.spicy.trophies;
    spicy.cards += other.spicy.cards;
    spicy.half_truths += other.spicy.half_truths;
    spicy.lies += other.spicy.lies;
    spicy.challenges += other.spicy.challenges;
    spicy.challenges_won += other.spicy.challenges_won;
    spicy.doubted += other.spicy.doubted;
    spicy.caught += other.spicy.caught;
    conduct += other.conduct;
    return *this;
}

void settle(GameTally& seats, std::uint8_t players, SeatSet winners) {
    const auto before = [&](Seat a, Seat b) {
        if (winners.has(a) != winners.has(b)) return winners.has(a);
        return !winners.has(a) && seats[a].points > seats[b].points;
    };
    for (Seat seat = 0; seat < players; ++seat) {
        Tally& tally = seats[seat];
        tally.games = 1;
        tally.share = winners.has(seat) ? 1.0 / winners.size() : 0.0;
        double rank = 1;
        for (Seat other = 0; other < players; ++other) {
            if (other == seat) continue;
            if (before(other, seat))
                rank += 1;
            else if (!before(seat, other))
                rank += 0.5;
        }
        tally.rank = rank;
    }
}

}  // namespace scoville::lab
