#include "table/steps.h"

#include "base/json_out.h"
#include "notation/any_out.h"

namespace scoville::table {
namespace {

void write_step(JsonOut& out, const any::Game& game, const any::Events& events) {
    out.open_object();
    out.key("events").open_array();
    for (const any::Event& event : events)
        notation::write_event(out, any::see(event, Viewer::everything()), game.options());
    out.close_array();
    notation::write_view(out, game.see(Viewer::everything(), Finished::open));
    out.close_object();
}

}  // namespace

std::string record_with_steps(const PastGame& past) {
    std::string text;
    JsonOut out(text);
    write_record(out.open_object(), past);
    out.key("frames").open_array();
    any::Events events;
    any::Game game(past.deal, events);
    write_step(out, game, events);
    for (const PastMove& move : past.moves) {
        events.clear();
        if (!game.act(move.seat, move.action, events)) break;
        write_step(out, game, events);
    }
    out.close_array().close_object();
    return text;
}

}  // namespace scoville::table
