// Counts for Prometheus.
#pragma once

#include <string>

#include "server/env.h"

namespace scoville::server {

class Hall;
std::string metrics_text(const Env& env, Hall& hall);

}  // namespace scoville::server
