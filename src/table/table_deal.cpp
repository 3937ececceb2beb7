// How a game is dealt: the server is bound first, then every seat's client brings its share, pledged before
// anyone's is shown.
#include "table/decide.h"
#include "table/refusals.h"
#include "table/table.h"

namespace scoville::table {

Begun Table::begin(const Dealing& dealing) const {
    Begun begun = begin_with(seating_, dealing, sealer());
    shares_.add_to(begun.deals);
    return begun;
}

// Seats of the deal whose client is here to bring its share.
SeatSet Table::sharing(const std::vector<Entrant>& seats) const {
    SeatSet sharing;
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        if (seats[seat].fill.empty() && presence_.shares(seating_.chairs[seats[seat].from]))
            sharing.add(static_cast<int>(seat));
    return sharing;
}

void Table::start(const Waiting& waiting, Now now, Effects& fx) {
    const auto seats = line_up(seating_, waiting.from);
    if (!seats) return refuse(waiting, seats.error(), fx);
    Sealing sealing = seal(seating_, *seats, 1, {}, sealer());
    if (!sharing(*seats).empty()) return propose_for(waiting, std::move(sealing), now, fx);
    shares_.clear();
    propose_for(waiting,
                begin({.attempt = 1,
                       .late = {},
                       .rules = std::move(sealing.rules),
                       .seats = *seats,
                       .deals = std::move(sealing.deals),
                       .pledges = std::move(sealing.pledges)}),
                now, fx);
}

// The seat in the game that the sender's share is for.
Seat Table::seat_to_share(const Waiting& waiting) const {
    if (!seating_.dealing) return no_seat;
    const Seat chair = seating_.seat_of(waiting.from.person);
    const auto& seats = seating_.dealing->seats;
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        if (seats[seat].from == chair && seats[seat].fill.empty()) return static_cast<Seat>(seat);
    return no_seat;
}

void Table::pledge(const Waiting& waiting, const ask::Pledge& request, Effects& fx) {
    const Seat seat = seat_to_share(waiting);
    if (seat == no_seat || seating_.dealing->pledged || seating_.dealing->is_late(seat))
        return refuse(waiting, refusal::not_dealing, fx);
    shares_.pledge(seat, request.hash);
    reply_done(waiting, fx);
}

void Table::reveal(const Waiting& waiting, const ask::Reveal& request, Effects& fx) {
    const Seat seat = seat_to_share(waiting);
    if (seat == no_seat || !seating_.dealing->pledged || !seating_.dealing->pledges[seat])
        return refuse(waiting, refusal::not_dealing, fx);
    if (fair::pledge_of(request.entropy) != *seating_.dealing->pledges[seat])
        return refuse(waiting, refusal::wrong_share, fx);
    shares_.show(seat, request.entropy);
    reply_done(waiting, fx);
}

bool Table::deal_goes_on(Now now, Effects& fx) {
    if (!seating_.dealing) return false;
    const Dealing& dealing = *seating_.dealing;
    const SeatSet bots = bots_among(seating_, dealing.seats);
    switch (shares_.next(dealing, bots, sharing(dealing.seats), now)) {
        case Shares::Next::wait: return false;
        case Shares::Next::pledge: propose(Pledged{shares_.pledges(dealing)}, By::table, now, fx); break;
        case Shares::Next::begin: propose(begin(dealing), By::table, now, fx); break;
        case Shares::Next::again: {
            std::vector<Seat> late = dealing.late;
            for (const Seat seat : shares_.missing(dealing, bots)) late.push_back(seat);
            propose(seal(seating_, dealing.seats, dealing.attempt + 1, std::move(late), sealer()), By::table,
                    now, fx);
            break;
        }
    }
    return true;
}

}  // namespace scoville::table
