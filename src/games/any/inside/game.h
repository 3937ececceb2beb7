// Whichever game it is, as a table plays it: dealt from keys, driven by actions, shown through see(). A
// value: copied to try an action before it counts.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "any/inside/list.h"

namespace scoville::any {

// What happened, with everything in it; only see() looks inside.
using Event = OneOf<EventOf>;
using Events = std::vector<Event>;
SeenEvent see(const Event& event, Viewer viewer);

// What was dealt, to be played any number of times.
using Dealt = std::shared_ptr<const OneOf<DealOf>>;
// One key for each of deals_of(options).
Dealt deal_from(const Options& options, std::span<const fair::DealKey> keys);

class Game {
public:
    // What happened at once is added to `events`.
    Game(Dealt deal, Events& events);
    Game(const Options& options, const std::shared_ptr<const std::vector<fair::DealKey>>& keys,
         Events& events);

    int players() const { return players_in(options_); }
    // With everything settled that the table left open.
    const Options& options() const { return options_; }

    Verdict act(Seat seat, const Action& action, Events& events);

    View see(Viewer viewer, Finished finished) const;
    May may(Seat seat) const;
    // P3: what is done for a seat that is out of time.
    Action safe_action(Seat seat) const;

    bool over() const;
    SeatSet winners() const;
    int score(Seat seat) const;

    // Whose move the game waits for; none once over.
    SeatSet awaited() const;
    // Others may react to the top card while the next player thinks (P1).
    bool live() const;
    // The top card's number, counted through the game; 0 where there is none.
    int card() const;
    // The seat that played it, for the order of reactions.
    Seat card_owner() const;
    Tempo tempo_of(const Action& action) const;
    // The action is meant for the top card that its sender saw.
    static bool names_card(const Action& action) { return any::names_card(action); }

private:
    Options options_;
    Dealt deal_;
    OneOf<StateOf> state_;
    int cards_played_ = 0;
};

}  // namespace scoville::any
