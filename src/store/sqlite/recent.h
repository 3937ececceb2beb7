// The last entries of all journals, in the order they came: a commit writes a page or two of them instead of
// a page for every table. Now and then they are brought home to the journal, where each table's lie together.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "store/sqlite/db.h"

namespace scoville::store::recent {

void put(Db& db, const std::string& table, std::int64_t seq, const std::string& entry);
// Within a transaction.
void bring_home(Db& db);
// When a file is opened, in transactions of its own. What cannot be brought home for lack of room stays and
// is read from here. If it cannot be read, what can be is brought home, and every unfinished table is set
// aside: it may be short of its last entries.
void settle(Db& db);

}  // namespace scoville::store::recent
