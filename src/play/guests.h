// Who sits at the person's table, and how a saved game remembers it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json_out.h"
#include "base/result.h"
#include "lab/arena/entrant.h"
#include "notation/fields.h"
#include "terminal/narrate.h"

namespace scoville::play {

struct Guests {
    Seat me = 0;
    std::vector<std::string>
        bots;                // levels or exec:COMMAND, by seat, without the person; empty: the usual ones
    std::uint64_t seed = 0;  // of all dice but the deal's
};

// The field "play" of a saved game, which a replay passes over.
void write_guests(JsonOut& out, const Guests& guests);
// What is missing or unreadable stays as it was.
void read_guests(const notation::json::object& record, Guests& guests);

// By seat; nobody is made for the person. Settles `guests.bots`. An error says what is wrong.
Result<std::vector<lab::Entrant>, std::string> seat(Guests& guests, int players, int ms_per_move);

terminal::Company company_of(const Guests& guests, const std::vector<lab::Entrant>& entrants);

}  // namespace scoville::play
