// From the sealed secrets in the journal to the keys of the deals.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "fair/vault.h"
#include "table/change.h"

namespace scoville::table {

// What a table's nth game (from 1) is called in its commitments.
std::string deal_name(const std::string& table, int game);

// What the table chose, for those who play; a starting seat moves with its chair.
any::Options options_for(const Settings& settings, const std::vector<Kept>& seats);

// None if a secret cannot be opened.
std::shared_ptr<const std::vector<fair::DealKey>> unsealed(const Begun& begun, const fair::Vault& vault,
                                                           const std::string& name);

}  // namespace scoville::table
