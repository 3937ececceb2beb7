#include "house/summary.h"

#include <optional>
#include <variant>

#include "wire/seating_out.h"

namespace scoville::house {
namespace {

using table::Chair;
using table::Seating;

// The hidden half: a word for each chair, its people parted by commas, with a star if the game waits for
// them.
constexpr char parts = '\n';
constexpr char star = '*';

std::optional<table::SeenGame> seen_by(const table::Table& table, const table::Person& person,
                                       table::Now now) {
    const auto looker = table.looker_for(person);
    if (!looker) return std::nullopt;
    return table.sight(*looker, table.last_shown(), now).game;
}

SeatSet winners_of(const table::Table& table, table::Now now) {
    if (table.seating().phase != table::TablePhase::over) return {};
    // The result is no secret of anyone's.
    for (const Chair& chair : table.seating().chairs)
        if (!chair.person.empty())
            if (const auto game = seen_by(table, chair.person, now))
                return std::visit([](const auto& view) { return view.winners; }, game->view);
    return {};
}

std::string hidden_half(const table::Table& table, table::Now now) {
    std::string text;
    for (const Chair& chair : table.seating().chairs) {
        if (!text.empty()) text += ' ';
        if (chair.person.empty()) {
            text += '-';
            continue;
        }
        text += chair.person;
        for (const table::Person& holder : chair.holders) text += ',' + holder;
        const bool plays = table.seating().playing() && chair.bot_plays.empty();
        if (!plays) continue;
        const auto game = seen_by(table, chair.person, now);
        if (game && game->awaited) text += star;
    }
    return text;
}

bool names(std::string_view word, std::string_view person) {
    while (!word.empty()) {
        const std::size_t end = word.find(',');
        if (word.substr(0, end) == person) return true;
        if (end == std::string_view::npos) return false;
        word.remove_prefix(end + 1);
    }
    return false;
}

// What only this person is told of the line.
std::string own_part(std::string_view hidden, std::string_view person) {
    if (person.empty()) return {};
    for (int seat = 0; !hidden.empty(); ++seat) {
        const std::size_t end = hidden.find(' ');
        std::string_view word = hidden.substr(0, end);
        const bool awaited = word.ends_with(star);
        if (awaited) word.remove_suffix(1);
        if (names(word, person))
            return ",\"you\":" + std::to_string(seat) + (awaited ? ",\"yourTurn\":true" : "");
        if (end == std::string_view::npos) break;
        hidden.remove_prefix(end + 1);
    }
    return {};
}

}  // namespace

std::string summary_of(const table::Table& table, table::Now now) {
    return wire::summary_of(table.seating(), winners_of(table, now)) + parts + hidden_half(table, now);
}

std::string_view open_half(std::string_view summary) { return summary.substr(0, summary.find(parts)); }

std::string line_of(std::string_view summary, std::int64_t touched_ms, std::string_view person) {
    const std::size_t end = summary.find(parts);
    const std::string_view open = open_half(summary);
    if (open.size() < 2) return {};
    std::string text(open.substr(0, open.size() - 1));
    text += ",\"touched\":" + std::to_string(touched_ms);
    if (end != std::string_view::npos) text += own_part(summary.substr(end + 1), person);
    return text + "}";
}

}  // namespace scoville::house
