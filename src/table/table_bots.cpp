// When bots are asked. How long they take is drawn before they look, so that it tells nothing.
#include <algorithm>

#include "table/table.h"

namespace scoville::table {

Millis Table::draw_delay(Millis least, Millis most) {
    if (most <= least) return least;
    return least + static_cast<Millis>(rng_.below(static_cast<std::uint32_t>(most - least)));
}

// A bot is asked once about each card it could react to, and whenever the game waits for it.
void Table::arm_bots(Now now) {
    const Timing& timing = tools_.timing;
    const SeatSet awaited = game_->awaited();
    for (Seat seat = 0; seat < game_->players(); ++seat) {
        BotSeat& bot = bots_[seat];
        if (room_.chairs[seat].driver().empty()) {
            bot = {};
            continue;
        }
        const int card = game_->card();
        const bool same = bot.card == card && bot.awaited == awaited.has(seat);
        if (bot.stage != BotSeat::Stage::free && !same) bot = {};  // that question is gone
        if (bot.stage != BotSeat::Stage::free) continue;
        const Millis drawn = draw_delay(timing.bot_least, timing.bot_most);
        if (awaited.has(seat)) {
            bot.due = std::max(now.steady + drawn, window_until_ + drawn / 3);
        } else if (game_->live() && bot.reacted_to != card && any::may_react(game_->may(seat))) {
            const Millis window = room_.settings.window;
            bot.due = now.steady + draw_delay(std::min(timing.bot_least, window / 4),
                                              std::min(timing.bot_most, window * 4 / 5));
        } else {
            continue;
        }
        bot.due = std::max(bot.due, retry_at_);
        bot.stage = BotSeat::Stage::thinking;
        bot.card = card;
        bot.awaited = awaited.has(seat);
    }
}

void Table::ask_bots(Now now, Effects& fx) {
    if (!running() || !all_shown()) return;
    for (Seat seat = 0; seat < game_->players(); ++seat) {
        BotSeat& bot = bots_[seat];
        if (bot.stage != BotSeat::Stage::thinking || bot.due > now.steady) continue;
        bot.stage = BotSeat::Stage::asked;
        bot.number = ++asks_;
        bot.due = now.steady + tools_.timing.stuck_bot;
        fx.bots.push_back({seat, bot.number});
    }
}

void Table::bot_answers(Seat seat, std::uint64_t number, const any::Action& action, Now now, Effects& fx) {
    BotSeat& bot = bots_[seat];
    if (!running() || bot.stage != BotSeat::Stage::asked || bot.number != number) return;
    const int card = bot.card;
    bot = {};
    bot.reacted_to = card;
    const bool reacts = any::Game::names_card(action);
    // In live pace letting a card go is doing nothing, unless it is asked for (S20).
    if (!reacts && !game_->awaited().has(seat)) return;
    Waiting waiting{{}, {}, ask::Act{.seen = 0, .card = card, .action = action}, now.steady, seat};
    inbox_.push_back(std::move(waiting));
    run(now, fx);
}

bool Table::bot_gives_up(Now now, Effects& fx) {
    if (!running() || !all_shown() || slaps_.open()) return false;
    for (Seat seat = 0; seat < game_->players(); ++seat) {
        BotSeat& bot = bots_[seat];
        if (bot.stage != BotSeat::Stage::asked || bot.due > now.steady) continue;
        const int card = bot.card;
        bot = {};
        bot.reacted_to = card;
        if (!game_->awaited().has(seat)) continue;
        safe_move(seat, By::bot, now, fx);
        return true;
    }
    return false;
}

}  // namespace scoville::table
