// A whole PostgreSQL database, to be carried elsewhere or filled.
#pragma once

#include "store/whole.h"

namespace scoville::store {

// Throws CannotCarry: it cannot be reached, a node serves it, a later program wrote it. No node comes while
// it is carried. `formats`: of journals, that this program can read and writes.
std::unique_ptr<Whole> whole_database(const std::string& url, std::int64_t formats);

}  // namespace scoville::store
