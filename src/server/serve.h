// The server as a whole: opens the data, listens, and serves until it is told to stop.
#pragma once

#include "server/config.h"

namespace scoville::server {

// An exit code.
int serve(const Config& config);

}  // namespace scoville::server
