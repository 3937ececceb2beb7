// Bots at the table: asked in a turn of the house, thinking wherever the thinkers are.
#include "house/ids.h"
#include "house/live_table.h"
#include "house/thinkers.h"

namespace scoville::house {

LiveTable::BotSeat& LiveTable::bot_at(Seat seat, const any::Options& options) {
    const std::string& level = table_->seating().chairs[seat].driver();
    const int game = table_->seating().games;
    BotSeat& bot = bots_[seat];
    if (bot.mind && bot.level == level && bot.game == game) return bot;
    const auto seed = seed_of(id_ + "/" + std::to_string(game) + "/" + std::to_string(seat));
    bot = {env_.thinkers.mind({.options = options, .seat = seat, .level = level, .seed = seed}), level, game,
           0};
    return bot;
}

void LiveTable::ask_bot(const table::BotAsked& asked) {
    const auto question = table_->question(asked.seat, env_.now());
    if (!question || !question->may) return;
    BotSeat& bot = bot_at(asked.seat, question->options);
    if (!bot.mind) return;  // no such level here: the table plays the safe move in a while
    auto story = table_->story(asked.seat, bot.told);
    bot.told = table_->last_shown();
    // A mind that is let go of does not answer: the table is still there.
    bot.mind->think({.story = std::move(story), .view = question->view, .may = *question->may},
                    [this, asked](const any::Action& action) {
                        feed([&](table::Table& table, Now now, table::Effects& fx) {
                            table.bot_answers(asked.seat, asked.number, action, now, fx);
                        });
                    });
}

}  // namespace scoville::house
