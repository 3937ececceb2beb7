// A record as a client looks through it: with a picture after every move and what the master would have
// believed, as the wire's answer to "record" has it, but out of the record alone.
#pragma once

#include <string>
#include <string_view>

#include "record/replay.h"

namespace scoville::browser {

// The record with "frames" (and "names" and "doubts", where there are any) at its end. If a move is not
// legal: as far as it goes. If it is no record: what `scoville replay` says of it.
record::Outcome look_through(std::string_view record, std::string& answer);

}  // namespace scoville::browser
