#include "table/pictures.h"

#include <algorithm>

namespace scoville::table {

Picture Pictures::taken(const SharedGame& game, std::uint32_t events, const Head& head,
                        const Seating& seating, std::uint32_t seating_version) const {
    Picture picture{game, events, head, players_.seating, seating_version};
    if (seating.settings.spectators != Spectators::delayed)
        picture.seating.reset();
    else if (!picture.seating || players_.seating_version != seating_version)
        picture.seating = std::make_shared<const Seating>(seating);
    return picture;
}

void Pictures::show_at(Millis at) { show_at_ = show_at_ == never ? at : std::max(show_at_, at); }

bool Pictures::show(Picture picture, std::optional<Millis> delay, Now now) {
    show_at_ = never;
    players_ = std::move(picture);
    if (delay) {
        delayed_.push_back({now.steady + *delay, players_});
        return false;
    }
    delayed_.clear();
    spectators_ = players_;
    return true;
}

void Pictures::catch_up(Picture picture, Millis due, Now now) {
    if (due > 0) return delayed_.push_back({now.steady + due, std::move(picture)});
    delayed_.clear();
    spectators_ = std::move(picture);
}

bool Pictures::move_on(Now now) {
    bool moved = false;
    for (; !delayed_.empty() && delayed_.front().due <= now.steady; moved = true) {
        spectators_ = std::move(delayed_.front().picture);
        delayed_.pop_front();
    }
    return moved;
}

Millis Pictures::next() const {
    return delayed_.empty() ? show_at_ : std::min(show_at_, delayed_.front().due);
}

}  // namespace scoville::table
