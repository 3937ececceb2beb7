#include "table/slaps.h"

#include <algorithm>
#include <utility>

#include "base/sort_few.h"

namespace scoville::table {
namespace {

Millis fair_time(const PendingSlap& slap) { return slap.waiting.arrival - slap.credit; }

}  // namespace

bool Slaps::has(Seat seat) const {
    return std::any_of(slaps_.begin(), slaps_.end(),
                       [seat](const PendingSlap& slap) { return slap.seat == seat; });
}

bool Slaps::redirect(const From& again, const std::string& nonce) {
    return std::any_of(slaps_.begin(), slaps_.end(),
                       [&](PendingSlap& slap) { return slap.waiting.redirect(again, nonce); });
}

void Slaps::add(PendingSlap slap, Millis collect, Millis cap) {
    slap.credit = credits_[slap.seat].take(std::min(slap.waiting.from.round_trip, cap), slap.waiting.arrival);
    if (slaps_.empty()) closes_at_ = slap.waiting.arrival + collect;
    slaps_.push_back(std::move(slap));
}

Judged Slaps::judge(Seat owner, int players) {
    const auto turns_away = [&](Seat seat) { return (seat - owner + players) % players; };
    sort_few(slaps_.begin(), slaps_.end(), [&](const PendingSlap& a, const PendingSlap& b) {
        const Millis at = fair_time(a);
        const Millis bt = fair_time(b);
        return at != bt ? at < bt : turns_away(a.seat) < turns_away(b.seat);
    });
    Judged judged{.first = std::move(slaps_.front()), .beaten = {}};
    if (slaps_.size() > 1) {
        judged.margin = fair_time(slaps_[1]) - fair_time(judged.first);
        judged.beaten.assign(std::make_move_iterator(slaps_.begin() + 1),
                             std::make_move_iterator(slaps_.end()));
    }
    drop();
    return judged;
}

std::vector<PendingSlap> Slaps::drop() {
    closes_at_ = never;
    return std::exchange(slaps_, std::vector<PendingSlap>());
}

}  // namespace scoville::table
