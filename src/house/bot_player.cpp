#include "house/bot_player.h"

#include "bots/levels/make.h"

namespace scoville::house {
namespace {

template <class Face>
class PlayerOf final : public BotPlayer {
    using Types = bots::Types<Face>;

public:
    PlayerOf(std::unique_ptr<typename Types::Bot> bot, Seat seat) : bot_(std::move(bot)), seat_(seat) {}
    any::Action answer(const Question& question) override {
        for (const any::SeenEvent& event : question.story) bot_->see(any::part<Face>(event));
        const auto ask = Types::ask(seat_, any::part<Face>(question.view), any::part<Face>(question.may));
        return any::Action(std::in_place_index<any::place_of<Face>>, bot_->act(ask));
    }

private:
    std::unique_ptr<typename Types::Bot> bot_;
    Seat seat_;
};

}  // namespace

std::unique_ptr<BotPlayer> make_bot_player(const Brief& brief) {
    const auto level = bots::level_named(brief.level);
    if (!level) return nullptr;
    return any::with_game(any::kind_of(brief.options), [&]<class Face>() -> std::unique_ptr<BotPlayer> {
        return std::make_unique<PlayerOf<Face>>(bots::Levels<Face>::make(*level, brief.seed), brief.seat);
    });
}

}  // namespace scoville::house
