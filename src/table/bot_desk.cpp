#include "table/bot_desk.h"

#include <algorithm>

namespace scoville::table {

Millis BotDesk::draw_delay(Millis least, Millis most) {
    if (most <= least) return least;
    return least + static_cast<Millis>(rng_.below(static_cast<std::uint32_t>(most - least)));
}

std::optional<Millis> BotDesk::due_for(Seat seat, const Scene& scene, const Timing& timing, Now now) {
    const Millis drawn = draw_delay(timing.bot_least, timing.bot_most);
    if (scene.awaited.has(seat)) return std::max(now.steady + drawn, scene.window_until + drawn / 3);
    if (!scene.live || bots_[seat].reacted_to == scene.top || !scene.may_react(seat)) return std::nullopt;
    return now.steady + draw_delay(std::min(timing.bot_least, scene.window / 4),
                                   std::min(timing.bot_most, scene.window * 4 / 5));
}

void BotDesk::arm(const Scene& scene, const Timing& timing, Now now) {
    for (Seat seat = 0; seat < scene.players; ++seat) {
        BotSeat& bot = bots_[seat];
        if (!scene.driven.has(seat)) {
            bot = {};
            continue;
        }
        const bool same = bot.top == scene.top && bot.awaited == scene.awaited.has(seat);
        if (bot.stage != BotSeat::Stage::free && !same) bot = {};  // that question is gone
        if (bot.stage != BotSeat::Stage::free) continue;
        const auto due = due_for(seat, scene, timing, now);
        if (!due) continue;
        bot.due = std::max(*due, scene.not_before);
        bot.stage = BotSeat::Stage::thinking;
        bot.top = scene.top;
        bot.awaited = scene.awaited.has(seat);
    }
}

void BotDesk::ask(int players, Millis give_up_after, Now now, std::vector<BotAsked>& asked) {
    for (Seat seat = 0; seat < players; ++seat) {
        BotSeat& bot = bots_[seat];
        if (bot.stage != BotSeat::Stage::thinking || bot.due > now.steady) continue;
        bot.stage = BotSeat::Stage::asked;
        bot.number = ++asks_;
        bot.due = now.steady + give_up_after;
        asked.push_back({seat, bot.number});
    }
}

void BotDesk::hurry(Now now) {
    for (BotSeat& bot : bots_)
        if (bot.stage == BotSeat::Stage::thinking) bot.due = std::min(bot.due, now.steady);
}

bool BotDesk::reacting() const {
    return std::any_of(bots_.begin(), bots_.end(),
                       [](const BotSeat& bot) { return bot.stage != BotSeat::Stage::free && !bot.awaited; });
}

int BotDesk::decided(BotSeat& bot) {
    const int top = bot.top;
    bot = {};
    bot.reacted_to = top;
    return top;
}

std::optional<int> BotDesk::answered(Seat seat, std::uint64_t number) {
    BotSeat& bot = bots_[seat];
    if (bot.stage != BotSeat::Stage::asked || bot.number != number) return std::nullopt;
    return decided(bot);
}

std::optional<Seat> BotDesk::given_up(int players, Now now) {
    for (Seat seat = 0; seat < players; ++seat) {
        BotSeat& bot = bots_[seat];
        if (bot.stage != BotSeat::Stage::asked || bot.due > now.steady) continue;
        decided(bot);
        return seat;
    }
    return std::nullopt;
}

Millis BotDesk::next(bool only_thinking) const {
    Millis at = never;
    for (const BotSeat& bot : bots_)
        if (!only_thinking || bot.stage == BotSeat::Stage::thinking) at = std::min(at, bot.due);
    return at;
}

bool BotDesk::resting() const {
    return std::all_of(bots_.begin(), bots_.end(),
                       [](const BotSeat& bot) { return bot.stage == BotSeat::Stage::free; });
}

}  // namespace scoville::table
