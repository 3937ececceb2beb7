// Whichever game it is, as a table plays it: dealt from keys, driven by actions, shown through see(). A
// value: copied to try an action before it counts.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "any/face/kind.h"
#include "base/refusal.h"
#include "base/viewer.h"
#include "fair/secret.h"
#include "schoten/inside/event.h"
#include "schoten/inside/state.h"
#include "spicy/inside/event.h"
#include "spicy/inside/state.h"

namespace scoville::any {

// What happened, with everything in it; only see() looks inside.
using Event = std::variant<spicy::Event, schoten::Event>;
using Events = std::vector<Event>;
SeenEvent see(const Event& event, Viewer viewer);

// How a table treats an action in time.
enum class Tempo : std::uint8_t {
    turn,   // live pace: waits for the reaction window, shown on the beat (P1)
    slap,   // live pace: reactions, put in a fair order
    plain,  // everything else: at once
};

class Game {
public:
    // One key for each of deals_of(options). What happened at once is added to `events`.
    Game(const Options& options, std::shared_ptr<const std::vector<fair::DealKey>> keys, Events& events);

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
    static bool names_card(const Action& action);

private:
    void note(const Event& event);

    Options options_;
    std::shared_ptr<const std::vector<fair::DealKey>> keys_;
    std::variant<spicy::State, schoten::State> state_;
    int cards_played_ = 0;
};

}  // namespace scoville::any
