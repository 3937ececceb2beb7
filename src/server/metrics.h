// Counts for Prometheus.
#pragma once

#include <string>

#include "server/env.h"

namespace scoville::house {
class Hall;
}

namespace scoville::server {

std::string metrics_text(const Env& env, house::Hall& hall);

}  // namespace scoville::server
