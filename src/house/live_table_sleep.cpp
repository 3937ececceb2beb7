// When a table is next due, and when it may sleep.
#include <algorithm>
#include <utility>

#include "house/live_table.h"
#include "house/summary.h"
#include "house/tables.h"

namespace scoville::house {
namespace {

constexpr std::int64_t least_row_lead_ms = 20'000;

}  // namespace

store::TableRow LiveTable::row(std::int64_t deadline_ms) const {
    const table::Seating& seating = table_->seating();
    const bool done = seating.phase == table::TablePhase::over || seating.phase == table::TablePhase::closed;
    return {.id = id_,
            .code = seating.code,
            .listed = seating.settings.listed && !done,
            .deadline_ms = deadline_ms,
            .touched_ms = env_.now().utc,
            .finished = done,
            .summary = summary()};
}

std::string LiveTable::summary() const { return summary_of(*table_, env_.now()); }

// Keeps the store's row true: what lists show, and when a table that is found after a crash must be woken.
// Not before what is being written counts.
void LiveTable::write_row() {
    if (!durable_) return;
    const Now now = env_.now();
    const Millis wakes = table_->wakes_at();
    std::int64_t deadline = 0;
    if (wakes != table::never)
        deadline = now.utc + std::max<std::int64_t>(wakes - now.steady, usual_row_lead_ms);
    if (deadline == 0 && appending_) return;
    const bool stale = deadline == 0 ? row_deadline_ms_ != 0 : row_deadline_ms_ < now.utc + least_row_lead_ms;
    if (!stale && row_version_ == table_->seating_version()) return;
    row_deadline_ms_ = deadline;
    row_version_ = table_->seating_version();
    env_.store.set_row(row(deadline), {});
}

void LiveTable::arm() {
    const Millis when = table_->wakes_at();
    if (std::exchange(ticks_at_, when) == when) return;
    if (when == table::never) return tick_.cancel();
    tick_ = env_.hours.at(when, [weak = weak_from_this()] {
        const auto self = weak.lock();
        if (!self) return;
        self->ticks_at_ = table::never;
        self->feed([](table::Table& table, Now now, table::Effects& fx) { table.tick(now, fx); });
    });
}

void LiveTable::consider_sleep() {
    if (!clients_.empty() || !durable_) return;
    sleep_ = env_.hours.after(env_.sleep_after, [weak = weak_from_this()] {
        if (const auto self = weak.lock()) self->sleep_if_it_may();
    });
}

void LiveTable::sleep_if_it_may() {
    if (!clients_.empty()) return;
    const Now now = env_.now();
    const Millis wakes = table_->wakes_at();
    const bool soon = wakes != table::never && wakes - now.steady < usual_row_lead_ms;
    if (soon || !table_->idle() || absent_.next() != table::never) return consider_sleep();
    // So early that what is due then need not be put off because the table slept.
    const Millis early = env_.timing.restart_grace + Tables::looks_every;
    const std::int64_t deadline = wakes == table::never ? 0 : now.utc + (wakes - now.steady) - early;
    env_.store.set_row(row(deadline), {});
    ++env_.counters.tables_slept;
    asleep_(id_);
}

}  // namespace scoville::house
