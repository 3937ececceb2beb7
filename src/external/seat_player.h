// A bot in another process as a player like any other.
#pragma once

#include <utility>

#include "bots/face/types.h"
#include "external/pool.h"
#include "external/sitting.h"
#include "protocol/messages.h"

namespace scoville::external {

// Events are kept until the bot is asked: one write for all of them.
template <class Face>
class SeatPlayer final : public bots::Types<Face>::Bot {
    using Types = bots::Types<Face>;

public:
    SeatPlayer(std::shared_ptr<Pool> pool, const Sitting<typename Types::Options>& at)
        : pool_(std::move(pool)),
          lease_(pool_->take()),
          conduct_(at.conduct),
          rules_(Face::ruleset(at.options)) {
        protocol::write_new<Face>(told_, lease_.game, at.seat, at.options, at.seed);
    }
    SeatPlayer(const SeatPlayer&) = delete;
    SeatPlayer& operator=(const SeatPlayer&) = delete;
    ~SeatPlayer() override {
        if (lease_.player) pool_->give_back(std::move(lease_.player));
    }

    void see(const typename Types::Event& event) override {
        if (here()) protocol::write_event<Face>(told_, lease_.game, event, rules_);
    }
    typename Types::Action act(const typename Types::Ask& ask) override {
        if (!lease_.player) {
            ++conduct_.asked;
            conduct_.troubles.note(&Troubles::gone, "gone", lease_.why_not);
            return safe(ask);
        }
        tell();
        return lease_.player->ask(lease_.game, ask, conduct_).value_or(safe(ask));
    }
    void end(const typename Types::View& view) override {
        if (!here()) return;
        protocol::write_end<Face>(told_, lease_.game, view);
        tell();
    }

private:
    static typename Types::Action safe(const typename Types::Ask& ask) {
        return Face::safe_action(Types::may(ask), ask.view);
    }
    bool here() const { return lease_.player && !lease_.player->lost(); }
    void tell() {
        lease_.player->tell(told_);
        told_.clear();
    }

    std::shared_ptr<Pool> pool_;
    Pool::Lease lease_;
    Conduct& conduct_;
    typename Types::Rules rules_;
    std::string told_;
};

template <class Face>
std::unique_ptr<typename bots::Types<Face>::Bot> seat_player(std::shared_ptr<Pool> pool,
                                                             const Sitting<typename Face::Options>& at) {
    return std::make_unique<SeatPlayer<Face>>(std::move(pool), at);
}

}  // namespace scoville::external
