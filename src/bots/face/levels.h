// The built-in bots by name: one list for the arena, the table and the screens. bots/levels makes them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace scoville::bots {

enum class Level : std::uint8_t { random, honest, odds, liar, suspicious, apprentice, expert, master, dreamer };
constexpr int level_count = 9;

// A text in English, German and French.
struct Text {
    std::string_view en, de, fr, it;
};

struct LevelInfo {
    Level level;
    std::string_view name;  // on the command line and on the wire
    std::string_view who;   // the character people meet; a proper name, the same in every language
    Text character;         // one line about it
};

const std::array<LevelInfo, level_count>& levels();
std::optional<Level> level_named(std::string_view name);

}  // namespace scoville::bots
