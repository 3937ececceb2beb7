// Reactions over lines of different length, simulated with what the server measures and how it judges:
// whoever reacts as fast wins as often, and who holds pongs back gains next to nothing.
#include <optional>

#include <gtest/gtest.h>

#include "base/fast_rng.h"
#include "net/pings.h"
#include "net/tcp_round_trip.h"
#include "table/slaps.h"

namespace scoville::server::test {
namespace {

using std::chrono::microseconds;
constexpr int slaps_played = 4'000;

enum class Way { direct, nginx, silent_proxy };

// A line of so many milliseconds there and back, each time up to a tenth longer; pongs may be held back.
class FarLine {
public:
    FarLine(double base, double held, Way way, std::uint64_t seed)
        : base_(base), held_(held), way_(way), dice_(seed), pings_(net::Clock::time_point{}) {
        for (int i = 0; i < 4; ++i) ping();
    }
    double trip() {
        const double took = base_ * (1 + 0.1 * part());
        least_ = std::min(least_, took);
        return took;
    }
    void ping() {
        const auto sent = net::Clock::time_point{} + microseconds(1'000'000 * ++count_);
        const std::string payload(pings_.next(sent, std::chrono::seconds(1)));
        pings_.answered(payload, sent + us(trip() + held_));
    }
    table::Millis measured() {
        std::optional<microseconds> borne_out;
        if (way_ == Way::direct) borne_out = us(least_);       // the kernel's least so far
        if (way_ == Way::nginx) borne_out = us(base_ * 1.05);  // as nginx measured it at the beginning
        return net::believed(pings_.round_trip(), borne_out)->count() / 1'000;
    }

private:
    static microseconds us(double ms) { return microseconds(static_cast<std::int64_t>(1'000 * ms)); }
    double part() { return dice_.below(1'000) / 1'000.0; }

    double base_, held_;
    Way way_;
    FastRng dice_;
    net::Pings pings_;
    double least_ = 1e9;
    int count_ = 0;
};

// Somewhere between 200 and 600 ms, mostly in the middle.
double reaction(FastRng& dice) {
    double sum = 0;
    for (int i = 0; i < 4; ++i) sum += dice.below(100);
    return 200 + sum;
}

struct Outcome {
    double won;     // of the first line's slaps
    double credit;  // of it, on average
};

Outcome play(FarLine first, FarLine second, std::uint64_t seed) {
    FastRng dice(seed);
    table::Slaps slaps;
    int won = 0;
    double credit = 0;
    for (int i = 0; i < slaps_played; ++i) {
        const table::Millis shown = 10'000LL * (i + 1);
        int seat = 1;
        for (FarLine* line : {&first, &second}) {
            if (i % 2 == 0) line->ping();
            const auto arrival = shown + static_cast<table::Millis>(line->trip() + reaction(dice));
            slaps.add({static_cast<Seat>(seat++), {{"p", "p", 1, line->measured()}, "n", {}, arrival}}, 250,
                      300);
        }
        const table::Judged judged = slaps.judge(static_cast<Seat>(i % 2 == 0 ? 0 : 3), 4);
        won += judged.first.seat == 1 ? 1 : 0;
        credit += static_cast<double>(judged.first.seat == 1 ? judged.first.credit : judged.beaten[0].credit);
    }
    return {static_cast<double>(won) / slaps_played, credit / slaps_played};
}

}  // namespace

TEST(SlapFairness, equal_reactions_win_equally_often_over_any_line) {
    for (const Way way : {Way::direct, Way::nginx})
        for (const double mine : {30.0, 100.0, 250.0})
            for (const double other : {30.0, 100.0, 250.0}) {
                const Outcome outcome = play({mine, 0, way, 1}, {other, 0, way, 2}, 3);
                EXPECT_GT(outcome.won, 0.45) << mine << " against " << other;
                EXPECT_LT(outcome.won, 0.55) << mine << " against " << other;
            }
}

TEST(SlapFairness, pongs_held_back_gain_at_most_thirty_milliseconds) {
    for (const Way way : {Way::direct, Way::nginx})
        for (const double mine : {30.0, 100.0, 250.0}) {
            const Outcome honest = play({mine, 0, way, 1}, {100, 0, way, 2}, 3);
            const Outcome held = play({mine, 300, way, 1}, {100, 0, way, 2}, 3);
            EXPECT_LE(held.credit - honest.credit, 30) << mine;
        }
}

TEST(SlapFairness, where_nobody_bears_pongs_out_they_are_worth_little) {
    EXPECT_LE(play({30, 300, Way::silent_proxy, 1}, {30, 0, Way::silent_proxy, 2}, 3).credit, 100);
}

}  // namespace scoville::server::test
