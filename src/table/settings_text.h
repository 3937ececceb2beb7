// Settings as JSON, the same in the journal and on the wire.
#pragma once

#include "base/json_out.h"
#include "notation/fields.h"
#include "table/settings.h"

namespace scoville::table {

void write_settings(JsonOut& out, const Settings& settings);

// What is not said is as in `before`, or as a new table of that game has it. The error names the place.
Result<Settings, notation::FormError> read_settings(const boost::json::value& value);

// As they were kept in a journal: by the rules of their time, and possibly by a later program.
Result<Settings, notation::FormError> read_kept_settings(const boost::json::value& value);

}  // namespace scoville::table
