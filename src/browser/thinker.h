// The other worker: bots that are asked from elsewhere (handed_out.h).
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "house/bot_player.h"

namespace scoville::browser {

class Thinker {
public:
    // None if it is no question, or the mind is not here although it has been asked before.
    std::optional<std::string> think(std::string_view question);
    void free(std::int64_t mind) { minds_.erase(mind); }

private:
    std::map<std::int64_t, std::unique_ptr<house::BotPlayer>> minds_;
};

}  // namespace scoville::browser
