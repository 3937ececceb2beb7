#include "server/bot_player.h"

#include "bots/levels/make.h"

namespace scoville::server {
namespace {

class SpicyPlayer final : public BotPlayer {
public:
    explicit SpicyPlayer(std::unique_ptr<bots::SpicyBot> bot) : bot_(std::move(bot)) {}
    void see(const any::SeenEvent& event) override { bot_->see(std::get<spicy::SeenEvent>(event)); }
    any::Action act(Seat seat, const any::View& view, const any::May& may) override {
        const auto& own = std::get<spicy::May>(may);
        return bot_->act({seat, std::get<spicy::View>(view), own.legal, own.faults});
    }

private:
    std::unique_ptr<bots::SpicyBot> bot_;
};

class SchotenPlayer final : public BotPlayer {
public:
    explicit SchotenPlayer(std::unique_ptr<bots::SchotenBot> bot) : bot_(std::move(bot)) {}
    void see(const any::SeenEvent& event) override { bot_->see(std::get<schoten::SeenEvent>(event)); }
    any::Action act(Seat seat, const any::View& view, const any::May& may) override {
        return bot_->act({seat, std::get<schoten::View>(view), std::get<schoten::Legal>(may)});
    }

private:
    std::unique_ptr<bots::SchotenBot> bot_;
};

}  // namespace

std::unique_ptr<BotPlayer> make_bot_player(any::Kind game, std::string_view level, std::uint64_t seed) {
    const auto found = bots::level_named(level);
    if (!found) return nullptr;
    if (game == any::kind_for<spicy::Face>)
        return std::make_unique<SpicyPlayer>(bots::make_spicy_bot(*found, seed));
    return std::make_unique<SchotenPlayer>(bots::make_schoten_bot(*found, seed));
}

}  // namespace scoville::server
