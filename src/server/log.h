// What the server says about itself. Never names, chat, cards, secrets or addresses: ids and counts only.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace scoville::server {

enum class Severity { info, warning, error };

// `about` is a public id (of a table, a person) or empty.
using Log =
    std::function<void(Severity, std::string_view event, std::string_view about, std::string_view text)>;

}  // namespace scoville::server
