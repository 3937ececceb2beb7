// Finished games out of the data of a server, as records.
#pragma once

#include <string>

#include "base/result.h"

namespace scoville::server {

struct ExportError {
    std::string why;  // a sentence
};

// The record of the table's nth game (from 1; 0: the last finished one). `table` is an id or a code. The data
// may not be served at the same time.
Result<std::string, ExportError> export_record(const std::string& data, const std::string& table, int game);

}  // namespace scoville::server
