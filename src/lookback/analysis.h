// A finished game being looked back at. The work is cut into pieces that can be run one after another and
// stopped between any two: no threads, files, clocks or exceptions in here. Lanes do not touch each other, so
// whoever has several cores may advance several at once; what comes out does not depend on it.
#pragma once

#include <memory>
#include <vector>

#include "lookback/report.h"

namespace scoville::lookback {

struct Plan {
    int play_outs = 32;  // for each point and each alternative
    // The X-ray curve is played out so many times over, by dice of their own: luck and choice are sums of all
    // its steps, and need to be surer than a curve that is looked at.
    int rounds = 1;
    int worlds = 256;  // that fit a seat's view, before they are weighed
    std::uint64_t seed = 1;
    Seat only = no_seat;    // whose known curve and decisions; no_seat: everyone's
    bool known = true;      // false: the X-ray curve alone, for thousands of games
    bool decisions = true;  // they cost most
};

class Analysis {
public:
    virtual ~Analysis() = default;
    virtual int lanes() const = 0;
    virtual int pieces(int lane) const = 0;
    // The next piece of a lane that has one left.
    virtual void advance(int lane) = 0;
    // Once all pieces are done; or earlier, and then with what there is: points that are not played out yet
    // are as the players' own heads expect.
    virtual Report report() const = 0;
};

constexpr int usual_rounds = 8;

// All pieces by lane, as one thread does them for somebody who watches: a first glance at everything, then
// the long lanes, then what only makes it surer.
std::vector<int> for_a_watcher(const Analysis& analysis);

// Everything, here and now.
inline Report run_all(Analysis& analysis) {
    for (int lane = 0; lane < analysis.lanes(); ++lane)
        for (int i = analysis.pieces(lane); i > 0; --i) analysis.advance(lane);
    return analysis.report();
}

}  // namespace scoville::lookback
