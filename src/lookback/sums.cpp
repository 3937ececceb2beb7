#include "lookback/sums.h"

#include <cstdlib>

namespace scoville::lookback {
namespace {

// What a share of the win has to be to matter: one game in twenty.
constexpr double matters = 0.05;

double square(double x) { return x * x; }

}  // namespace

void add_up(Report& report) {
    int most = -1;
    for (SeatReport& seat : report.seats) {
        seat.fair = to_share(1.0 / report.players);
        seat.luck = seat.others = seat.own = 0;
        Share before = seat.fair;
        for (const Moment& moment : report.moments) {
            const Share step = moment.xray[seat.seat] - before;
            before = moment.xray[seat.seat];
            const bool chance = moment.what == What::deal || moment.what == What::draw;
            (chance ? seat.luck : moment.seat == seat.seat ? seat.own : seat.others) += step;
        }
        seat.result = before;
    }
    for (std::size_t i = 1; i < report.moments.size(); ++i) {
        int moved = 0;
        for (int seat = 0; seat < report.players; ++seat) {
            const auto at = static_cast<std::size_t>(seat);
            moved += std::abs(report.moments[i].xray[at] - report.moments[i - 1].xray[at]);
        }
        if (moved <= most) continue;
        most = moved;
        report.turning_point = static_cast<int>(i);
    }
}

void add_doubts(Report& report, std::span<const PlayedOut* const> by_moment) {
    const auto kept = static_cast<std::size_t>(std::min(report.xray_play_outs, most_kept));
    if (kept < 2) return;
    for (SeatReport& seat : report.seats) {
        Mean luck;
        Mean others;
        Mean own;
        for (std::size_t play_out = 0; play_out < kept; ++play_out) {
            Doubt sums;
            double before = as_part(seat.fair);
            for (std::size_t i = 0; i < by_moment.size(); ++i) {
                const Moment& moment = report.moments[i];
                const PlayedOut& all = *by_moment[i];
                const double now = all.empty() ? as_part(moment.xray[seat.seat]) : all[play_out][seat.seat];
                const bool chance = moment.what == What::deal || moment.what == What::draw;
                (chance ? sums.luck : moment.seat == seat.seat ? sums.own : sums.others) += now - before;
                before = now;
            }
            luck.add(sums.luck);
            others.add(sums.others);
            own.add(sums.own);
        }
        const double spread =
            static_cast<double>(kept) / static_cast<double>(kept - 1) / report.xray_play_outs;
        const auto half = [&](const Mean& mean) {
            return (1.96 + 2.4 / static_cast<double>(kept)) * std::sqrt(mean.variance() * spread);
        };
        seat.doubt = Doubt{half(luck), half(others), half(own)};
    }
}

void judge(Decision& decision) {
    decision.cost = 0;
    decision.interval = {};
    for (const Alternative& other : decision.others) {
        decision.cost = std::max(decision.cost, other.gain);
        decision.interval.low = std::max(decision.interval.low, other.interval.low);
        decision.interval.high = std::max(decision.interval.high, other.interval.high);
    }
    if (decision.interval.low >= matters)
        decision.word = Word::costly;
    else if (decision.interval.low > 0)
        decision.word = Word::doubtful;
    else if (decision.interval.high <= matters)
        decision.word = Word::fine;
    else
        decision.word = Word::too_close;
}

void score(SeatReport& seat) {
    seat.brier = {};
    for (const Call& call : seat.calls) {
        if (!call.worlds) continue;
        const auto miss = [&](const Belief& belief) {
            return (square(belief.number - call.number_right) + square(belief.spice - call.spice_right)) / 2;
        };
        ++seat.brier.cards;
        seat.brier.worlds += miss(*call.worlds);
        seat.brier.master += miss(call.master);
        seat.brier.odds += miss(call.odds);
    }
    if (seat.brier.cards > 0) {
        seat.brier.worlds /= seat.brier.cards;
        seat.brier.master /= seat.brier.cards;
        seat.brier.odds /= seat.brier.cards;
    }
    seat.reading = {};
    for (const Bluff& bluff : seat.bluffs) {
        const bool truth = bluff.number_right && bluff.spice_right;
        ++(truth ? seat.reading.truths : seat.reading.lies);
        (truth ? seat.reading.on_truths : seat.reading.on_lies) += bluff.believed;
    }
    if (seat.reading.lies > 0) seat.reading.on_lies /= seat.reading.lies;
    if (seat.reading.truths > 0) seat.reading.on_truths /= seat.reading.truths;
}

}  // namespace scoville::lookback
