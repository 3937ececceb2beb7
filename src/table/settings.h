// What the host of a table chooses.
#pragma once

#include <optional>
#include <string>

#include "any/face/rules.h"
#include "base/viewer.h"
#include "table/time.h"

namespace scoville::table {

enum class Timeout : std::uint8_t { bot, safe, wait };  // P3
enum class Spectators : std::uint8_t { no, yes, delayed };
enum class BotPace : std::uint8_t { calm, brisk };

struct Settings {
    any::Options options;
    int seats = 4;
    std::optional<std::string> fill = "odds";  // level of the bots that fill empty seats, or none do
    Millis window = 4'000;                     // P1
    Millis turn_time = 60'000;                 // 0: no limit
    Timeout timeout = Timeout::bot;
    std::string timeout_level = "odds";
    bool listed = false;
    Spectators spectators = Spectators::yes;
    Millis delay = 60'000;  // of delayed spectators
    Finished finished = Finished::open;
    bool invited = false;  // the code alone opens it to nobody: the link's secret is needed, too
    BotPace bot_pace = BotPace::calm;
    // The name of a game, or of rules, that a later program has: then a journal said more than can be read.
    std::string to_come = {};

    friend bool operator==(const Settings&, const Settings&) = default;
};

}  // namespace scoville::table
