#include "table/seating.h"

#include <algorithm>

namespace scoville::table {
namespace {

bool contains(const std::vector<Person>& list, const Person& person) {
    return std::find(list.begin(), list.end(), person) != list.end();
}

}  // namespace

Chair Chair::of_person(const Person& person, const std::string& name, const std::string& link) {
    Chair chair;
    chair.who = Who::person;
    chair.person = person;
    chair.name = name;
    chair.link = link;
    return chair;
}

Chair Chair::of_bot(const LevelName& level) {
    Chair chair;
    chair.who = Who::bot;
    chair.level = level;
    chair.ready = true;
    return chair;
}

bool Dealing::is_late(Seat seat) const { return std::find(late.begin(), late.end(), seat) != late.end(); }

bool Chair::belongs_to(const Person& someone) const {
    return who == Who::person && (person == someone || contains(holders, someone));
}

void Seating::fold(const Change& change, int more_time) {
    std::visit([&](const auto& one) { one.fold(*this, more_time); }, change);
}

void Seating::note_holders(const Chair& chair) {
    if (chair.who != Who::person) return;
    held.emplace_back(chair.person, chair.in_game);
    for (const Person& holder : chair.holders) held.emplace_back(holder, chair.in_game);
}

void Seating::fit_chairs() {
    const auto wanted = static_cast<std::size_t>(settings.seats);
    for (std::size_t i = chairs.size(); i-- > 0 && chairs.size() > wanted;)
        if (chairs[i].who == Who::nobody) chairs.erase(chairs.begin() + static_cast<std::ptrdiff_t>(i));
    chairs.resize(wanted);
}

void Seating::count(SeatSet winners, const std::vector<int>& scores) {
    phase = TablePhase::over;
    paused = false;
    for (std::size_t seat = 0; seat < chairs.size(); ++seat) {
        const Chair& chair = chairs[seat];
        const std::string& name = chair.shown_name();
        auto found = std::find_if(series.begin(), series.end(), [&](const Tally& tally) {
            return tally.person == chair.person && (!chair.person.empty() || tally.name == name);
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

Seat Seating::seat_of(const Person& person) const {
    for (std::size_t seat = 0; seat < chairs.size(); ++seat)
        if (chairs[seat].belongs_to(person)) return static_cast<Seat>(seat);
    return no_seat;
}

bool Seating::is_host(const Person& person) const {
    if (person == host) return true;
    const Seat seat = seat_of(host);
    return seat != no_seat && chairs[seat].belongs_to(person);
}

int Seating::people() const {
    return static_cast<int>(std::count_if(chairs.begin(), chairs.end(),
                                          [](const Chair& chair) { return chair.who == Who::person; }));
}

bool Seating::is_muted(const Person& person) const { return contains(muted, person); }
bool Seating::is_removed(const Person& person) const { return contains(removed, person); }
bool Seating::held_another(const Person& person, Seat seat) const {
    return std::any_of(held.begin(), held.end(), [&](const auto& holding) {
        return holding.first == person && holding.second != seat;
    });
}

}  // namespace scoville::table
