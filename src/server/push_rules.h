// How people are called back, as the host chose.
#pragma once

#include <string>

namespace scoville::server {

struct PushRules {
    std::string contact;         // where push services find the host: mailto:… or https:…
    std::string test_authority;  // a file. For tests: it alone is trusted, and this machine may be called
};

}  // namespace scoville::server
