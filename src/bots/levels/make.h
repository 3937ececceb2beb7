// A built-in bot of a level, for one seat of one game.
#pragma once

#include <cstdint>
#include <memory>

#include "bots/face/bot.h"
#include "bots/face/levels.h"
#include "bots/face/types.h"

namespace scoville::bots {

std::unique_ptr<SpicyBot> make_spicy_bot(Level level, std::uint64_t seed);
std::unique_ptr<SchotenBot> make_schoten_bot(Level level, std::uint64_t seed);

// The same for whichever game: there is no general case.
template <class Face>
struct Levels;
template <>
struct Levels<spicy::Face> {
    static constexpr auto make = make_spicy_bot;
    // Whether a level looks ahead, which takes its time.
    static constexpr bool searches(Level) { return false; }
};
template <>
struct Levels<schoten::Face> {
    static constexpr auto make = make_schoten_bot;
    static constexpr bool searches(Level level) {
        return level == Level::apprentice || level == Level::expert || level == Level::master;
    }
};

}  // namespace scoville::bots
