#include "wire/seating_out.h"

#include <array>

#include "base/decimals.h"
#include "table/change/values.h"
#include "table/settings_text.h"

namespace scoville::wire {
namespace {

using table::Chair;
using table::Who;

constexpr std::array<std::string_view, 4> phases{"lobby", "playing", "over", "closed"};
constexpr std::array<std::string_view, 3> occupants{"nobody", "person", "bot"};
constexpr std::array<std::string_view, 3> spectators{"no", "yes", "delayed"};

void write_chair(JsonOut& out, const Chair& chair) {
    out.open_object();
    out.key("who").word(occupants[static_cast<std::size_t>(chair.who)]);
    out.key("ready").boolean(chair.ready);
    if (!chair.person.empty()) out.key("person").text(chair.person);
    if (!chair.name.empty()) out.key("name").text(chair.name);
    if (chair.who == Who::bot) out.key("level").text(chair.level);
    if (!chair.cat.empty()) out.key("cat").text(chair.cat);
    if (!chair.bot_plays.empty()) out.key("botPlays").text(chair.bot_plays);
    if (chair.who == Who::person) out.key("moreTime").number(chair.more_time);
    out.close_object();
}

void write_tally(JsonOut& out, const table::Tally& tally) {
    out.open_object();
    out.key("name").text(tally.name).key("bot").boolean(tally.person.empty());
    out.key("wins").raw(three_decimals(tally.wins));  // they may be shared
    out.key("games").number(tally.games).key("points").number(tally.points);
    if (!tally.person.empty()) out.key("person").text(tally.person);
    out.close_object();
}

void write_dealing(JsonOut& out, const table::Seating& seating) {
    const table::Dealing& dealing = *seating.dealing;
    out.open_object();
    out.key("game").number(seating.games + 1).key("attempt").number(dealing.attempt);
    out.key("stage").word(dealing.pledged ? "pledged" : "sealed");
    out.key("commitments").open_array();
    for (const table::Sealed& deal : dealing.deals) out.hex(deal.commitment);
    table::write_value(out.close_array().key("pledges"), dealing.pledges);
    out.key("seats").open_array();
    for (const table::Entrant& entrant : dealing.seats) out.number(entrant.from);
    out.close_array().close_object();
}

}  // namespace

void write_seating(JsonOut& out, const table::Seating& seating) {
    out.open_object();
    out.key("table").text(seating.id).key("code").text(seating.code);
    out.key("phase").word(phases[static_cast<std::size_t>(seating.phase)]);
    table::write_settings(out.key("settings"), seating.settings);
    out.key("host").text(seating.host);
    out.key("chairs").open_array();
    for (const Chair& chair : seating.chairs) write_chair(out, chair);
    out.close_array();
    out.key("paused").boolean(seating.paused);
    out.key("votes").open_array();
    for (const int seat : seating.votes) out.number(seat);
    out.close_array();
    out.key("games").number(seating.games);
    out.key("series").open_array();
    for (const table::Tally& tally : seating.series) write_tally(out, tally);
    out.close_array();
    out.key("muted").open_array();
    for (const table::Person& person : seating.muted) out.text(person);
    out.close_array();
    if (seating.dealing) write_dealing(out.key("dealing"), seating);
    out.close_object();
}

std::string summary_of(const table::Seating& seating, SeatSet winners) {
    std::string text;
    JsonOut out(text);
    out.open_object();
    out.key("table").text(seating.id).key("code").text(seating.code);
    out.key("phase").word(phases[static_cast<std::size_t>(seating.phase)]);
    out.key("game").word(any::name_of(any::kind_of(seating.settings.options)));
    out.key("edition").text(any::edition_of(seating.settings.options));
    out.key("seats").number(seating.settings.seats);
    int taken = 0;
    for (const Chair& chair : seating.chairs) taken += chair.who != Who::nobody ? 1 : 0;
    out.key("taken").number(taken);
    out.key("names").open_array();
    for (const Chair& chair : seating.chairs)
        if (chair.who == Who::person) out.text(chair.name);
    out.close_array();
    out.key("spectators").word(spectators[static_cast<std::size_t>(seating.settings.spectators)]);
    out.key("players").open_array();
    for (const Chair& chair : seating.chairs) {
        out.open_object();
        if (chair.who == Who::bot)
            out.key("level").text(chair.level);
        else if (!chair.name.empty())
            out.key("name").text(chair.name);
        if (chair.in_game != no_seat && winners.has(chair.in_game)) out.key("won").boolean(true);
        out.close_object();
    }
    out.close_array();
    out.close_object();
    return text;
}

}  // namespace scoville::wire
