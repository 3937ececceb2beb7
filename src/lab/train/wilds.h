// Whether it is right to take a total wild (W6): wherever a loser is asked in games of a policy with itself,
// the game is played out many times from there with it and without it, by the same dice.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "bots/net/net.h"

namespace scoville::lab {

struct WildsPlan {
    std::shared_ptr<const bots::Net> net;
    float temperature = 1;
    std::uint8_t players = 4;
    int games = 200;
    int playouts = 40;  // of each kind, for every offer
    std::uint64_t seed = 1;
    int threads = 1;
};

// One offer: what its seat could see, and what taking brought beside leaving, on average.
struct WildOffer {
    int hand = 0;         // cards
    int above_end = 0;    // cards that are left to draw
    int trophies = 0;     // that others have
    int shortest = 0;     // hand of the others
    bool behind = false;  // in points
    double share = 0;     // of the win, more
    double points = 0;    // more
    double chance = 0;    // with which the policy takes it
};

std::vector<WildOffer> try_wilds(const WildsPlan& plan);
// As Markdown: all offers and sorts of them, with what taking gains and how sure that is.
std::string written(const std::vector<WildOffer>& offers);

}  // namespace scoville::lab
