// The module for records, apart from the house's: looks back at a game (src/lookback), piece by piece. With
// records.cpp it is fetched only by who wants it, and it has no imports.
#include <memory>
#include <string>

#include "bots/master/weights.h"
#include "browser/given.h"
#include "lookback/again.h"
#include "lookback/of_record.h"
#include "lookback/report_out.h"

namespace scoville::browser {
namespace {

struct Instance {
    std::unique_ptr<lookback::Analysis> analysis;
    std::vector<int> order;  // of the pieces, by lane
    std::size_t done = 0;

    bool more() const { return analysis && done < order.size(); }
};

Instance& here() {
    static auto* const instance = new Instance;  // never let go of
    return *instance;
}

}  // namespace

// A record is looked back at: how many pieces there are; 0: out says why not. Below 0, seat is everyone.
SCOVILLE_EXPORT(begin) int analyst_begin(std::size_t size, int seat, int play_outs, int worlds, int seed) {
    Instance& self = here();
    self.analysis = nullptr;
    answer().clear();
    if (!bots::spicy_master_net() || play_outs < 1 || worlds < 1 || seat >= max_seats) {
        answer() = "not like that";
        return 0;
    }
    auto found = lookback::of_record(given(size), {.play_outs = play_outs,
                                                   .rounds = lookback::usual_rounds,
                                                   .worlds = worlds,
                                                   .seed = static_cast<std::uint64_t>(seed),
                                                   .only = seat < 0 ? no_seat : static_cast<Seat>(seat)});
    if (!found) {
        answer() = found.error();
        return 0;
    }
    self.analysis = std::move(found.value());
    self.order = lookback::for_a_watcher(*self.analysis);
    self.done = 0;
    return static_cast<int>(self.order.size());
}

// One piece; 1: there are more.
SCOVILLE_EXPORT(advance) int analyst_advance() {
    Instance& self = here();
    if (!self.more()) return 0;
    self.analysis->advance(self.order[self.done++]);
    return self.more() ? 1 : 0;
}

// What is known so far, at out; its size, 0: nothing is looked at.
SCOVILLE_EXPORT(report) std::size_t analyst_report() {
    Instance& self = here();
    answer().clear();
    if (!self.analysis) return 0;
    JsonOut out(answer());
    lookback::write_report(out, self.analysis->report());
    return answer().size();
}

// 1: at out a record of the game up to that move, with other hidden cards as the seat may have thought them;
// 0: why not.
SCOVILLE_EXPORT(again) int analyst_again(std::size_t size, int move, int seat, int worlds, int seed) {
    answer().clear();
    if (!bots::spicy_master_net() || worlds < 1 || seat < 0 || seat >= max_seats) {
        answer() = "not like that";
        return 0;
    }
    auto found = lookback::dealt_anew(given(size), {.move = move,
                                                    .seat = static_cast<Seat>(seat),
                                                    .seed = static_cast<std::uint64_t>(seed),
                                                    .worlds = worlds});
    answer() = found ? std::move(found.value().text) : found.error();
    return found ? 1 : 0;
}

}  // namespace scoville::browser
