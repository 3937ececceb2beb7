#include "table/decide.h"

#include <algorithm>

#include "table/refusals.h"
#include "table/set_up.h"

namespace scoville::table {
namespace {

using Decision = Result<Change, Refusal>;
constexpr std::size_t most_devices = 8;

class Decider {
public:
    Decider(const Seating& seating, const From& from)
        : seating_(seating),
          from_(from),
          seat_(seating.seat_of(from.person)),
          host_(seating.is_host(from.person)) {}

    Decision operator()(const ask::Sit& r) {
        if (seating_.phase == TablePhase::playing) return refusal::still_playing;
        if (seat_ != no_seat) return refusal::seated;
        if (seating_.is_removed(from_.person)) return refusal::removed;
        const Seat wanted = r.seat.value_or(first_empty());
        if (wanted == no_seat) return refusal::table_full;
        if (!exists(wanted)) return refusal::no_such_seat;
        if (chair(wanted).who != Who::nobody) return refusal::seat_taken;
        return Change(Sat{wanted, from_.person, from_.name, r.link.hash});
    }
    Decision operator()(const ask::Stand&) {
        if (seat_ == no_seat) return refusal::not_seated;
        return Change(Stood{seat_, false});
    }
    Decision operator()(const ask::Ready& r) {
        if (seat_ == no_seat) return refusal::not_seated;
        if (!in_lobby()) return refusal::not_in_lobby;
        if (chair(seat_).ready == r.ready) return refusal::unchanged;
        return Change(Readied{seat_, r.ready});
    }
    Decision operator()(const ask::Configure& r) {
        if (!host_) return refusal::not_host;
        if (!in_lobby()) return refusal::not_in_lobby;
        if (taken() > r.settings.seats) return refusal::seats_occupied;
        return Change(Configured{r.settings});
    }
    Decision operator()(const ask::SetUp& r) {
        if (!host_) return refusal::not_host;
        if (!in_lobby()) return refusal::not_in_lobby;
        // Nobody else's cards are chosen for them.
        if (seating_.people() > 1) return refusal::seats_occupied;
        if (!can_go_on(r.record)) return refusal::bad_set_up;
        if (taken() > any::players_in(record::beginning_of(r.record).value().options))
            return refusal::seats_occupied;
        return Change(SetUp{r.record});
    }
    Decision operator()(const ask::SeatBot& r) {
        if (!host_) return refusal::not_host;
        if (!in_lobby()) return refusal::not_in_lobby;
        if (!exists(r.seat)) return refusal::no_such_seat;
        if (chair(r.seat).who == Who::person) return refusal::seat_taken;
        return Change(BotSeated{r.seat, r.level});
    }
    Decision operator()(const ask::Remove& r) {
        if (!host_) return refusal::not_host;
        if (!exists(r.seat)) return refusal::no_such_seat;
        const Who who = chair(r.seat).who;
        if (who == Who::nobody) return refusal::not_a_person;
        if (who == Who::bot && seating_.playing()) return refusal::still_playing;
        return Change(Stood{r.seat, who == Who::person && r.seat != seat_});
    }
    Decision operator()(const ask::GiveHost& r) {
        if (!host_) return refusal::not_host;
        if (!exists(r.seat)) return refusal::no_such_seat;
        if (chair(r.seat).who != Who::person) return refusal::not_a_person;
        return Change(HostIs{chair(r.seat).person, chair(r.seat).name});
    }
    Decision operator()(const ask::Pause& r) {
        if (!host_) return refusal::not_host;
        if (!seating_.playing()) return refusal::not_playing;
        if (seating_.paused == r.paused) return refusal::unchanged;
        return Change(Paused{r.paused});
    }
    Decision operator()(const ask::Vote& r) {
        if (seat_ == no_seat) return refusal::not_seated;
        if (!seating_.playing()) return refusal::not_playing;
        if (seating_.votes.has(seat_) == r.end) return refusal::unchanged;
        return Change(Voted{seat_, r.end});
    }
    Decision operator()(const ask::TakeOver& r) {
        if (!seating_.playing()) return refusal::not_playing;
        if (seat_ != no_seat) return refusal::seated;
        if (seating_.is_removed(from_.person)) return refusal::removed;
        if (!exists(r.seat)) return refusal::no_such_seat;
        if (chair(r.seat).who == Who::person) return refusal::no_bot_there;
        if (seating_.held_another(from_.person, r.seat)) return refusal::held_another;
        return Change(TakenOver{r.seat, from_.person, from_.name, r.link.hash});
    }
    Decision operator()(const ask::BotPlays& r) {
        if (!seating_.playing()) return refusal::not_playing;
        if (!exists(r.seat)) return refusal::no_such_seat;
        if (!host_ && r.seat != seat_) return refusal::not_host;
        if (chair(r.seat).who == Who::bot) return refusal::not_a_person;
        return Change(BotPlays{r.seat, r.level, Why::host, r.seat != seat_});
    }
    Decision operator()(const ask::Back&) {
        if (seat_ == no_seat) return refusal::not_seated;
        if (chair(seat_).bot_plays.empty()) return refusal::unchanged;
        return Change(CameBack{seat_});
    }
    Decision operator()(const ask::Rematch&) {
        if (seat_ == no_seat) return refusal::not_seated;
        if (seating_.phase != TablePhase::over)
            return seating_.playing() ? refusal::still_playing : refusal::unchanged;
        return Change(Reopened{seat_});
    }
    Decision operator()(const ask::Mute& r) {
        if (!host_) return refusal::not_host;
        if (seating_.is_muted(r.person) == r.muted) return refusal::unchanged;
        return Change(Muted{r.person, r.name, r.muted});
    }
    Decision operator()(const ask::Close&) {
        if (!host_) return refusal::not_host;
        return Change(Closed{});
    }
    Decision operator()(const ask::Link& r) {
        if (seat_ == no_seat) return refusal::not_seated;
        return Change(Linked{seat_, r.link.hash, from_.person});
    }
    Decision operator()(const ask::Resume& r) {
        for (std::size_t seat = 0; seat < seating_.chairs.size(); ++seat) {
            const Chair& chair = seating_.chairs[seat];
            if (chair.who != Who::person || chair.link != r.hash) continue;
            if (chair.belongs_to(from_.person)) return refusal::unchanged;
            if (seat_ != no_seat) return refusal::seated;
            if (seating_.playing() && seating_.held_another(from_.person, static_cast<Seat>(seat)))
                return refusal::held_another;
            if (chair.holders.size() >= most_devices) return refusal::too_many_devices;
            return Change(Held{static_cast<Seat>(seat), from_.person});
        }
        return refusal::expired;
    }
    Decision operator()(const ask::Cat& r) {
        if (seat_ == no_seat) return refusal::not_seated;
        if (chair(seat_).cat == r.name) return refusal::unchanged;
        return Change(CatChosen{seat_, r.name});
    }
    // Decided where the game and the clock are known.
    Decision operator()(const ask::Pledge&) { return refusal::not_dealing; }
    Decision operator()(const ask::Reveal&) { return refusal::not_dealing; }
    Decision operator()(const ask::Start&) { return refusal::not_playing; }
    Decision operator()(const ask::Act&) { return refusal::not_playing; }
    Decision operator()(const ask::Unqueue&) { return refusal::nothing_queued; }
    Decision operator()(const ask::GoOn&) { return refusal::not_playing; }
    Decision operator()(const ask::MoreTime&) { return refusal::no_more_time; }

private:
    bool in_lobby() const { return seating_.phase == TablePhase::lobby; }
    int taken() const {
        return static_cast<int>(std::count_if(seating_.chairs.begin(), seating_.chairs.end(),
                                              [](const Chair& chair) { return chair.who != Who::nobody; }));
    }
    bool exists(Seat seat) const { return seat < seating_.chairs.size(); }
    const Chair& chair(Seat seat) const { return seating_.chairs[seat]; }
    Seat first_empty() const {
        for (std::size_t seat = 0; seat < seating_.chairs.size(); ++seat)
            if (seating_.chairs[seat].who == Who::nobody) return static_cast<Seat>(seat);
        return no_seat;
    }
    const Seating& seating_;
    const From& from_;
    Seat seat_;
    bool host_;
};

// What leaves the seats and the settings alone.
bool waits_for_no_deal(const Request& request) {
    return std::holds_alternative<ask::GiveHost>(request) || std::holds_alternative<ask::Mute>(request) ||
           std::holds_alternative<ask::Close>(request) || std::holds_alternative<ask::Link>(request) ||
           std::holds_alternative<ask::Resume>(request);
}

}  // namespace

Result<Change, Refusal> decide(const Seating& seating, const From& from, const Request& request) {
    if (seating.phase == TablePhase::closed) return refusal::closed;
    if (seating.dealing && !waits_for_no_deal(request)) return refusal::dealing;
    return std::visit(Decider(seating, from), request);
}

Result<std::vector<Entrant>, Refusal> line_up(const Seating& seating, const From& from) {
    if (!seating.is_host(from.person)) return refusal::not_host;
    if (seating.phase != TablePhase::lobby) return refusal::not_in_lobby;
    if (seating.dealing) return refusal::dealing;
    std::vector<Entrant> seats;
    for (std::size_t i = 0; i < seating.chairs.size(); ++i) {
        const Chair& chair = seating.chairs[i];
        const auto from_chair = static_cast<Seat>(i);
        if (chair.who == Who::person && !chair.ready && !chair.belongs_to(from.person))
            return refusal::not_ready;
        if (chair.who != Who::nobody)
            seats.push_back({from_chair, {}});
        else if (seating.settings.fill)
            seats.push_back({from_chair, *seating.settings.fill});
    }
    const any::PlayerRange range = any::players_of(any::kind_of(seating.settings.options));
    const int fewest = seating.set_up.empty() ? range.fewest : seating.settings.seats;
    if (static_cast<int>(seats.size()) < fewest) return refusal::too_few;
    return seats;
}

}  // namespace scoville::table
