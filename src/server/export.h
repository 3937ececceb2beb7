// Finished games out of the data of a server, as records.
#pragma once

#include <string>

#include "base/result.h"

namespace scoville::server {

// The record of the table's nth game (from 1; 0: the last finished one). `table` is an id or a code. The data
// may not be served at the same time. The error is a sentence.
Result<std::string, std::string> export_record(const std::string& data, const std::string& table, int game);

}  // namespace scoville::server
