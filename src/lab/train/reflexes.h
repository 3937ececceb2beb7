// Reflexes of a policy: what it does nearly always or nearly never where the truth is not nearly always one
// thing. Whoever sees them can live off them. Counted over many games of the policy with itself.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "bots/net/net.h"
#include "lab/train/tables.h"

namespace scoville::lab {

// One sort of offer: a card on top that might be challenged.
struct Offers {
    int number = 0;  // that was declared
    int height = 0;  // of the stack, by step
    bool last = false;
    std::int64_t all = 0;
    std::int64_t number_right = 0, spice_right = 0;
    std::int64_t called_number = 0, called_spice = 0;

    double share(std::int64_t part) const { return static_cast<double>(part) / static_cast<double>(all); }
};

struct ReflexPlan {
    std::shared_ptr<const bots::Net> net;
    float temperature = 1;
    Sort sort = Sort::base;
    std::uint8_t players = 4;
    std::int64_t games = 20000;
    std::uint64_t seed = 1;
    int threads = 1;
};

constexpr std::array<const char*, 4> heights{"1", "2", "3–4", "5 and more"};

std::vector<Offers> count_offers(const ReflexPlan& plan);
// Whether these are met with a reflex, and with which; empty: no.
std::string reflex_in(const Offers& offers);
// As Markdown: all sorts of offers, with their reflexes.
std::string written(const std::vector<Offers>& all);

}  // namespace scoville::lab
