#include "wire/event_out.h"

#include <array>

#include "notation/any_out.h"

namespace scoville::wire {
namespace {

using table::TableEvent;

// Which fields an event of the table has besides its name.
struct Shape {
    std::string_view name;
    bool seat, person, level;
    const char* flag;
};
// In the order of table::What.
constexpr std::array<Shape, 18> shapes{{
    {"created", false, true, false, nullptr},
    {"sat", true, true, false, nullptr},
    {"stood", true, true, false, "removed"},
    {"ready", true, false, false, "ready"},
    {"bot", true, false, true, nullptr},
    {"configured", false, false, false, nullptr},
    {"host", false, true, false, nullptr},
    {"dealt", false, false, false, nullptr},
    {"dealt-again", false, false, false, nullptr},
    {"bot-plays", true, false, true, nullptr},
    {"back", true, false, false, nullptr},
    {"taken-over", true, true, false, nullptr},
    {"paused", false, false, false, "paused"},
    {"voted", true, false, false, "end"},
    {"given-up", false, false, false, nullptr},
    {"reopened", false, false, false, nullptr},
    {"muted", false, true, false, "muted"},
    {"closed", false, false, false, nullptr},
}};
constexpr std::array<std::string_view, 3> reasons{"time", "host", "left"};

void write_share(JsonOut& out, std::string_view whose, const TableEvent& event) {
    out.key("attempt").number(event.attempt).key(whose).open_array();
    for (const Seat seat : event.seats) out.number(seat);
    out.close_array();
}

void write_table_event(JsonOut& out, const TableEvent& event) {
    const Shape& shape = shapes[static_cast<std::size_t>(event.what)];
    out.open_object().key("event").word(shape.name);
    if (shape.seat) out.key("seat").number(event.seat);
    if (shape.person) out.key("name").text(event.name);
    if (shape.level) out.key("level").text(event.level);
    if (shape.flag != nullptr) out.key(std::string_view(shape.flag)).boolean(event.flag);
    if (event.what == table::What::bot_plays)
        out.key("why").word(reasons[static_cast<std::size_t>(event.why)]);
    if (event.what == table::What::dealt) {
        out.key("game").number(event.game).key("round").number(event.round);
        out.key("commitment").hex(event.commitment);
        write_share(out, "shared", event);
    }
    if (event.what == table::What::dealt_again) write_share(out, "late", event);
    out.close_object();
}

void write_slap(JsonOut& out, const table::Slap& slap) {
    out.open_object().key("margin").number(slap.margin).key("beaten").open_array();
    for (const Seat seat : slap.beaten) out.number(seat);
    out.close_array().close_object();
}

}  // namespace

void write_event(JsonOut& out, const table::SeenHappened& happened, const any::Options& options) {
    out.open_object().key("n").number(happened.number).key("at").number(happened.at);
    if (const auto* event = std::get_if<TableEvent>(&happened.what)) {
        write_table_event(out.key("table"), *event);
    } else {
        out.key(any::name_of(any::kind_of(options)));
        notation::write_event(out, std::get<any::SeenEvent>(happened.what), options);
        if (happened.by == table::By::clock) out.key("by").word("clock");
        if (happened.by == table::By::bot) out.key("by").word("bot");
        if (happened.slap) write_slap(out.key("slap"), *happened.slap);
    }
    out.close_object();
}

}  // namespace scoville::wire
