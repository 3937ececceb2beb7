// The floor of `bench serve`: a server that hears as many bytes and says as many to as many, and does nothing
// else. No rules, no JSON, no storage.
#pragma once

#include "tools/speakers.h"

namespace scoville::tools {

// Serves until it is killed; writes a line with its port to `out`.
void serve_bare(const Broadcast& broadcast, int out);

BareFigures measure_bare(const Broadcast& broadcast, std::size_t tables, double seconds, int server_core);

}  // namespace scoville::tools
