// When a table is next due, and when it may sleep.
#include "server/live_table.h"
#include "wire/room_out.h"

namespace scoville::server {
namespace {

constexpr std::int64_t least_row_lead_ms = 20'000;
constexpr std::int64_t usual_row_lead_ms = 60'000;

net::Clock::time_point at(table::Millis steady) {
    return net::Clock::time_point(std::chrono::milliseconds(steady));
}

}  // namespace

store::TableRow LiveTable::row(std::int64_t deadline_ms) const {
    const table::Room& room = table_->room();
    const bool done = room.phase == table::RoomPhase::over || room.phase == table::RoomPhase::closed;
    return {.id = id_,
            .code = room.code,
            .listed = room.settings.listed && !done,
            .deadline_ms = deadline_ms,
            .touched_ms = Env::now().utc,
            .finished = done,
            .summary = wire::summary_of(room)};
}

// Keeps the store's row true: what lists show, and when a table that is found after a crash must be woken.
void LiveTable::write_row() {
    if (!kept_) return;
    const table::Now now = Env::now();
    const table::Millis wakes = table_->wakes_at();
    std::int64_t deadline = 0;
    if (wakes != table::never)
        deadline = now.utc + std::max<std::int64_t>(wakes - now.steady, usual_row_lead_ms);
    const bool stale = deadline == 0 ? row_deadline_ms_ != 0 : row_deadline_ms_ < now.utc + least_row_lead_ms;
    if (!stale && row_version_ == table_->room_version()) return;
    row_deadline_ms_ = deadline;
    row_version_ = table_->room_version();
    env_.store.set_row(row(deadline), [](const store::Answer&) {});
}

void LiveTable::arm() {
    const table::Millis when = table_->wakes_at();
    if (when == table::never) return timer_.cancel();
    timer_ = env_.loop.at(at(when), [weak = weak_from_this()] {
        if (const auto self = weak.lock())
            self->feed([](table::Table& table, table::Now now, table::Effects& fx) { table.tick(now, fx); });
    });
}

void LiveTable::consider_sleep() {
    if (!clients_.empty() || !kept_) return;
    sleep_timer_ = env_.loop.after(std::chrono::milliseconds(env_.sleep_after), [weak = weak_from_this()] {
        const auto self = weak.lock();
        if (!self || !self->clients_.empty()) return;
        const table::Now now = Env::now();
        const table::Millis wakes = self->table_->wakes_at();
        const bool soon = wakes != table::never && wakes - now.steady < usual_row_lead_ms;
        if (soon || !self->table_->idle()) return self->consider_sleep();
        const std::int64_t deadline = wakes == table::never ? 0 : now.utc + (wakes - now.steady);
        self->env_.store.set_row(self->row(deadline), [](const store::Answer&) {});
        ++self->env_.counters.tables_slept;
        self->asleep_(self->id_);
    });
}

}  // namespace scoville::server
