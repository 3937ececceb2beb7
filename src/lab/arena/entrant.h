// Who takes part in a game: something that makes a player for one seat of one game, and its name. Built-in
// levels are made by name, programs by their command; others (tests) bring their own makers.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "any/face/list.h"
#include "base/result.h"
#include "bots/face/types.h"
#include "external/sitting.h"

namespace scoville::lab {

// Makers are called from several threads at once. A player that has no answer gives one the rules refuse: it
// is counted, and the safe move (P3) is played.
template <class Face>
using SittingAt = external::Sitting<typename Face::Options>;
template <class Face>
using Maker = std::function<std::unique_ptr<typename bots::Types<Face>::Bot>(const SittingAt<Face>&)>;

struct Entrant {
    std::string name;          // in reports
    any::AllOf<Maker> makers;  // one for each game, in the order of the list
    std::string who;           // the character people meet

    template <class Face>
    Maker<Face>& maker() {
        return any::part<Face>(makers);
    }
    template <class Face>
    std::unique_ptr<typename bots::Types<Face>::Bot> make(const SittingAt<Face>& at) const {
        return any::part<Face>(makers)(at);
    }
};

// "odds", "master-1" for the first masters, "exec:COMMAND" for a program that speaks the protocol and
// gets so many milliseconds a move, or "weights:FILE" for a master's net as `scoville train` leaves it
// ("weights:FILE@2": at temperature 2); after "mine=" it is listed under a name of its own. A program is
// started at once: an error says what is wrong.
Result<Entrant, std::string> entrant_named(std::string_view text, int ms_per_move = 1000);

// Their names, as a list in a sentence.
std::string known_bots();

// The bots around the table. Those with the same name are one bot that sits on several seats.
struct Lineup {
    explicit Lineup(std::vector<Entrant> by_place);

    int players() const { return static_cast<int>(at.size()); }
    int bots() const { return static_cast<int>(names.size()); }

    std::vector<Entrant> at;         // by place
    std::vector<int> bot_at;         // place → bot
    std::vector<std::string> names;  // bot → name, in the order they first appear
    std::vector<int> seats;          // bot → how many places it has
};

// "odds, random x3"
std::string written(const Lineup& lineup);

}  // namespace scoville::lab
