// Records of finished games, out of a table's journal.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/refusal.h"
#include "fair/vault.h"
#include "store/store.h"

namespace scoville::house {

// What there is of a game, and for whom.
struct PastRecord {
    std::shared_ptr<const std::string> text;
    std::optional<Refusal> why_not;  // why there is no text
    bool for_all = false;            // or only for the table's members
    std::vector<std::string> members;

    bool may_have(const std::string& person) const;
};

// Of the table's nth game (from 1). Takes long.
PastRecord record_of(const store::Loaded& loaded, int game, const fair::Vault& vault);

}  // namespace scoville::house
