#include "table/reactions.h"

#include <algorithm>
#include <utility>

namespace scoville::table {

std::optional<QueuedMove> Reactions::take_queued() { return std::exchange(queued_, std::nullopt); }

bool Reactions::redirect(const From& again, const std::string& nonce) {
    return (queued_ && queued_->play.redirect(again, nonce)) || slaps.redirect(again, nonce) ||
           std::any_of(put_off_.begin(), put_off_.end(),
                       [&](Waiting& waiting) { return waiting.redirect(again, nonce); });
}

std::vector<Waiting> Reactions::drop() {
    std::vector<Waiting> dropped;
    for (PendingSlap& slap : slaps.drop()) dropped.push_back(std::move(slap.waiting));
    if (auto queued = take_queued()) dropped.push_back(std::move(queued->play));
    for (Waiting& waiting : take_put_off()) dropped.push_back(std::move(waiting));
    return dropped;
}

}  // namespace scoville::table
