// The shape of the file, and how an older one becomes today's.
#pragma once

#include <span>

#include "store/sqlite/db.h"

namespace scoville::store {

// Step i brings a file of version i to version i + 1. Steps are only ever added.
std::span<const Sql> schema_steps();

// Throws OpenError for a file that is not ours or is newer than the program; changes nothing.
void check_version(Db& db, std::span<const Sql> steps);

void migrate(Db& db, std::span<const Sql> steps);

}  // namespace scoville::store
