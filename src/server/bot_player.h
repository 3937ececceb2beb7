// A built-in bot at a table, whichever game is played: told what its seat saw, asked what it does.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "any/face/kind.h"
#include "base/seat.h"

namespace scoville::server {

class BotPlayer {
public:
    virtual ~BotPlayer() = default;
    virtual void see(const any::SeenEvent& event) = 0;
    virtual any::Action act(Seat seat, const any::View& view, const any::May& may) = 0;
};

// None if there is no such level.
std::unique_ptr<BotPlayer> make_bot_player(any::Kind game, std::string_view level, std::uint64_t seed);

}  // namespace scoville::server
