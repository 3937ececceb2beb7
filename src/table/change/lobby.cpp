#include "table/change/lobby.h"

#include "table/room.h"
#include "table/seen.h"

namespace scoville::table {

bool Created::fits(const Room& room) const { return !room.created(); }
void Created::fold(Room& room, int) const {
    room.id = id;
    room.code = code;
    room.host = host;
    room.settings = settings;
    room.chairs.assign(static_cast<std::size_t>(settings.seats), {});
}
Told Created::told(const Room&) const { return {{.what = What::created, .name = name}}; }

bool Configured::fits(const Room& room) const { return room.created() && room.phase == RoomPhase::lobby; }
void Configured::fold(Room& room, int) const {
    room.settings = settings;
    room.fit_chairs();
    for (Chair& chair : room.chairs) chair.ready = chair.who == Who::bot;
}
Told Configured::told(const Room&) const { return {{.what = What::configured}}; }

bool HostIs::fits(const Room& room) const { return room.created(); }
void HostIs::fold(Room& room, int) const { room.host = person; }
Told HostIs::told(const Room&) const { return {{.what = What::host, .name = name}}; }

bool Muted::fits(const Room& room) const { return room.created(); }
void Muted::fold(Room& room, int) const {
    std::erase(room.muted, person);
    if (muted) room.muted.push_back(person);
}
Told Muted::told(const Room&) const { return {{.what = What::muted, .name = name, .flag = muted}}; }

bool Reopened::fits(const Room& room) const { return room.phase == RoomPhase::over && room.has(seat); }
void Reopened::fold(Room& room, int) const {
    room.phase = RoomPhase::lobby;
    room.votes = {};
    room.unheard = {};
    for (Chair& chair : room.chairs) {
        if (chair.who == Who::nobody) chair = {};
        chair.ready = chair.who == Who::bot;
        chair.bot_plays.clear();
    }
    room.chairs[seat].ready = true;
    room.fit_chairs();
}
Told Reopened::told(const Room&) const { return {{.what = What::reopened}}; }

bool Closed::fits(const Room& room) const { return room.created(); }
void Closed::fold(Room& room, int) const {
    room.phase = RoomPhase::closed;
    room.dealing.reset();
}
Told Closed::told(const Room&) const { return {{.what = What::closed}}; }

}  // namespace scoville::table
