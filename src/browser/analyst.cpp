// A module of its own that looks back at a record (src/lookback), piece by piece: fetched only by who wants
// it. Bytes come in where room() says; what comes out lies at out(). It has no imports.
#include <memory>
#include <string>

#include "bots/master/weights.h"
#include "browser/packed.h"
#include "lookback/again.h"
#include "lookback/of_record.h"
#include "lookback/report_out.h"

#define SCOVILLE_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace scoville::browser {
namespace {

constexpr std::size_t most_bytes = 64UL << 20;

struct Instance {
    std::string in, out;
    std::unique_ptr<lookback::Analysis> analysis;
    int lane = 0, done = 0;  // pieces of this lane

    // To the next piece that is left, if there is one.
    bool more() {
        while (analysis && lane < analysis->lanes() && done == analysis->pieces(lane)) {
            ++lane;
            done = 0;
        }
        return analysis && lane < analysis->lanes();
    }
};

Instance& here() {
    static auto* const instance = new Instance;  // never let go of
    return *instance;
}

}  // namespace

SCOVILLE_EXPORT(room) char* analyst_room(std::size_t size) {
    if (size > most_bytes) return nullptr;
    here().in.resize(size + 1);
    return here().in.data();
}
SCOVILLE_EXPORT(out) const char* analyst_out() { return here().out.data(); }
SCOVILLE_EXPORT(size) std::size_t analyst_size() { return here().out.size(); }

// 0: well.
SCOVILLE_EXPORT(weights) int analyst_weights(std::size_t size) {
    const std::string_view bytes = std::string_view(here().in).substr(0, size);
    return bots::give_spicy_master_net({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()})
               ? 0
               : 1;
}

// A record is looked back at: how many pieces there are; 0: out says why not. Below 0, seat is everyone.
SCOVILLE_EXPORT(begin) int analyst_begin(std::size_t size, int seat, int play_outs, int worlds, int seed) {
    Instance& self = here();
    self.analysis = nullptr;
    self.out.clear();
    if (!bots::spicy_master_net() || play_outs < 1 || worlds < 1 || seat >= max_seats) {
        self.out = "not like that";
        return 0;
    }
    auto found = lookback::of_record(std::string_view(self.in).substr(0, size),
                                     {.play_outs = play_outs,
                                      .worlds = worlds,
                                      .seed = static_cast<std::uint64_t>(seed),
                                      .only = seat < 0 ? no_seat : static_cast<Seat>(seat)});
    if (!found) {
        self.out = found.error();
        return 0;
    }
    self.analysis = std::move(found.value());
    self.lane = self.done = 0;
    int pieces = 0;
    for (int lane = 0; lane < self.analysis->lanes(); ++lane) pieces += self.analysis->pieces(lane);
    return pieces;
}

// One piece; 1: there are more.
SCOVILLE_EXPORT(advance) int analyst_advance() {
    Instance& self = here();
    if (!self.more()) return 0;
    self.analysis->advance(self.lane);
    ++self.done;
    return self.more() ? 1 : 0;
}

// What is known so far, at out; its size, 0: nothing is looked at.
SCOVILLE_EXPORT(report) std::size_t analyst_report() {
    Instance& self = here();
    self.out.clear();
    if (!self.analysis) return 0;
    JsonOut out(self.out);
    lookback::write_report(out, self.analysis->report());
    return self.out.size();
}

// 1: at out a record of the game up to that move, with other hidden cards as the seat may have thought them;
// 0: why not.
SCOVILLE_EXPORT(again) int analyst_again(std::size_t size, int move, int seat, int worlds, int seed) {
    Instance& self = here();
    self.out.clear();
    if (!bots::spicy_master_net() || worlds < 1 || seat < 0 || seat >= max_seats) {
        self.out = "not like that";
        return 0;
    }
    auto found = lookback::dealt_anew(std::string_view(self.in).substr(0, size),
                                      {.move = move,
                                       .seat = static_cast<Seat>(seat),
                                       .seed = static_cast<std::uint64_t>(seed),
                                       .worlds = worlds});
    self.out = found ? std::move(found.value().text) : found.error();
    return found ? 1 : 0;
}

}  // namespace scoville::browser
