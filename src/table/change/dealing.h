// Changes by which a game is dealt: the server is bound, the seats' clients pledge, the game begins.
#pragma once

#include <optional>

#include "fair/commit.h"
#include "table/change/kind.h"

namespace scoville::table {

// A seat at the start of a game: whoever has it, or the bot that fills it.
struct Entrant {
    Seat from;       // its chair in the lobby
    LevelName fill;  // empty, or the bot that sits down there
};
// One deal's part of the fair shuffle.
struct Sealed {
    std::string secret;  // S, sealed with the server's key
    fair::Hash commitment;
    std::vector<fair::Entropy> entropy;  // by seat; zeros where absent
};
using Pledges = std::vector<std::optional<fair::Hash>>;  // by seat: the hash of what it brings, if it does

// The deals are fixed on the server's side; now the seats' clients pledge what they bring.
struct Sealing {
    int attempt;             // from 1: counted for all to see, or a server could try until it likes the cards
    std::vector<Seat> late;  // seats that pledged, but did not show in time
    std::string rules;
    std::vector<Entrant> seats;
    std::vector<Sealed> deals;  // entropy is that of the bots
    Pledges pledges;            // of the bots

    static constexpr About<Sealing> about{"sealing", Time::for_shares, nullptr, InLog::open};
    static void fields(auto& io, auto& c) {
        io("attempt", c.attempt);
        io("late", c.late);
        io("rules", c.rules);
        io("seats", c.seats);
        io("deals", c.deals);
        io("pledges", c.pledges);
    }
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
    void open(JsonOut& out, const Seating& before) const;
};

// All pledges are in; now they are shown.
struct Pledged {
    Pledges pledges;

    static constexpr About<Pledged> about{"pledged", Time::for_shares, nullptr, InLog::open};
    static void fields(auto& io, auto& c) { io("pledges", c.pledges); }
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
    void open(JsonOut& out, const Seating& before) const;
};

struct Begun {
    std::string rules;
    std::vector<Entrant> seats;
    std::vector<Sealed> deals;
    Pledges pledges;    // none: absent
    std::string blind;  // S_b of the log, sealed with the server's key

    static constexpr About<Begun> about{"begun", Time::begins, nullptr, InLog::open};
    static void fields(auto& io, auto& c) {
        io("rules", c.rules);
        io("seats", c.seats);
        io("deals", c.deals);
        io("pledges", c.pledges);
        io("blind", c.blind);
    }
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
    void open(JsonOut& out, const Seating& before) const;
};

}  // namespace scoville::table
