#include "table/room.h"

#include <algorithm>

namespace scoville::table {
namespace {

bool contains(const std::vector<Person>& list, const Person& person) {
    return std::find(list.begin(), list.end(), person) != list.end();
}

Chair chair_of(const Person& person, const std::string& name, const std::string& link) {
    Chair chair;
    chair.who = Who::person;
    chair.person = person;
    chair.name = name;
    chair.link = link;
    return chair;
}

Chair chair_of_bot(const LevelName& level) {
    Chair chair;
    chair.who = Who::bot;
    chair.level = level;
    chair.ready = true;
    return chair;
}

// What each change does to the room.
class Folder {
public:
    Folder(Room& room, int more_time) : room_(room), more_time_(more_time) {}

    void operator()(const Created& c) {
        room_.id = c.id;
        room_.code = c.code;
        room_.host = c.host;
        room_.settings = c.settings;
        room_.chairs.assign(static_cast<std::size_t>(c.settings.seats), {});
    }
    void operator()(const Configured& c) {
        room_.settings = c.settings;
        fit_chairs();
        for (Chair& chair : room_.chairs) chair.ready = chair.who == Who::bot;
    }
    void operator()(const HostIs& c) { room_.host = c.person; }
    void operator()(const Sat& c) { chair(c.seat) = chair_of(c.person, c.name, c.link); }
    void operator()(const Stood& c) {
        Chair& left = chair(c.seat);
        if (c.removed) {
            room_.removed.push_back(left.person);
            room_.removed.insert(room_.removed.end(), left.holders.begin(), left.holders.end());
        }
        room_.votes.remove(c.seat);
        const std::string name = left.name;
        const int more_time = left.more_time;
        left = {};
        if (!room_.playing()) return;
        left.name = name;
        left.in_game = c.seat;
        left.more_time = more_time;
        if (room_.settings.timeout == Timeout::bot) left.bot_plays = room_.settings.timeout_level;
    }
    void operator()(const Linked& c) {
        chair(c.seat).link = c.link;
        std::erase_if(chair(c.seat).holders, [&](const Person& holder) { return holder != c.asker; });
    }
    void operator()(const Held& c) {
        chair(c.seat).holders.push_back(c.person);
        if (room_.playing()) room_.held.emplace_back(c.person, c.seat);
    }
    void operator()(const Readied& c) { chair(c.seat).ready = c.ready; }
    void operator()(const BotSeated& c) { chair(c.seat) = chair_of_bot(c.level); }
    void operator()(const Sealing& c) {
        room_.dealing = Dealing{c.attempt, c.late, c.seats, c.deals, c.pledges};
    }
    void operator()(const Pledged& c) {
        room_.dealing->pledges = c.pledges;
        room_.dealing->pledged = true;
    }
    void operator()(const Begun& c) {
        room_.dealing.reset();
        std::vector<Chair> chairs;
        for (const Kept& kept : c.seats)
            chairs.push_back(kept.fill.empty() ? chair(kept.from) : chair_of_bot(kept.fill));
        for (std::size_t i = 0; i < chairs.size(); ++i) {
            Chair& chair = chairs[i];
            chair.in_game = static_cast<Seat>(i);
            chair.bot_plays.clear();
            chair.more_time = more_time_;
        }
        room_.chairs = std::move(chairs);
        room_.held.clear();
        for (const Chair& chair : room_.chairs) note_holders(chair);
        room_.phase = RoomPhase::playing;
        room_.votes = {};
        room_.paused = false;
        ++room_.games;
    }
    void operator()(const Moved&) {}
    void operator()(const BotPlays& c) { chair(c.seat).bot_plays = c.level; }
    void operator()(const CameBack& c) { chair(c.seat).bot_plays.clear(); }
    void operator()(const TakenOver& c) {
        const int more_time = chair(c.seat).more_time;
        chair(c.seat) = chair_of(c.person, c.name, c.link);
        chair(c.seat).ready = true;
        chair(c.seat).in_game = c.seat;
        chair(c.seat).more_time = more_time;
        note_holders(chair(c.seat));
    }
    void operator()(const Paused& c) { room_.paused = c.paused; }
    void operator()(const MoreTime& c) {
        if (c.own && chair(c.seat).more_time > 0) --chair(c.seat).more_time;
    }
    void operator()(const Voted& c) {
        if (c.end)
            room_.votes.add(c.seat);
        else
            room_.votes.remove(c.seat);
    }
    void operator()(const GivenUp&) {
        room_.phase = RoomPhase::over;
        room_.paused = false;
    }
    void operator()(const Reopened& c) {
        room_.phase = RoomPhase::lobby;
        room_.votes = {};
        for (Chair& chair : room_.chairs) {
            if (chair.who == Who::nobody) chair = {};
            chair.ready = chair.who == Who::bot;
            chair.bot_plays.clear();
        }
        chair(c.seat).ready = true;
        fit_chairs();
    }
    void operator()(const Muted& c) {
        std::erase(room_.muted, c.person);
        if (c.muted) room_.muted.push_back(c.person);
    }
    void operator()(const Closed&) {
        room_.phase = RoomPhase::closed;
        room_.dealing.reset();
    }

private:
    Chair& chair(Seat seat) { return room_.chairs.at(seat); }
    void note_holders(const Chair& chair) {
        if (chair.who != Who::person) return;
        room_.held.emplace_back(chair.person, chair.in_game);
        for (const Person& holder : chair.holders) room_.held.emplace_back(holder, chair.in_game);
    }
    // As many chairs as were chosen; who sits keeps sitting.
    void fit_chairs() {
        const auto wanted = static_cast<std::size_t>(room_.settings.seats);
        for (std::size_t i = room_.chairs.size(); i-- > 0 && room_.chairs.size() > wanted;)
            if (room_.chairs[i].who == Who::nobody)
                room_.chairs.erase(room_.chairs.begin() + static_cast<std::ptrdiff_t>(i));
        room_.chairs.resize(wanted);
    }
    Room& room_;
    int more_time_;
};

}  // namespace

bool Chair::belongs_to(const Person& someone) const {
    return who == Who::person && (person == someone || contains(holders, someone));
}

void Room::fold(const Change& change, int more_time) { std::visit(Folder(*this, more_time), change); }

void Room::count(SeatSet winners, const std::vector<int>& scores) {
    phase = RoomPhase::over;
    paused = false;
    for (std::size_t seat = 0; seat < chairs.size(); ++seat) {
        const Chair& chair = chairs[seat];
        const std::string& name = chair.who == Who::bot ? chair.level : chair.name;
        auto found = std::find_if(series.begin(), series.end(), [&](const Standing& standing) {
            return standing.person == chair.person && (!chair.person.empty() || standing.name == name);
        });
        if (found == series.end()) {
            series.push_back({.person = chair.person, .name = name});
            found = std::prev(series.end());
        }
        found->name = name;
        ++found->games;
        found->points += scores[seat];
        if (winners.has(static_cast<int>(seat))) found->wins += 1.0 / winners.size();
    }
}

Seat Room::seat_of(const Person& person) const {
    for (std::size_t seat = 0; seat < chairs.size(); ++seat)
        if (chairs[seat].belongs_to(person)) return static_cast<Seat>(seat);
    return no_seat;
}

bool Room::is_host(const Person& person) const {
    if (person == host) return true;
    const Seat seat = seat_of(host);
    return seat != no_seat && chairs[seat].belongs_to(person);
}

int Room::people() const {
    return static_cast<int>(std::count_if(chairs.begin(), chairs.end(),
                                          [](const Chair& chair) { return chair.who == Who::person; }));
}

bool Room::is_muted(const Person& person) const { return contains(muted, person); }
bool Room::is_removed(const Person& person) const { return contains(removed, person); }
bool Room::held_another(const Person& person, Seat seat) const {
    return std::any_of(held.begin(), held.end(), [&](const auto& holding) {
        return holding.first == person && holding.second != seat;
    });
}

}  // namespace scoville::table
