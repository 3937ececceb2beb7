#include "server/bot_player.h"

#include "bots/levels/make.h"

namespace scoville::server {
namespace {

template <class Face>
class PlayerOf final : public BotPlayer {
    using Types = bots::Types<Face>;

public:
    explicit PlayerOf(std::unique_ptr<typename Types::Bot> bot) : bot_(std::move(bot)) {}
    void see(const any::SeenEvent& event) override { bot_->see(any::part<Face>(event)); }
    any::Action act(Seat seat, const any::View& view, const any::May& may) override {
        return any::Action(std::in_place_index<any::place_of<Face>>,
                           bot_->act(Types::ask(seat, any::part<Face>(view), any::part<Face>(may))));
    }

private:
    std::unique_ptr<typename Types::Bot> bot_;
};

}  // namespace

std::unique_ptr<BotPlayer> make_bot_player(any::Kind game, std::string_view level, std::uint64_t seed) {
    const auto found = bots::level_named(level);
    if (!found) return nullptr;
    return any::with_game(game, [&]<class Face>() -> std::unique_ptr<BotPlayer> {
        return std::make_unique<PlayerOf<Face>>(bots::Levels<Face>::make(*found, seed));
    });
}

}  // namespace scoville::server
