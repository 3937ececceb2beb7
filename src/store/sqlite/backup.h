// A copy of one moment of the database, made while it is written to.
#pragma once

#include <string>

#include "store/sqlite/db.h"

namespace scoville::store {

Answer write_backup(Db& db, const std::string& path);

}  // namespace scoville::store
