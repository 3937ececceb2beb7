#include "house/own_thinkers.h"

#include "house/bot_player.h"

namespace scoville::house {
namespace {

class OwnMind final : public Mind {
public:
    OwnMind(Hours& hours, std::shared_ptr<BotPlayer> player) : hours_(hours), player_(std::move(player)) {}

    void think(Question question, Then then) override {
        hours_.post([weak = std::weak_ptr(player_), question = std::move(question), then = std::move(then)] {
            if (const auto player = weak.lock()) then(player->answer(question));
        });
    }

private:
    Hours& hours_;
    std::shared_ptr<BotPlayer> player_;
};

}  // namespace

std::unique_ptr<Mind> OwnThinkers::mind(const Brief& brief) {
    std::shared_ptr<BotPlayer> player = make_bot_player(brief);
    return player ? std::make_unique<OwnMind>(hours_, std::move(player)) : nullptr;
}

}  // namespace scoville::house
