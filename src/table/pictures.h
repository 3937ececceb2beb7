// What has been shown, which is not what has been committed: live plays are shown on the next step of the
// beat, to delayed spectators later still.
#pragma once

#include <deque>
#include <memory>
#include <optional>

#include "any/inside/game.h"
#include "table/chain.h"
#include "table/seating.h"
#include "table/time.h"

namespace scoville::table {

// As it stood after a move, for ever: every picture of that moment is of the same one.
using SharedGame = std::shared_ptr<const any::Game>;

// The game and the seating as they stood when someone was shown them, and how many events led there.
struct Picture {
    SharedGame game;
    std::uint32_t events = 0;
    Head head = {};
    std::shared_ptr<const Seating> seating = {};  // at tables with delayed spectators
    std::uint32_t seating_version = 0;
};

class Pictures {
public:
    const Picture& players() const { return players_; }
    const Picture& spectators() const { return spectators_; }

    // The present, to be shown. The seating is copied only where it is needed, and only when it has changed.
    Picture taken(const SharedGame& game, std::uint32_t events, const Head& head, const Seating& seating,
                  std::uint32_t seating_version) const;

    // Not before that; earlier things first.
    void show_at(Millis at);
    void show_at_once(Millis now) { show_at_ = now; }
    bool due(Now now) const { return show_at_ <= now.steady; }

    // Spectators see it after the delay, if there is one. True if they see it now.
    bool show(Picture picture, std::optional<Millis> delay, Now now);
    // While a journal is read: what delayed spectators would have been shown by now, had the table been
    // awake.
    void catch_up(Picture picture, Millis due, Now now);
    // True if the spectators' picture moved on.
    bool move_on(Now now);

    Millis next() const;
    bool at_rest() const { return show_at_ == never && delayed_.empty(); }

private:
    struct Delayed {
        Millis due;
        Picture picture;
    };
    Picture players_;
    Picture spectators_;
    std::deque<Delayed> delayed_;
    Millis show_at_ = never;
};

}  // namespace scoville::table
