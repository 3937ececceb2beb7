// The built-in bots by name: one list for the arena, the table and the screens.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "bots/bot.h"

namespace scoville::bots {

enum class Level : std::uint8_t { random, honest, odds, liar, suspicious, apprentice, expert, master };
constexpr int level_count = 8;

// A text in English, German and French.
struct Text {
    std::string_view en, de, fr;
};

struct LevelInfo {
    Level level;
    std::string_view name;  // on the command line and on the wire
    std::string_view who;   // the character people meet; a proper name, the same in every language
    Text character;         // one line about it
};

const std::array<LevelInfo, level_count>& levels();
std::optional<Level> level_named(std::string_view name);

std::unique_ptr<SpicyBot> make_spicy_bot(Level level, std::uint64_t seed);
std::unique_ptr<SchotenBot> make_schoten_bot(Level level, std::uint64_t seed);

}  // namespace scoville::bots
