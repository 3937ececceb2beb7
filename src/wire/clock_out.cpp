#include "wire/clock_out.h"

#include <array>

#include "notation/any_out.h"

namespace scoville::wire {
namespace {

constexpr std::array<std::string_view, 4> moments{"", "prize", "reveal", "round"};

void write_countdown(JsonOut& out, const table::Countdown& time) {
    out.key("left").number(time.left).key("of").number(time.of);
}

}  // namespace

void write_clock(JsonOut& out, const table::ClockFace& face, const any::Options& options) {
    out.open_object().key("seats").open_array();
    for (const table::SeatCountdown& seat : face.seats) {
        out.open_object().key("seat").number(seat.seat);
        write_countdown(out, seat.time);
        out.close_object();
    }
    out.close_array();
    if (face.window) {
        out.key("window").open_object();
        write_countdown(out, *face.window);
        out.close_object();
    }
    if (face.queued) {
        out.key("queued").open_object();
        notation::write_action(out.key("action"), face.queued->action, options);
        out.key("left").number(face.queued->left).close_object();
    }
    if (face.rest) {
        out.key("rest").open_object();
        out.key("after").word(moments[static_cast<std::size_t>(face.rest->why)]);
        write_countdown(out, face.rest->time);
        out.key("goneOn").open_array();
        for (const int seat : face.rest->gone_on) out.number(seat);
        out.close_array().close_object();
    }
    out.close_object();
}

}  // namespace scoville::wire
