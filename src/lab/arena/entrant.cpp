#include "lab/arena/entrant.h"

#include <algorithm>
#include <utility>

#include "bots/levels/make.h"
#include "bots/master/weights.h"
#include "bots/schoten/master.h"
#include "external/seat_player.h"
#include "lab/arena/net_entrant.h"

namespace scoville::lab {
namespace {

constexpr std::string_view label_letters =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.";

}  // namespace

std::string known_bots() {
    std::string names;
    for (const bots::LevelInfo& info : bots::levels()) {
        if (!names.empty()) names += ", ";
        names += info.name;
    }
    return names;
}

namespace {

Result<Entrant, std::string> program_as_entrant(std::string_view label, std::string_view command, int ms) {
    auto pool = external::Pool::start(std::string(command), ms);
    if (!pool) return pool.error();
    Entrant entrant{.name = std::string(label), .makers = {}, .who = (*pool)->name()};
    any::for_each_game([&]<class Face>() {
        entrant.maker<Face>() = [pool = *pool](const SittingAt<Face>& at) {
            return external::seat_player<Face>(pool, at);
        };
    });
    return entrant;
}

// The yardstick that stays: the masters as they were until November 2026, whatever is called master now.
constexpr std::string_view first_master = "master-1";
Entrant first_master_entrant(std::string_view label) {
    Entrant entrant = net_entrant(std::string(label), bots::first_spicy_master_net(),
                                  {.temperature = bots::first_spicy_master_temperature});
    entrant.maker<schoten::Face>() = [](const SittingAt<schoten::Face>& at) {
        return std::make_unique<bots::MasterSchoten>(bots::first_schoten_search, at.seed);
    };
    return entrant;
}

}  // namespace

Result<Entrant, std::string> entrant_named(std::string_view text, int ms_per_move) {
    constexpr std::string_view program = "exec:";
    std::string_view label = text;
    std::string_view which = text;
    const auto end_of_label = text.find_first_not_of(label_letters);
    if (end_of_label != std::string_view::npos && end_of_label > 0 && text[end_of_label] == '=') {
        label = text.substr(0, end_of_label);
        which = text.substr(end_of_label + 1);
    }
    if (which.starts_with(program))
        return program_as_entrant(label, which.substr(program.size()), ms_per_move);
    constexpr std::string_view weights = "weights:";
    if (which.starts_with(weights)) return weights_entrant(label, which.substr(weights.size()));
    if (which == first_master) return first_master_entrant(label);
    for (const bots::LevelInfo& info : bots::levels()) {
        if (info.name != which) continue;
        Entrant entrant{.name = std::string(label), .makers = {}, .who = std::string(info.who)};
        any::for_each_game([&]<class Face>() {
            entrant.maker<Face>() = [level = info.level](const SittingAt<Face>& at) {
                return bots::Levels<Face>::make(level, at.seed);
            };
        });
        return entrant;
    }
    return "no bot is called \"" + std::string(which) + "\"; there are " + known_bots() + ", " +
           std::string(first_master) + ", exec:COMMAND and weights:FILE";
}

Lineup::Lineup(std::vector<Entrant> by_place) : at(std::move(by_place)) {
    for (const Entrant& entrant : at) {
        const auto found = std::find(names.begin(), names.end(), entrant.name);
        const auto bot = static_cast<std::size_t>(found - names.begin());
        if (found == names.end()) {
            names.push_back(entrant.name);
            seats.push_back(0);
        }
        bot_at.push_back(static_cast<int>(bot));
        ++seats[bot];
    }
}

std::string written(const Lineup& lineup) {
    std::string text;
    for (std::size_t bot = 0; bot < lineup.names.size(); ++bot) {
        if (bot > 0) text += ", ";
        text += lineup.names[bot];
        if (lineup.seats[bot] > 1) text += " x" + std::to_string(lineup.seats[bot]);
    }
    return text;
}

}  // namespace scoville::lab
