// Whom a table calls, and when.
#include <utility>

#include "house/calls.h"
#include "house/live_table.h"

namespace scoville::house {
namespace {

// A turn takes as long as it takes.
bool is_slow(const table::Settings& settings) {
    constexpr Millis an_hour = 3'600'000;
    const bool live =
        any::with_part(settings.options, []<class Face>(const auto& options) { return Face::live(options); });
    return !live || settings.turn_time == 0 || settings.turn_time >= an_hour;
}

}  // namespace

void LiveTable::look_for_absent() {
    if (env_.bell == nullptr || env_.calls == nullptr) return;
    const Now now = env_.now();
    const Millis after = is_slow(table_->seating().settings) ? env_.call_after.slow : env_.call_after.brisk;
    absent_.note(table_->waits_for(), table_->seats_here(), after, now.steady);
    call_absent();
}

void LiveTable::call_absent() {
    const table::Seating& seating = table_->seating();
    for (const int seat : absent_.due(env_.now().steady)) {
        const table::Chair& chair = seating.chairs[static_cast<std::size_t>(seat)];
        env_.calls->call(chair.person, seating.code);
        for (const table::Person& holder : chair.holders) env_.calls->call(holder, seating.code);
    }
    const Millis when = absent_.next();
    if (std::exchange(calls_at_, when) == when) return;
    if (when == table::never) return call_.cancel();
    call_ = env_.hours.at(when, [weak = weak_from_this()] {
        const auto self = weak.lock();
        if (!self) return;
        self->calls_at_ = table::never;
        self->call_absent();
    });
}

}  // namespace scoville::house
