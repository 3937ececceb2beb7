#include "tests/table/describe.h"

#include "fair/hex.h"
#include "notation/any_out.h"
#include "table/settings_text.h"

namespace scoville::table::test {
namespace {

void add(std::string& text, std::string_view name, std::string_view value) {
    text += name;
    text += '=';
    text += value;
    text += ' ';
}
void add(std::string& text, std::string_view name, std::int64_t value) {
    add(text, name, std::to_string(value));
}

void add(std::string& text, const Chair& chair) {
    add(text, "\n  chair", static_cast<int>(chair.who));
    add(text, "person", chair.person);
    add(text, "name", chair.name);
    add(text, "level", chair.level);
    add(text, "ready", chair.ready);
    add(text, "link", chair.link);
    add(text, "plays", chair.bot_plays);
    add(text, "more", chair.more_time);
    for (const Person& holder : chair.holders) add(text, "holder", holder);
}

}  // namespace

std::string text_of(const Seating& seating) {
    std::string text;
    add(text, "id", seating.id);
    add(text, "code", seating.code);
    add(text, "phase", static_cast<int>(seating.phase));
    add(text, "host", seating.host);
    add(text, "paused", seating.paused);
    add(text, "votes", seating.votes.word());
    add(text, "unheard", seating.unheard.word());
    add(text, "games", seating.games);
    add(text, "set-up", seating.set_up);
    JsonOut out(text);
    write_settings(out, seating.settings);
    for (const Chair& chair : seating.chairs) add(text, chair);
    for (const Tally& s : seating.series) {
        add(text, "\n  series", s.person + "/" + s.name);
        add(text, "wins", std::to_string(s.wins));
        add(text, "games", s.games);
        add(text, "points", s.points);
    }
    for (const Person& person : seating.muted) add(text, "muted", person);
    for (const Person& person : seating.removed) add(text, "removed", person);
    for (const auto& [person, seat] : seating.held) add(text, person, seat);
    return text;
}

std::string text_of(const Reply& reply) {
    std::string text;
    add(text, "nonce", reply.nonce);
    add(text, "line", static_cast<std::int64_t>(reply.line));
    add(text, "kind", static_cast<int>(reply.kind));
    add(text, "event", reply.event);
    if (reply.kind == Reply::Kind::refused) add(text, "code", reply.refusal->code);
    if (reply.kind == Reply::Kind::refused) add(text, "key", reply.refusal->key);
    if (reply.kind == Reply::Kind::sent) add(text, "waits", static_cast<int>(reply.waits));
    if (reply.margin) add(text, "margin", *reply.margin);
    return text;
}

std::string text_of(const ClockFace& face, const any::Options& options) {
    std::string text;
    for (const SeatCountdown& seat : face.seats) {
        add(text, "seat", seat.seat);
        add(text, "left", seat.time.left);
        add(text, "of", seat.time.of);
    }
    if (face.window) add(text, "window", face.window->left);
    if (face.queued) {
        JsonOut out(text);
        notation::write_move(out, 0, face.queued->action, options);
    }
    return text;
}

std::string text_of(const SeenHappened& happened, const any::Options& options) {
    std::string text;
    add(text, "\n ", happened.number);
    add(text, "at", happened.at);
    add(text, "by", static_cast<int>(happened.by));
    if (const auto* event = std::get_if<TableEvent>(&happened.what)) {
        add(text, "table", static_cast<int>(event->what));
        add(text, "seat", event->seat);
        add(text, "name", event->name);
        add(text, "level", event->level);
        add(text, "flag", event->flag);
        add(text, "why", static_cast<int>(event->why));
        add(text, "game", event->game);
        add(text, "round", event->round);
        add(text, "commitment", fair::hex_of(event->commitment));
    } else {
        JsonOut out(text);
        notation::write_event(out, std::get<any::SeenEvent>(happened.what), options);
    }
    if (happened.slap) {
        add(text, "margin", happened.slap->margin);
        for (const Seat seat : happened.slap->beaten) add(text, "beat", seat);
    }
    return text;
}

std::string text_of(const Sight& sight, bool clocks) {
    std::string text;
    add(text, "last", sight.last);
    for (const SeenHappened& happened : sight.events) text += text_of(happened, sight.options);
    if (!sight.game) return text;
    const SeenGame& game = *sight.game;
    JsonOut out(text);
    out.open_object();
    notation::write_options(out.key("options"), game.options);
    notation::write_view(out, game.view);
    out.key("card").number(game.card);
    if (game.may) notation::write_may(out.key("may"), *game.may, game.options);
    out.close_object();
    if (clocks) text += text_of(game.clock, game.options);
    return text;
}

std::string everyones_sight(const Table& table, Now now) {
    std::string text;
    for (std::size_t i = 0; i < table.seating().chairs.size(); ++i) {
        const auto seat = static_cast<Seat>(i);
        const auto looker = table.looker_for(table.seating().chairs[i].person);
        const bool person = table.seating().chairs[i].who == Who::person && looker && looker->seat;
        text += text_of(table.sight(person ? *looker : Looker{Viewer::at_seat(seat), seat, false}, 0, now),
                        false);
        text += '\n';
    }
    text += text_of(table.sight({Viewer::spectator(), std::nullopt, false}, 0, now), false);
    return text;
}

}  // namespace scoville::table::test
