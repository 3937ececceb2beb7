#include "table/change/seats.h"

#include "table/room.h"
#include "table/seen.h"

namespace scoville::table {

bool Sat::fits(const Room& room) const { return room.has(seat); }
void Sat::fold(Room& room, int) const { room.chairs[seat] = Chair::of_person(person, name, link); }
Told Sat::told(const Room&) const { return {{.what = What::sat, .seat = seat, .name = name}}; }

bool Stood::fits(const Room& room) const { return room.has(seat); }
void Stood::fold(Room& room, int) const {
    Chair& left = room.chairs[seat];
    if (removed) {
        room.removed.push_back(left.person);
        room.removed.insert(room.removed.end(), left.holders.begin(), left.holders.end());
        if (room.playing()) room.unheard.add(seat);
    }
    room.votes.remove(seat);
    const std::string name = left.name;
    const int more_time = left.more_time;
    left = {};
    if (!room.playing()) return;
    left.name = name;
    left.in_game = seat;
    left.more_time = more_time;
    if (room.settings.timeout == Timeout::bot) left.bot_plays = room.settings.timeout_level;
}
Told Stood::told(const Room& before) const {
    return {{.what = What::stood, .seat = seat, .name = before.chairs[seat].shown_name(), .flag = removed}};
}

bool Linked::fits(const Room& room) const { return room.has(seat); }
void Linked::fold(Room& room, int) const {
    Chair& chair = room.chairs[seat];
    chair.link = link;
    std::erase_if(chair.holders, [&](const Person& holder) { return holder != asker; });
}
Told Linked::told(const Room&) const { return {}; }

bool Held::fits(const Room& room) const { return room.has(seat); }
void Held::fold(Room& room, int) const {
    room.chairs[seat].holders.push_back(person);
    if (room.playing()) room.held.emplace_back(person, seat);
}
Told Held::told(const Room&) const { return {}; }

bool Readied::fits(const Room& room) const { return room.has(seat); }
void Readied::fold(Room& room, int) const { room.chairs[seat].ready = ready; }
Told Readied::told(const Room&) const { return {{.what = What::ready, .seat = seat, .flag = ready}}; }

bool BotSeated::fits(const Room& room) const { return room.has(seat); }
void BotSeated::fold(Room& room, int) const { room.chairs[seat] = Chair::of_bot(level); }
Told BotSeated::told(const Room&) const { return {{.what = What::bot, .seat = seat, .level = level}}; }

bool BotPlays::fits(const Room& room) const { return room.has(seat); }
void BotPlays::fold(Room& room, int) const {
    room.chairs[seat].bot_plays = level;
    if (unasked) room.unheard.add(seat);
}
Told BotPlays::told(const Room&) const {
    return {{.what = What::bot_plays, .seat = seat, .level = level, .why = why}};
}

bool CameBack::fits(const Room& room) const { return room.has(seat); }
void CameBack::fold(Room& room, int) const {
    room.chairs[seat].bot_plays.clear();
    room.unheard.remove(seat);
}
Told CameBack::told(const Room&) const { return {{.what = What::back, .seat = seat}}; }

bool TakenOver::fits(const Room& room) const { return room.has(seat); }
void TakenOver::fold(Room& room, int) const {
    Chair& chair = room.chairs[seat];
    const int more_time = chair.more_time;
    chair = Chair::of_person(person, name, link);
    chair.ready = true;
    chair.in_game = seat;
    chair.more_time = more_time;
    room.note_holders(chair);
}
Told TakenOver::told(const Room&) const { return {{.what = What::taken_over, .seat = seat, .name = name}}; }

}  // namespace scoville::table
