// What the database holds, as steps from the empty one to today's. Steps are only added; a step that an older
// program can live with leaves `least` as it is, so that nodes may be updated one after another.
#pragma once

#include <span>

#include "store/postgres/link.h"

namespace scoville::store::pq {

struct Step {
    Sql sql;
    int least;  // a program that knows fewer steps than this cannot use the database any more
};

std::span<const Step> schema_steps();

// Under a lock, so that nodes which start together do it once. Throws OpenError for a database that is newer
// than the program can use.
void migrate(Link& link, std::span<const Step> wanted);

}  // namespace scoville::store::pq
