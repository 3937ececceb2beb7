#include "table/change/lobby.h"

#include "table/seating.h"
#include "table/seen.h"
#include "table/set_up.h"

namespace scoville::table {

bool Created::fits(const Seating& seating) const { return !seating.created(); }
void Created::fold(Seating& seating, int) const {
    seating.id = id;
    seating.code = code;
    seating.host = host;
    seating.settings = settings;
    seating.chairs.assign(static_cast<std::size_t>(settings.seats), {});
}
Told Created::told(const Seating&) const { return {{.what = What::created, .name = name}}; }

bool Configured::fits(const Seating& seating) const {
    return seating.created() && seating.phase == TablePhase::lobby;
}
void Configured::fold(Seating& seating, int) const {
    seating.settings = settings;
    seating.set_up.clear();
    seating.fit_chairs();
    for (Chair& chair : seating.chairs) chair.ready = chair.who == Who::bot;
}
Told Configured::told(const Seating&) const { return {{.what = What::configured}}; }

bool SetUp::fits(const Seating& seating) const {
    return seating.created() && seating.phase == TablePhase::lobby && !seating.dealing && can_go_on(record);
}
void SetUp::fold(Seating& seating, int) const {
    seating.set_up = record;
    seating.settings.options = record::beginning_of(record).value().options;
    seating.settings.seats = any::players_in(seating.settings.options);
    seating.fit_chairs();
    for (Chair& chair : seating.chairs) chair.ready = chair.who == Who::bot;
}
Told SetUp::told(const Seating&) const { return {{.what = What::configured}}; }

bool HostIs::fits(const Seating& seating) const { return seating.created(); }
void HostIs::fold(Seating& seating, int) const { seating.host = person; }
Told HostIs::told(const Seating&) const { return {{.what = What::host, .name = name}}; }

bool Muted::fits(const Seating& seating) const { return seating.created(); }
void Muted::fold(Seating& seating, int) const {
    std::erase(seating.muted, person);
    if (muted) seating.muted.push_back(person);
}
Told Muted::told(const Seating&) const { return {{.what = What::muted, .name = name, .flag = muted}}; }

bool Reopened::fits(const Seating& seating) const {
    return seating.phase == TablePhase::over && seating.has(seat);
}
void Reopened::fold(Seating& seating, int) const {
    seating.phase = TablePhase::lobby;
    seating.set_up.clear();
    seating.votes = {};
    seating.unheard = {};
    for (Chair& chair : seating.chairs) {
        if (chair.who == Who::nobody) chair = {};
        chair.ready = chair.who == Who::bot;
        chair.bot_plays.clear();
    }
    seating.chairs[seat].ready = true;
    seating.fit_chairs();
}
Told Reopened::told(const Seating&) const { return {{.what = What::reopened}}; }

bool Closed::fits(const Seating& seating) const { return seating.created(); }
void Closed::fold(Seating& seating, int) const {
    seating.phase = TablePhase::closed;
    seating.dealing.reset();
}
Told Closed::told(const Seating&) const { return {{.what = What::closed}}; }

}  // namespace scoville::table
