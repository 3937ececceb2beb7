#include "table/set_up.h"

namespace scoville::table {

std::optional<any::Game> game_set_up(const std::string& record, any::Events& events) {
    const auto beginning = record::beginning_of(record);
    if (!beginning) return std::nullopt;
    auto game = record::game_after(*beginning, events);
    if (!game || game->over()) return std::nullopt;
    return game;
}

bool can_go_on(const std::string& record) {
    any::Events events;
    return game_set_up(record, events).has_value();
}

}  // namespace scoville::table
