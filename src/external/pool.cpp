#include "external/pool.h"

#include <stdexcept>
#include <utility>

namespace scoville::external {

Result<std::shared_ptr<Pool>, std::string> Pool::start(std::string command, int ms_per_move) {
    auto first = Player::start(command, ms_per_move);
    if (!first) return first.error();
    std::shared_ptr<Pool> pool(new Pool(std::move(command), ms_per_move));
    pool->name_ = first.value()->name();
    pool->idle_.push_back(std::move(first.value()));
    return pool;
}

Pool::Lease Pool::take() {
    Lease lease;
    {
        const std::lock_guard lock(mutex_);
        if (lost_ >= too_many_lost && lost_ * 10 > games_)
            throw std::runtime_error("\"" + command_ + "\" ended or stopped answering in " +
                                     std::to_string(lost_) + " of " + std::to_string(games_) +
                                     " games; scoville bot-check tells more");
        lease.game = "g" + std::to_string(++games_);
        if (!idle_.empty()) {
            lease.player = std::move(idle_.back());
            idle_.pop_back();
            return lease;
        }
    }
    auto started = Player::start(command_, ms_);
    if (started) {
        lease.player = std::move(started.value());
        return lease;
    }
    lease.why_not = started.error();
    const std::lock_guard lock(mutex_);
    ++lost_;
    return lease;
}

void Pool::give_back(std::unique_ptr<Player> player) {
    const std::lock_guard lock(mutex_);
    if (player->lost())
        ++lost_;
    else
        idle_.push_back(std::move(player));
}

}  // namespace scoville::external
