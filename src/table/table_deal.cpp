// How a game is dealt: the server is bound first, then every seat's client brings its share, pledged before
// anyone's is shown. Nobody can choose the cards alone, and nobody can hold the table up.
#include <algorithm>

#include "table/deals.h"
#include "table/decide.h"
#include "table/refusals.h"
#include "table/table.h"

namespace scoville::table {
namespace {

bool is_bot(const Room& room, const Kept& kept) {
    return !kept.fill.empty() || room.chairs[kept.from].who == Who::bot;
}

bool is_in(const std::vector<Seat>& seats, std::size_t seat) {
    return std::find(seats.begin(), seats.end(), static_cast<Seat>(seat)) != seats.end();
}

}  // namespace

// The same share goes into every deal of a game; the server's part is new in each.
Sealing Table::seal(const std::vector<Kept>& seats, int attempt, std::vector<Seat> late) const {
    const any::Options options = options_for(room_.settings, seats);
    const std::string_view rules = any::rules_name_of(any::kind_of(options));
    const std::string name = deal_name(room_.id, room_.games + 1);
    Sealing sealing{.attempt = attempt,
                    .late = std::move(late),
                    .rules = std::string(rules),
                    .seats = seats,
                    .deals = {},
                    .pledges = Pledges(seats.size())};
    std::vector<fair::Entropy> entropy(seats.size());
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (!is_bot(room_, seats[seat])) continue;
        entropy[seat] = fair::new_entropy(*tools_.chance);
        sealing.pledges[seat] = fair::pledge_of(entropy[seat]);
    }
    for (int round = 0; round < any::deals_of(options); ++round) {
        const fair::ServerSecret secret = fair::new_server_secret(*tools_.chance);
        sealing.deals.push_back(
            {.secret = tools_.vault->seal(secret, name, *tools_.chance),
             .commitment = fair::commitment(secret, name, rules, static_cast<std::uint32_t>(round)),
             .entropy = entropy});
    }
    return sealing;
}

Begun Table::begin_with(const Dealing& dealing) const {
    const std::string name = deal_name(room_.id, room_.games + 1);
    Begun begun{.rules = std::string(any::rules_name_of(any::kind_of(room_.settings.options))),
                .seats = dealing.seats,
                .deals = dealing.deals,
                .pledges = dealing.pledges,
                .blind = tools_.vault->seal(fair::new_server_secret(*tools_.chance), name, *tools_.chance)};
    for (Sealed& deal : begun.deals)
        for (std::size_t seat = 0; seat < dealing.seats.size(); ++seat)
            if (shares_.shown[seat]) deal.entropy[seat] = *shares_.shown[seat];
    return begun;
}

void Table::start(const Waiting& waiting, Now now, Effects& fx) {
    const auto seats = line_up(room_, waiting.from);
    if (!seats) return refuse(waiting, seats.error(), fx);
    Sealing sealing = seal(*seats, 1, {});
    const bool asked = std::any_of(seats->begin(), seats->end(), [&](const Kept& kept) {
        return kept.fill.empty() && shares(room_.chairs[kept.from]);
    });
    if (asked) return propose_for(waiting, std::move(sealing), now, fx);
    shares_ = {};
    propose_for(waiting,
                begin_with({.attempt = 1,
                            .late = {},
                            .seats = *seats,
                            .deals = std::move(sealing.deals),
                            .pledges = std::move(sealing.pledges)}),
                now, fx);
}

// On any of the seat's devices.
bool Table::shares(const Chair& chair) const {
    const auto shares = [this](const Person& person) {
        const auto found = here_.find(person);
        return found != here_.end() && found->second.sharing > 0;
    };
    return chair.who == Who::person &&
           (shares(chair.person) || std::any_of(chair.holders.begin(), chair.holders.end(), shares));
}

// The seat in the game that the sender's share is for.
Seat Table::seat_to_share(const Waiting& waiting) const {
    if (!room_.dealing) return no_seat;
    const Seat chair = room_.seat_of(waiting.from.person);
    const auto& seats = room_.dealing->seats;
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        if (seats[seat].from == chair && seats[seat].fill.empty()) return static_cast<Seat>(seat);
    return no_seat;
}

void Table::pledge(const Waiting& waiting, const ask::Pledge& request, Effects& fx) {
    const Seat seat = seat_to_share(waiting);
    if (seat == no_seat || room_.dealing->pledged || is_in(room_.dealing->late, seat))
        return refuse(waiting, refusal::not_dealing, fx);
    // Of two devices the first counts.
    if (!shares_.pledged[seat]) shares_.pledged[seat] = request.hash;
    reply(waiting, {.line = 0, .nonce = {}, .kind = Reply::Kind::done, .event = last_event()}, fx);
}

void Table::reveal(const Waiting& waiting, const ask::Reveal& request, Effects& fx) {
    const Seat seat = seat_to_share(waiting);
    if (seat == no_seat || !room_.dealing->pledged || !room_.dealing->pledges[seat])
        return refuse(waiting, refusal::not_dealing, fx);
    if (fair::pledge_of(request.entropy) != *room_.dealing->pledges[seat])
        return refuse(waiting, refusal::wrong_share, fx);
    shares_.shown[seat] = request.entropy;
    reply(waiting, {.line = 0, .nonce = {}, .kind = Reply::Kind::done, .event = last_event()}, fx);
}

void Table::wait_for_shares(Now now, bool all) {
    shares_ = {};
    shares_.until = now.steady + tools_.timing.share;
    shares_.all = all;
}

// Everyone who is waited for has pledged.
bool Table::everyone_shared(const Dealing& dealing) const {
    for (std::size_t seat = 0; seat < dealing.seats.size(); ++seat) {
        if (is_bot(room_, dealing.seats[seat]) || is_in(dealing.late, seat) || shares_.pledged[seat])
            continue;
        if (shares_.all || shares(room_.chairs[dealing.seats[seat].from])) return false;
    }
    return true;
}

// Everyone who pledged has shown it; `missing` are those who have not.
bool Table::all_shown_up(const Dealing& dealing, std::vector<Seat>& missing) const {
    for (std::size_t seat = 0; seat < dealing.seats.size(); ++seat)
        if (!is_bot(room_, dealing.seats[seat]) && dealing.pledges[seat] && !shares_.shown[seat])
            missing.push_back(static_cast<Seat>(seat));
    return missing.empty();
}

bool Table::deal_goes_on(Now now, Effects& fx) {
    if (!room_.dealing) return false;
    const Dealing& dealing = *room_.dealing;
    const bool out_of_time = shares_.until <= now.steady;
    if (!dealing.pledged) {
        if (!out_of_time && !everyone_shared(dealing)) return false;
        Pledges pledges = dealing.pledges;
        bool any = false;
        for (std::size_t seat = 0; seat < pledges.size(); ++seat) {
            if (!shares_.pledged[seat]) continue;
            pledges[seat] = shares_.pledged[seat];
            any = true;
        }
        if (any)
            propose(Pledged{std::move(pledges)}, By::table, now, fx);
        else
            propose(begin_with(dealing), By::table, now, fx);
        return true;
    }
    std::vector<Seat> missing;
    if (all_shown_up(dealing, missing)) {
        propose(begin_with(dealing), By::table, now, fx);
        return true;
    }
    if (!out_of_time) return false;
    // A deal that someone left is void: the server has seen the others' shares by now.
    std::vector<Seat> late = dealing.late;
    late.insert(late.end(), missing.begin(), missing.end());
    propose(seal(dealing.seats, dealing.attempt + 1, std::move(late)), By::table, now, fx);
    return true;
}

}  // namespace scoville::table
