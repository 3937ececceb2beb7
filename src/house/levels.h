// Which of the bots' levels that people name there are. Tables only carry the names.
#pragma once

#include <string>
#include <variant>

#include "bots/face/levels.h"
#include "table/requests.h"

namespace scoville::house {

inline bool level_exists(const std::string& level) { return bots::level_named(level).has_value(); }

inline bool levels_exist(const table::Settings& settings) {
    return (!settings.fill || level_exists(*settings.fill)) && level_exists(settings.timeout_level);
}

inline bool names_no_level(const table::Request& request) {
    return std::visit(
        [](const auto& one) {
            if constexpr (requires { one.level; })
                return !level_exists(one.level);
            else if constexpr (requires { one.settings; })
                return !levels_exist(one.settings);
            else
                return false;
        },
        request);
}

}  // namespace scoville::house
