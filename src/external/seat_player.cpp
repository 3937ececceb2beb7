#include "external/seat_player.h"

#include <utility>

#include "bots/face/types.h"
#include "protocol/messages.h"
#include "schoten/face/safe.h"
#include "spicy/face/safe.h"

namespace scoville::external {
namespace {

struct Spicy : bots::SpicyTypes {
    explicit Spicy(const Options& options) : box(spicy::ruleset_of(options).box) {}
    void write(std::string& out, const std::string& game, const Event& event) const {
        protocol::write_event(out, game, event, box);
    }
    static Action safe(const Ask& ask) { return spicy::safe_action(ask.legal); }

    spicy::Box box;
};

struct Schoten : bots::SchotenTypes {
    explicit Schoten(const Options&) {}
    static void write(std::string& out, const std::string& game, const Event& event) {
        protocol::write_event(out, game, event);
    }
    static Action safe(const Ask& ask) { return schoten::safe_action(ask.legal, ask.view.ranking); }
};

// Events are kept until the bot is asked: one write for all of them.
template <class Game>
class SeatPlayer final : public Game::Bot {
public:
    SeatPlayer(std::shared_ptr<Pool> pool, const Sitting<typename Game::Options>& at)
        : pool_(std::move(pool)), lease_(pool_->take()), conduct_(at.conduct), game_(at.options) {
        protocol::write_new(told_, lease_.game, at.seat, at.options, at.seed);
    }
    SeatPlayer(const SeatPlayer&) = delete;
    SeatPlayer& operator=(const SeatPlayer&) = delete;
    ~SeatPlayer() override {
        if (lease_.player) pool_->give_back(std::move(lease_.player));
    }

    void see(const typename Game::Event& event) override {
        if (here()) game_.write(told_, lease_.game, event);
    }
    typename Game::Action act(const typename Game::Ask& ask) override {
        if (!lease_.player) {
            ++conduct_.asked;
            conduct_.troubles.note(&Troubles::gone, "gone", lease_.why_not);
            return Game::safe(ask);
        }
        tell();
        return lease_.player->ask(lease_.game, ask, conduct_).value_or(Game::safe(ask));
    }
    void end(const typename Game::View& view) override {
        if (!here()) return;
        protocol::write_end(told_, lease_.game, view);
        tell();
    }

private:
    bool here() const { return lease_.player && !lease_.player->lost(); }
    void tell() {
        lease_.player->tell(told_);
        told_.clear();
    }

    std::shared_ptr<Pool> pool_;
    Pool::Lease lease_;
    Conduct& conduct_;
    Game game_;
    std::string told_;
};

}  // namespace

std::unique_ptr<bots::SpicyBot> seat_player(std::shared_ptr<Pool> pool, const SpicySitting& at) {
    return std::make_unique<SeatPlayer<Spicy>>(std::move(pool), at);
}
std::unique_ptr<bots::SchotenBot> seat_player(std::shared_ptr<Pool> pool, const SchotenSitting& at) {
    return std::make_unique<SeatPlayer<Schoten>>(std::move(pool), at);
}

}  // namespace scoville::external
