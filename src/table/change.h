// What the journal of a table is made of: everything that changed it, in order. The table is the sum of
// its entries.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "any/face/kind.h"
#include "base/seat.h"
#include "fair/commit.h"
#include "table/settings.h"
#include "table/time.h"

namespace scoville::table {

using Person = std::string;  // a public id
using LevelName = std::string;

struct Created {
    std::string id, code;
    Person host;
    std::string name;
    Settings settings;
};
struct Configured {
    Settings settings;
};
struct HostIs {
    Person person;
    std::string name;
};
struct Sat {
    Seat seat;
    Person person;
    std::string name;
    std::string link;  // hash of the seat's resume secret
};
struct Stood {
    Seat seat;
    bool removed;
};
struct Linked {  // a new resume link for the seat
    Seat seat;
    std::string link;
    Person asker;  // keeps the seat; other devices need the new link
};
struct Held {  // the seat is also played from another device
    Seat seat;
    Person person;
};
struct Readied {
    Seat seat;
    bool ready;
};
struct BotSeated {
    Seat seat;
    LevelName level;
};

// A seat at the start of a game: who kept it, or the bot that fills it.
struct Kept {
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
    std::vector<Kept> seats;
    std::vector<Sealed> deals;  // entropy is that of the bots
    Pledges pledges;            // of the bots
};
// All pledges are in; now they are shown.
struct Pledged {
    Pledges pledges;
};
struct Begun {
    std::string rules;
    std::vector<Kept> seats;
    std::vector<Sealed> deals;
    Pledges pledges;    // none: absent
    std::string blind;  // S_b of the log, sealed with the server's key
};
struct Moved {
    Seat seat;
    any::Action action;
    Millis margin = -1;             // of a reaction that was first of several
    std::vector<Seat> beaten = {};  // by it
};
enum class Why : std::uint8_t { time, host, left };
struct BotPlays {  // a bot plays for the seat's person
    Seat seat;
    LevelName level;
    Why why;
};
struct CameBack {
    Seat seat;
};
struct TakenOver {  // a bot's or a deserted seat, in the middle of a game
    Seat seat;
    Person person;
    std::string name;
    std::string link;
};
struct Paused {
    bool paused;
};
struct MoreTime {
    Seat seat;
    bool own;  // the seat asked for itself
};
struct Voted {
    Seat seat;
    bool end;
};
struct GivenUp {};
struct Reopened {  // a rematch is wished; who wished it is ready
    Seat seat;
};
struct Muted {
    Person person;
    std::string name;
    bool muted;
};
struct Closed {};

using Change = std::variant<Created, Configured, HostIs, Sat, Stood, Linked, Held, Readied, BotSeated,
                            Sealing, Pledged, Begun, Moved, BotPlays, CameBack, TakenOver, Paused, MoreTime,
                            Voted, GivenUp, Reopened, Muted, Closed>;

enum class By : std::uint8_t { player, clock, bot, table };

struct Entry {
    Millis at = 0;  // UTC
    By by = By::table;
    Person person;      // who asked, if a person did
    std::string nonce;  // of the request
    Change change;
};

}  // namespace scoville::table
