// A bot of the house, whichever game is played: what thinkers think with. Told what its seat saw, asked what
// it does.
#pragma once

#include <memory>

#include "house/thinkers.h"

namespace scoville::house {

class BotPlayer {
public:
    virtual ~BotPlayer() = default;
    virtual any::Action answer(const Question& question) = 0;
};

// None if there is no such level.
std::unique_ptr<BotPlayer> make_bot_player(const Brief& brief);

}  // namespace scoville::house
