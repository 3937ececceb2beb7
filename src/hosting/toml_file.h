// A TOML file of options.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "hosting/option.h"

namespace scoville::hosting {

struct Line {
    const Option* option;
    std::vector<std::string> values;
    std::string place;  // "scoville.toml line 3"
};

// The error is a sentence that names the place: what is no TOML, no option, or of the wrong kind.
Result<std::vector<Line>, std::string> read_toml(const std::string& path);

}  // namespace scoville::hosting
