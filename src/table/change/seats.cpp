#include "table/change/seats.h"

#include "table/seating.h"
#include "table/seen.h"

namespace scoville::table {

bool Sat::fits(const Seating& seating) const { return seating.has(seat); }
void Sat::fold(Seating& seating, int) const { seating.chairs[seat] = Chair::of_person(person, name, link); }
Told Sat::told(const Seating&) const { return {{.what = What::sat, .seat = seat, .name = name}}; }

bool Stood::fits(const Seating& seating) const { return seating.has(seat); }
void Stood::fold(Seating& seating, int) const {
    Chair& left = seating.chairs[seat];
    if (removed) {
        seating.removed.push_back(left.person);
        seating.removed.insert(seating.removed.end(), left.holders.begin(), left.holders.end());
        if (seating.playing()) seating.unheard.add(seat);
    }
    seating.votes.remove(seat);
    const std::string name = left.name;
    const int more_time = left.more_time;
    left = {};
    if (!seating.playing()) return;
    left.name = name;
    left.in_game = seat;
    left.more_time = more_time;
    if (seating.settings.timeout == Timeout::bot) left.bot_plays = seating.settings.timeout_level;
}
Told Stood::told(const Seating& before) const {
    return {{.what = What::stood, .seat = seat, .name = before.chairs[seat].shown_name(), .flag = removed}};
}

bool Linked::fits(const Seating& seating) const { return seating.has(seat); }
void Linked::fold(Seating& seating, int) const {
    Chair& chair = seating.chairs[seat];
    chair.link = link;
    std::erase_if(chair.holders, [&](const Person& holder) { return holder != asker; });
}
Told Linked::told(const Seating&) const { return {}; }

bool Held::fits(const Seating& seating) const { return seating.has(seat); }
void Held::fold(Seating& seating, int) const {
    seating.chairs[seat].holders.push_back(person);
    if (seating.playing()) seating.held.emplace_back(person, seat);
}
Told Held::told(const Seating&) const { return {}; }

bool Readied::fits(const Seating& seating) const { return seating.has(seat); }
void Readied::fold(Seating& seating, int) const { seating.chairs[seat].ready = ready; }
Told Readied::told(const Seating&) const { return {{.what = What::ready, .seat = seat, .flag = ready}}; }

bool CatChosen::fits(const Seating& seating) const { return seating.has(seat); }
void CatChosen::fold(Seating& seating, int) const { seating.chairs[seat].cat = cat; }
Told CatChosen::told(const Seating&) const { return {}; }

bool BotSeated::fits(const Seating& seating) const { return seating.has(seat); }
void BotSeated::fold(Seating& seating, int) const { seating.chairs[seat] = Chair::of_bot(level); }
Told BotSeated::told(const Seating&) const { return {{.what = What::bot, .seat = seat, .level = level}}; }

bool BotPlays::fits(const Seating& seating) const { return seating.has(seat); }
void BotPlays::fold(Seating& seating, int) const {
    seating.chairs[seat].bot_plays = level;
    if (unasked) seating.unheard.add(seat);
}
Told BotPlays::told(const Seating&) const {
    return {{.what = What::bot_plays, .seat = seat, .level = level, .why = why}};
}

bool CameBack::fits(const Seating& seating) const { return seating.has(seat); }
void CameBack::fold(Seating& seating, int) const {
    seating.chairs[seat].bot_plays.clear();
    seating.unheard.remove(seat);
}
Told CameBack::told(const Seating&) const { return {{.what = What::back, .seat = seat}}; }

bool TakenOver::fits(const Seating& seating) const { return seating.has(seat); }
void TakenOver::fold(Seating& seating, int) const {
    Chair& chair = seating.chairs[seat];
    const int more_time = chair.more_time;
    chair = Chair::of_person(person, name, link);
    chair.ready = true;
    chair.in_game = seat;
    chair.more_time = more_time;
    seating.note_holders(chair);
}
Told TakenOver::told(const Seating&) const {
    return {{.what = What::taken_over, .seat = seat, .name = name}};
}

}  // namespace scoville::table
