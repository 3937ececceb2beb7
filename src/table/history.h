// The games a table has seen, read back from its journal: for records, replays and exports.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "any/inside/game.h"
#include "base/json_out.h"
#include "base/result.h"
#include "base/viewer.h"
#include "fair/vault.h"
#include "table/chain.h"
#include "table/seating.h"

namespace scoville::table {

struct PastMove {
    Seat seat;
    any::Action action;
};

// All that a stranger needs to check the deals and the log of a game. Whoever has it knows the cards.
struct Proof {
    std::string table;  // as the commitments name it
    std::string rules;
    std::vector<Sealed> deals;  // what is sealed in them is opened here:
    std::vector<fair::ServerSecret> secrets;
    Pledges pledges;
    fair::BlindSecret blind = fair::BlindSecret({});
    Head before;  // the head that the game's first link follows
    std::vector<LogPart> log;
    fair::Hash head{};  // after the last
};

struct PastGame {
    any::Options options;  // as the table chose them
    Proof proof = {};
    std::shared_ptr<const std::vector<fair::DealKey>> keys;
    any::Dealt deal = {};  // what was dealt
    std::vector<PastMove> moves;
    std::string set_up;  // "seed" or "setup" of the record it went on from; then not from the keys
    std::vector<std::string> names;  // by seat: a person's name or a bot's level
    bool over = false;               // played to its end
    bool given_up = false;
    Finished shown = Finished::open;

    bool finished() const { return over || given_up; }
};

struct History {
    Seating seating;
    std::vector<PastGame> games;
};

Result<History, Unreadable> read_history(const std::vector<std::string>& entries, const fair::Vault& vault);

// The game as a record, with its proof: whoever has it knows the cards. First its fields alone.
void write_record(JsonOut& out, const PastGame& game);
std::string record_text(const PastGame& game);

}  // namespace scoville::table
