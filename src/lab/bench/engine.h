// `scoville bench engine`: random games through the public legal/apply interface on one core.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace scoville::lab {

struct EngineFigures {
    std::string name;  // "spicy-2020"
    int players = 0;
    std::string policy;
    double games_per_s = 0;
    double decisions_per_s = 0;
    int state_bytes = 0;
    double copy_ns = 0;
};

// Each case whose name begins with `only` runs for `seconds` of processor time, in several pieces; the best
// piece counts.
std::vector<EngineFigures> bench_engine(double seconds, std::string_view only);

}  // namespace scoville::lab
