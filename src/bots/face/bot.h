// A bot sees what its seat sees and picks among what is legal. Nothing else can reach it: this room knows the
// games' faces only.
#pragma once

#include <optional>
#include <vector>

#include "base/seat.h"
#include "mogel/face/game.h"
#include "schoten/face/game.h"
#include "spicy/face/game.h"

namespace scoville::bots {

// What a bot is asked with: everything its seat may know, and what it may do. Every question is complete, so
// a bot may answer without having listened before.
struct SpicyAsk {
    using Face = spicy::Face;
    Seat seat;
    const spicy::View& view;
    const spicy::Legal& legal;
    const spicy::Faults& faults;  // empty under assisted manners
};

struct SchotenAsk {
    using Face = schoten::Face;
    Seat seat;
    const schoten::View& view;
    const schoten::Legal& legal;
};

struct MogelAsk {
    using Face = mogel::Face;
    Seat seat;
    const mogel::View& view;
    const mogel::Legal& legal;
};

// The chance that the top card is right, as a seat sees it.
struct Belief {
    double number = 0, spice = 0, both = 0;
};

struct WeighedAction {
    spicy::Action action;
    double chance = 0;
};

// One seat's player for one game. The same seed, events and questions give the same answers.
class SpicyBot {
public:
    virtual ~SpicyBot() = default;
    // What the seat saw happen, in order.
    virtual void see(const spicy::SeenEvent&) {}
    virtual spicy::Action act(const SpicyAsk& ask) = 0;
    // The game is over; this is what the seat may see of it now.
    virtual void end(const spicy::View&) {}

    // The whole policy at this question, for bots that can tell it: every action with its chance. Empty for
    // others.
    virtual std::vector<WeighedAction> policy(const SpicyAsk&) { return {}; }
    // What it believes about the top card, where that may be challenged.
    virtual std::optional<Belief> belief(const SpicyAsk&) { return std::nullopt; }
};

class SchotenBot {
public:
    virtual ~SchotenBot() = default;
    virtual void see(const schoten::SeenEvent&) {}
    virtual schoten::Action act(const SchotenAsk& ask) = 0;
    virtual void end(const schoten::View&) {}
};

class MogelBot {
public:
    virtual ~MogelBot() = default;
    virtual void see(const mogel::SeenEvent&) {}
    virtual mogel::Action act(const MogelAsk& ask) = 0;
    virtual void end(const mogel::View&) {}
};

}  // namespace scoville::bots
