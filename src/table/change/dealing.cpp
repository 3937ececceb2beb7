#include "table/change/dealing.h"

#include <algorithm>

#include "base/json_out.h"
#include "notation/any_out.h"
#include "table/change/values.h"
#include "table/deals.h"
#include "table/seating.h"
#include "table/seen.h"

namespace scoville::table {
namespace {

template <class Dealt>
bool can_deal(const Dealt& c, const Seating& seating) {
    const any::Kind kind = any::kind_of(seating.settings.options);
    const any::PlayerRange range = any::players_of(kind);
    const auto players = static_cast<int>(c.seats.size());
    const auto rules = any::rules_named(c.rules);
    if (!seating.created() || seating.phase != TablePhase::lobby || !rules || rules->kind != kind ||
        players < range.fewest || players > range.most)
        return false;
    if (!seating.set_up.empty() && players != seating.settings.seats) return false;
    SeatSet chairs;
    for (const Entrant& entrant : c.seats) {
        if (!seating.has(entrant.from) || chairs.has(entrant.from)) return false;
        chairs.add(entrant.from);
    }
    const any::Options options = options_for(seating.settings, c.seats, *rules);
    return !any::misfit_of(options) && static_cast<int>(c.deals.size()) == any::deals_of(options) &&
           c.pledges.size() == c.seats.size() &&
           std::all_of(c.deals.begin(), c.deals.end(),
                       [&](const Sealed& deal) { return deal.entropy.size() == c.seats.size(); });
}

template <class Dealt>
void write_game(JsonOut& out, const Dealt& c, const Seating& before) {
    out.key("game").number(before.games + 1).key("rules").text(c.rules);
    notation::write_options(out.key("options"), chosen_for(before.settings, c.seats));
}

std::vector<Seat> who_shared(const Pledges& pledges) {
    std::vector<Seat> seats;
    for (std::size_t seat = 0; seat < pledges.size(); ++seat)
        if (pledges[seat]) seats.push_back(static_cast<Seat>(seat));
    return seats;
}

}  // namespace

bool Sealing::fits(const Seating& seating) const { return can_deal(*this, seating); }
void Sealing::fold(Seating& seating, int) const {
    seating.dealing = Dealing{attempt, late, rules, seats, deals, pledges};
}
Told Sealing::told(const Seating&) const {
    if (attempt == 1) return {};
    return {{.what = What::dealt_again, .attempt = attempt, .seats = late}};
}
void Sealing::open(JsonOut& out, const Seating& before) const {
    out.key("attempt").number(attempt);
    write_value(out.key("late"), late);
    write_game(out, *this, before);
    out.key("commitments").open_array();
    for (const Sealed& deal : deals) out.hex(deal.commitment);
    write_value(out.close_array().key("pledges"), pledges);
}

bool Pledged::fits(const Seating& seating) const {
    return seating.dealing && !seating.dealing->pledged && pledges.size() == seating.dealing->seats.size();
}
void Pledged::fold(Seating& seating, int) const {
    seating.dealing->pledges = pledges;
    seating.dealing->pledged = true;
}
Told Pledged::told(const Seating&) const { return {}; }
void Pledged::open(JsonOut& out, const Seating&) const { write_value(out.key("pledges"), pledges); }

bool Begun::fits(const Seating& seating) const {
    if (!can_deal(*this, seating)) return false;
    if (!seating.dealing) return true;
    if (rules != seating.dealing->rules) return false;
    const auto same = [](const Sealed& a, const Sealed& b) { return a.commitment == b.commitment; };
    return std::equal(deals.begin(), deals.end(), seating.dealing->deals.begin(),
                      seating.dealing->deals.end(), same);
}
void Begun::fold(Seating& seating, int more_time) const {
    seating.dealing.reset();
    std::vector<Chair> chairs;
    for (const Entrant& entrant : seats)
        chairs.push_back(entrant.fill.empty() ? seating.chairs[entrant.from] : Chair::of_bot(entrant.fill));
    for (std::size_t i = 0; i < chairs.size(); ++i) {
        Chair& chair = chairs[i];
        chair.in_game = static_cast<Seat>(i);
        chair.bot_plays.clear();
        chair.more_time = more_time;
    }
    seating.chairs = std::move(chairs);
    seating.held.clear();
    for (const Chair& chair : seating.chairs) seating.note_holders(chair);
    seating.phase = TablePhase::playing;
    seating.votes = {};
    seating.unheard = {};
    seating.paused = false;
    ++seating.games;
}
Told Begun::told(const Seating& before) const {
    Told told;
    for (std::size_t i = 0; i < deals.size(); ++i)
        told.push_back({.what = What::dealt,
                        .game = before.games + 1,
                        .round = static_cast<int>(i),
                        .commitment = deals[i].commitment,
                        .attempt = before.dealing ? before.dealing->attempt : 1,
                        .seats = who_shared(pledges)});
    return told;
}
void Begun::open(JsonOut& out, const Seating& before) const {
    write_game(out, *this, before);
    out.key("deals").open_array();
    for (const Sealed& deal : deals) {
        out.open_object().key("commitment").hex(deal.commitment);
        write_value(out.key("entropy"), deal.entropy);
        out.close_object();
    }
    write_value(out.close_array().key("pledges"), pledges);
}

}  // namespace scoville::table
