// Options from where people write them: a flag counts more than the environment, that more than the file, and
// that more than the default. The file is TOML, flat: port = 8080.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "base/result.h"
#include "hosting/option.h"

namespace scoville::hosting {

using Flags = std::map<std::string, std::vector<std::string>, std::less<>>;  // by option
using Environment = std::map<std::string, std::string, std::less<>>;         // all of it

// Those of this process whose names begin with SCOVILLE_.
Environment our_environment();

struct Chosen {
    server::Config config;
    std::map<std::string, std::string, std::less<>> sources;  // where each option that was given comes from
};

// The file is the flag or variable "config"; none if neither is given. The error is a sentence that names the
// place.
Result<Chosen, std::string> read_config(const Flags& flags, const Environment& environment);

// Every option with its value and where it comes from, as a file that could be read again.
std::string as_toml(const Chosen& chosen);
// The table of options in docs/hosting.md.
std::string as_markdown();

}  // namespace scoville::hosting
