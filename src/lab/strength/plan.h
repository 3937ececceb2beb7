// What is to be measured for the page that says how strong the levels are, and how often.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace scoville::lab {

struct StrengthPlan {
    std::uint64_t spicy_games = 2000;  // per match, about
    std::uint64_t schoten_games = 300;
    std::uint64_t schoten_master_games = 300;  // where the master sits, who thinks long
    int belief_games = 2000;
    int times = 200;  // how often a bot that tells no chances is asked in the small Spicy
    int threads = 1;
    std::uint64_t seed = 1;
    std::uint64_t mark_games = 4000;  // per match of the marks, the ladder and the exploiter
    std::uint64_t schoten_mark_games = 600;
    int thin = 1;                     // the small Spicy with every so many-th deal only
    std::filesystem::path exploiter;  // weights that were trained against the master
    std::filesystem::path keep;       // matches played are kept here, and not played again
    std::vector<std::string> levels;  // in the tables of all against all; empty: all
    std::string only;                 // one section; empty: all
};

// Told what is being measured.
using StrengthListener = std::function<void(const std::string& what)>;

}  // namespace scoville::lab
