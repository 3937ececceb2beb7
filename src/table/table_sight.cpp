// What a table shows to whom: the only place where its pictures are cut down for a looker.
#include <algorithm>

#include "table/table.h"

namespace scoville::table {

namespace {

// When something happened is told no more finely than it is shown, so that thinking time tells less.
Millis on_beat(Millis at, Millis beat) { return beat > 0 ? (at / beat + 1) * beat : at; }

}  // namespace

std::optional<Looker> Table::looker_for(const Person& person) const {
    const auto viewer = viewer_of(person);
    if (!viewer) return std::nullopt;
    const Seat seat = seating_.seat_of(person);
    return Looker{*viewer, seat == no_seat ? std::nullopt : std::optional(seat), seating_.is_host(person)};
}

bool Table::hears_of_the_seating_later(const Looker& looker) const {
    return !looker.seat && !looker.host && pictures_.spectators().seating != nullptr;
}

const Seating& Table::seating_for(const Looker& looker) const {
    return hears_of_the_seating_later(looker) ? *pictures_.spectators().seating : seating_;
}

std::uint32_t Table::seating_version_for(const Looker& looker) const {
    return hears_of_the_seating_later(looker) ? pictures_.spectators().seating_version : seating_version_;
}

Sight Table::sight(const Looker& looker, std::uint32_t since, Now now) const {
    const Picture& picture = picture_for(looker);
    Sight sight{.head = picture.head,
                .last = picture.events,
                .events = {},
                .game = {},
                .options = picture.game ? picture.game->options() : seating_.settings.options};
    for (std::uint32_t n = std::max(since + 1, chronicle_.first()); n <= picture.events; ++n) {
        const Happened& happened = chronicle_.at(n);
        SeenHappened seen{n, on_beat(happened.at, tools_.timing.beat), happened.by,
                          TableEvent{.what = What::created}, happened.slap};
        if (const auto* event = std::get_if<TableEvent>(&happened.what)) {
            seen.what = *event;
        } else {
            if (n < chronicle_.games_first()) continue;  // of a game before this one
            seen.what = any::see(std::get<any::Event>(happened.what), looker.viewer);
        }
        sight.events.push_back(std::move(seen));
    }
    const Seating& seating = picture.seating ? *picture.seating : seating_;
    if (!picture.game || seating.phase == TablePhase::lobby) return sight;
    const any::Game& game = *picture.game;
    sight.game = SeenGame{.options = game.options(),
                          .view = game.see(looker.viewer, seating_.settings.finished),
                          .card = game.card(),
                          .may = {},
                          .clock = {}};
    // A delayed picture has no clocks: they would tell what goes on now.
    if (picture.events == last_shown()) sight.game->clock = clock_for(looker.seat, now);
    if (looker.seat && seating_.playing()) {
        sight.game->may = game.may(*looker.seat);
        sight.game->awaited = game.awaited().has(*looker.seat);
    }
    return sight;
}

SeatSet Table::waits_for() const {
    SeatSet seats;
    const auto& game = pictures_.players().game;
    if (!seating_.playing() || seating_.paused || !game || game->over()) return seats;
    for (const int seat : game->awaited())
        if (seating_.has(static_cast<Seat>(seat)) &&
            seating_.chairs[static_cast<Seat>(seat)].who == Who::person &&
            seating_.chairs[static_cast<Seat>(seat)].driver().empty())
            seats.add(seat);
    return seats;
}

std::vector<any::SeenEvent> Table::story(Seat seat, std::uint32_t after) const {
    std::vector<any::SeenEvent> story;
    for (std::uint32_t n = std::max(after + 1, chronicle_.games_first()); n <= last_shown(); ++n)
        if (const auto* event = std::get_if<any::Event>(&chronicle_.at(n).what))
            story.push_back(any::see(*event, Viewer::at_seat(seat)));
    return story;
}

std::optional<SeenGame> Table::question(Seat seat, Now now) const {
    return sight({Viewer::at_seat(seat), seat, false}, last_shown(), now).game;
}

}  // namespace scoville::table
