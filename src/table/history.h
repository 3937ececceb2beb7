// The games a table has seen, read back from its journal: for records, replays and exports.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "any/inside/game.h"
#include "base/result.h"
#include "base/viewer.h"
#include "fair/vault.h"
#include "table/room.h"

namespace scoville::table {

struct PastMove {
    Seat seat;
    any::Action action;
};

struct PastGame {
    any::Options options;  // as the table chose them
    std::shared_ptr<const std::vector<fair::DealKey>> keys;
    std::vector<PastMove> moves;
    std::vector<std::string> names;  // by seat: a person's name or a bot's level
    bool over = false;               // played to its end
    bool given_up = false;
    Finished shown = Finished::open;

    bool finished() const { return over || given_up; }
};

struct History {
    Room room;
    std::vector<PastGame> games;
};

// The error says which entry is damaged.
Result<History, std::string> read_history(const std::vector<std::string>& entries, const fair::Vault& vault);

// The game as a record: whoever has it knows the cards.
std::string record_text(const PastGame& game);

}  // namespace scoville::table
