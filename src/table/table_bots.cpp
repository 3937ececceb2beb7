// Bots at the table: asked when the players have seen all there is, and never waited for too long.
#include <algorithm>

#include "table/table.h"

namespace scoville::table {

void Table::arm_bots(Now now) {
    SeatSet driven;
    for (Seat seat = 0; seat < game_->players(); ++seat)
        if (!seating_.chairs[seat].driver().empty()) driven.add(seat);
    desk_.arm({.players = game_->players(),
               .driven = driven,
               .awaited = game_->awaited(),
               .top = game_->card(),
               .live = game_->live(),
               .may_react = [this](Seat seat) { return any::may_react(game_->may(seat)); },
               .window = seating_.settings.window,
               .window_until = clocks_.window_until(),
               .not_before = std::max(retry_at_, rest_.until())},
              tools_.timing, now);
}

void Table::bot_answers(Seat seat, std::uint64_t number, const any::Action& action, Now now, Effects& fx) {
    if (!running()) return;
    const auto top = desk_.answered(seat, number);
    if (!top) return;
    // In live pace letting a card go is doing nothing, unless it is asked for (S20).
    if (!any::Game::names_card(action) && !game_->awaited().has(seat)) return;
    inbox_.add({{}, {}, ask::Act{.seen = 0, .card = top, .action = action}, now.steady, seat});
    run(now, fx);
}

bool Table::bot_gives_up(Now now, Effects& fx) {
    if (!running() || !all_shown() || reactions_.slaps.open()) return false;
    while (const auto seat = desk_.given_up(game_->players(), now)) {
        if (!game_->awaited().has(*seat)) continue;
        safe_move(*seat, By::bot, now, fx);
        return true;
    }
    return false;
}

}  // namespace scoville::table
