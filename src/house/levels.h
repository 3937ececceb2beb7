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
    if (const auto* bot = std::get_if<table::ask::SeatBot>(&request)) return !level_exists(bot->level);
    if (const auto* bot = std::get_if<table::ask::BotPlays>(&request)) return !level_exists(bot->level);
    if (const auto* configure = std::get_if<table::ask::Configure>(&request))
        return !levels_exist(configure->settings);
    return false;
}

}  // namespace scoville::house
