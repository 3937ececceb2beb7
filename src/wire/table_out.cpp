#include "wire/table_out.h"

#include "notation/any_out.h"
#include "wire/clock_out.h"
#include "wire/event_out.h"
#include "wire/seating_out.h"

namespace scoville::wire {
namespace {

using table::Looker;
using table::Sight;

void write_game(JsonOut& out, const Sight& sight) {
    if (!sight.game) {
        out.null();
        return;
    }
    const table::SeenGame& game = *sight.game;
    out.open_object();
    out.key("kind").word(any::name_of(any::kind_of(game.options)));
    notation::write_options(out.key("options"), game.options);
    notation::write_view(out, game.view);
    out.key("card").number(game.card);
    write_clock(out.key("clock"), game.clock, game.options);
    if (game.may) notation::write_may(out.key("legal"), *game.may, game.options);
    out.close_object();
}

void write_you(JsonOut& out, const Looker& looker, const Own& own) {
    out.open_object().key("seat");
    if (looker.seat)
        out.number(*looker.seat);
    else
        out.null();
    out.key("host").boolean(looker.host);
    if (!own.invitation.empty()) out.key("invitation").text(own.invitation);
    out.close_object();
}

void write_events(JsonOut& out, const Sight& sight) {
    out.key("event").number(sight.last);
    out.key("events").open_array();
    for (const table::SeenHappened& happened : sight.events) write_event(out, happened, sight.options);
    out.close_array();
    out.key("head").open_object();
    out.key("n").number(static_cast<std::int64_t>(sight.head.number));
    out.key("hash").hex(sight.head.hash).close_object();
}

}  // namespace

void write_chat_line(JsonOut& out, const ChatLine& line) {
    out.open_object();
    out.key("at").number(line.at).key("name").text(line.name).key("text").text(line.text);
    if (!line.person.empty()) out.key("person").text(line.person);
    if (line.seat) out.key("seat").number(*line.seat);
    out.close_object();
}

void write_here(JsonOut& out, const Here& here) {
    out.key("seats").open_array();
    for (const int seat : here.seats) out.number(seat);
    out.close_array().key("spectators").number(here.spectators);
}

std::string table_message(const table::Seating& seating, const Looker& looker, const Sight& sight,
                          std::span<const ChatLine> chat, const Here& here, const Own& own) {
    std::string text;
    JsonOut out(text);
    out.open_object().key("type").word("table");
    write_seating(out.key("room"), seating);
    write_you(out.key("you"), looker, own);
    write_events(out, sight);
    if (own.missed > 0) out.key("missed").number(own.missed);
    write_game(out.key("game"), sight);
    out.key("chat").open_array();
    for (const ChatLine& line : chat) write_chat_line(out, line);
    out.close_array();
    out.key("here").open_object();
    write_here(out, here);
    out.close_object();
    out.close_object();
    return text;
}

std::string update_message(const table::Seating* seating, const Looker& looker, const Sight& sight,
                           const Own& own) {
    std::string text;
    text.reserve(1'500);
    JsonOut out(text);
    out.open_object().key("type").word("update");
    write_events(out, sight);
    if (seating != nullptr) {
        write_seating(out.key("room"), *seating);
        write_you(out.key("you"), looker, own);
    }
    write_game(out.key("game"), sight);
    out.close_object();
    return text;
}

}  // namespace scoville::wire
