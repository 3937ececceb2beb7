// Records of finished games, out of a table's journal.
#pragma once

#include <string>

#include "base/refusal.h"
#include "base/result.h"
#include "fair/vault.h"
#include "store/store.h"

namespace scoville::house {

// The record of the table's nth game (from 1), if it is finished and `person` may have it.
Result<std::string, Refusal> record_for(const store::Loaded& loaded, int game, const std::string& person,
                                        const fair::Vault& vault);

}  // namespace scoville::house
