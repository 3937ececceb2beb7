// Bots at the table: asked on the event thread, thinking on one of their own.
#include "server/live_table.h"

namespace scoville::server {

void LiveTable::ask_bot(const table::BotAsked& asked) {
    const Seat seat = asked.seat;
    const std::string& level = table_->room().chairs[seat].driver();
    const auto question = table_->question(seat, Env::now());
    if (!question || !question->may) return;
    BotSeat& bot = bots_[seat];
    if (!bot.player || bot.level != level || bot.game != table_->room().games) {
        const auto seed = std::hash<std::string>()(id_ + "/" + std::to_string(table_->room().games) + "/" +
                                                   std::to_string(seat));
        bot = {make_bot_player(any::kind_of(question->options), level, seed), level, table_->room().games, 0};
    }
    if (!bot.player) return;  // no such level here: the table plays the safe move in a while
    auto story = table_->story(seat, bot.told);
    bot.told = table_->last_shown();
    env_.bots.post(std::hash<const void*>()(bot.player.get()),
                   [weak = weak_from_this(), &loop = env_.loop, player = bot.player, story = std::move(story),
                    question = *question, asked] {
                       for (const any::SeenEvent& event : story) player->see(event);
                       const any::Action action = player->act(asked.seat, question.view, *question.may);
                       loop.post([weak, asked, action] {
                           const auto self = weak.lock();
                           if (!self) return;
                           self->feed([&](table::Table& table, table::Now now, table::Effects& fx) {
                               table.bot_answers(asked.seat, asked.number, action, now, fx);
                           });
                       });
                   });
}

}  // namespace scoville::server
