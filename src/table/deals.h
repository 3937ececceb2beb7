// From the sealed secrets in the journal to the keys of the deals.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "fair/chain.h"
#include "fair/vault.h"
#include "table/change.h"

namespace scoville::table {

// What a table's nth game (from 1) is called in its commitments.
std::string deal_name(const std::string& table, int game);

// What the table chose, for those who play; a starting seat moves with its chair.
any::Options chosen_for(const Settings& settings, const std::vector<Entrant>& seats);
// By these rules.
any::Options options_for(const Settings& settings, const std::vector<Entrant>& seats, any::Rules rules);

// What the server keeps sealed of a game.
struct Opened {
    std::vector<fair::ServerSecret> secrets;  // by deal
    std::shared_ptr<const std::vector<fair::DealKey>> keys;
    fair::BlindSecret blind;
};
// None if a secret cannot be opened.
std::optional<Opened> opened(const Begun& begun, const fair::Vault& vault, const std::string& name);

}  // namespace scoville::table
