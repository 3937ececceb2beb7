// Bots at the table: asked when the players have seen all there is, and never waited for too long.
#include <algorithm>

#include "table/table.h"

namespace scoville::table {

namespace {

// How much less brisk bots wait.
constexpr Millis brisk_part = 3;

Timing at_pace(Timing timing, BotPace pace) {
    if (pace == BotPace::brisk) {
        timing.bot_least /= brisk_part;
        timing.bot_most /= brisk_part;
    }
    return timing;
}

}  // namespace

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
              at_pace(tools_.timing, seating_.settings.bot_pace), now);
}

// Who is alone with bots and has seen enough of a card: they decide about it now, and the window closes when
// they have.
void Table::hurry(Seat seat, Now now) {
    if (!running() || !all_shown() || game_->awaited().has(seat)) return;
    const SeatSet people = people_playing();
    if (people.size() != 1 || !people.has(seat)) return;
    hurried_ = game_->card();
    desk_.hurry(now);
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
