#include "lab/train/wilds.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <functional>

#include "base/check.h"
#include "bots/master/spicy.h"
#include "lab/arena/schedule.h"
#include "lab/train/crew.h"
#include "lab/train/tables.h"
#include "spicy/inside/apply.h"
#include "spicy/inside/deal.h"
#include "spicy/inside/legal.h"
#include "spicy/inside/scoring.h"
#include "spicy/inside/seen.h"

namespace scoville::lab {
namespace {

// A game with what each seat remembers: a plain value, so that it can be played on from any moment.
struct Moment {
    static constexpr bool listens = true;

    spicy::State state;
    std::array<bots::MasterMemory, max_seats> memories;

    void tell(const spicy::Event& event) {
        for (Seat seat = 0; seat < state.rules.players; ++seat)
            memories[seat].see(spicy::see(event, Viewer::at_seat(seat)));
    }
    Seat next() const {
        return state.waiting.empty() ? state.turn : static_cast<Seat>(state.waiting.lowest());
    }
    void apply(Seat seat, spicy::Action action) { CHECK(spicy::apply(state, seat, action, *this)); }
};

class Policy {
public:
    Policy(const WildsPlan& plan, std::uint64_t seed)
        : bot_(plan.net, {.temperature = plan.temperature}, seed), dice_(seed) {}

    void roll_anew(std::uint64_t seed) { dice_ = FastRng(seed); }
    void step(Moment& moment) {
        const Seat seat = moment.next();
        with_question(moment, seat, [&](const bots::SpicyAsk& ask) {
            const spicy::Action action = bot_.act(ask);
            dice_ = bot_.dice();
            moment.apply(seat, action);
        });
    }
    // With which it takes a total wild that it is offered.
    double takes(const Moment& moment, Seat seat) {
        double chance = 0;
        with_question(moment, seat, [&](const bots::SpicyAsk& ask) {
            for (const bots::WeighedAction& each : bot_.policy(ask))
                if (each.action.take) chance += each.chance;
        });
        return chance;
    }

private:
    void with_question(const Moment& moment, Seat seat, const std::function<void(const bots::SpicyAsk&)>& f) {
        const spicy::Legal legal = spicy::legal(moment.state, seat);
        const spicy::View view = spicy::see(moment.state, Viewer::at_seat(seat), Finished::sealed);
        bot_.stand_in(moment.memories[seat], dice_);
        f({seat, view, legal, {}});
    }

    bots::MasterSpicy bot_;
    FastRng dice_;
};

struct Ended {
    double share = 0;
    double points = 0;
};

Ended play_out(Moment moment, Seat seat, Policy& policy) {
    while (!moment.state.over()) policy.step(moment);
    const SeatSet winners = spicy::winners(moment.state);
    return {winners.has(seat) ? 1.0 / winners.size() : 0.0,
            static_cast<double>(spicy::score(moment.state, seat))};
}

WildOffer weigh(const Moment& moment, const WildsPlan& plan, Policy& policy, std::uint64_t seed) {
    const spicy::State& state = moment.state;
    const Seat seat = moment.next();
    WildOffer offer{.hand = state.hand(seat).size(), .above_end = state.above_end(), .shortest = 99};
    int best = -1000;
    for (Seat other = 0; other < state.rules.players; ++other) {
        if (other == seat) continue;
        offer.trophies += state.trophies[other];
        offer.shortest = std::min<int>(offer.shortest, state.hand(other).size());
        best = std::max<int>(best, spicy::score(state, other));
    }
    offer.behind = spicy::score(state, seat) < best;
    offer.chance = policy.takes(moment, seat);
    for (int i = 0; i < plan.playouts; ++i)
        for (const bool take : {true, false}) {
            Moment then = moment;
            then.apply(seat, spicy::Action::choose_total_wild(take));
            policy.roll_anew(seed_for(seed, Chance::policy, {static_cast<std::uint64_t>(i)}));
            const Ended ended = play_out(std::move(then), seat, policy);
            const double sign = (take ? 1.0 : -1.0) / plan.playouts;
            offer.share += sign * ended.share;
            offer.points += sign * ended.points;
        }
    return offer;
}

std::vector<WildOffer> offers_of_game(const WildsPlan& plan, std::uint64_t seed) {
    FastRng rng(seed);
    const TrainTable table = random_table(Sort::y2022, plan.players, rng);
    Moment moment;
    spicy::FastDealer(table.rules, table.above_end).deal(moment.state, rng);
    moment.tell(spicy::Event(spicy::Started{moment.state.turn, {}}));
    Policy policy(plan, rng.next());
    Policy trying(plan, rng.next());
    std::vector<WildOffer> offers;
    while (!moment.state.over()) {
        if (moment.state.phase == spicy::Phase::choice)
            offers.push_back(weigh(moment, plan, trying, rng.next()));
        policy.step(moment);
    }
    return offers;
}

struct Row {
    const char* name;
    bool (*of)(const WildOffer&);
};
constexpr std::array<Row, 12> rows{{
    {"all", [](const WildOffer&) { return true; }},
    {"up to 3 cards in hand", [](const WildOffer& o) { return o.hand <= 3; }},
    {"4 or 5", [](const WildOffer& o) { return o.hand == 4 || o.hand == 5; }},
    {"6 or 7", [](const WildOffer& o) { return o.hand == 6 || o.hand == 7; }},
    {"8 and more", [](const WildOffer& o) { return o.hand >= 8; }},
    {"up to 5 cards to draw", [](const WildOffer& o) { return o.above_end <= 5; }},
    {"6 to 15", [](const WildOffer& o) { return o.above_end > 5 && o.above_end <= 15; }},
    {"more", [](const WildOffer& o) { return o.above_end > 15; }},
    {"another has one card left", [](const WildOffer& o) { return o.shortest == 1; }},
    {"others have two trophies", [](const WildOffer& o) { return o.trophies >= 2; }},
    {"behind", [](const WildOffer& o) { return o.behind; }},
    {"ahead or level", [](const WildOffer& o) { return !o.behind; }},
}};

}  // namespace

std::vector<WildOffer> try_wilds(const WildsPlan& plan) {
    std::vector<std::vector<WildOffer>> parts(static_cast<std::size_t>(plan.games));
    Crew(plan.threads).share(plan.games, [&](int game) {
        parts[static_cast<std::size_t>(game)] =
            offers_of_game(plan, seed_for(plan.seed, Chance::deal, {static_cast<std::uint64_t>(game)}));
    });
    std::vector<WildOffer> all;
    for (const auto& part : parts) all.insert(all.end(), part.begin(), part.end());
    return all;
}

std::string written(const std::vector<WildOffer>& offers) {
    std::string out =
        "| offers | how many | the policy takes | taking wins more, % | points more "
        "|\n|---|---|---|---|---|\n";
    for (const Row& row : rows) {
        double count = 0;
        double taken = 0;
        std::array<double, 2> sum{};
        std::array<double, 2> squares{};
        for (const WildOffer& offer : offers) {
            if (!row.of(offer)) continue;
            count += 1;
            taken += offer.chance;
            const std::array<double, 2> gains{100 * offer.share, offer.points};
            for (std::size_t i = 0; i < 2; ++i) {
                sum[i] += gains[i];
                squares[i] += gains[i] * gains[i];
            }
        }
        constexpr double few = 5;
        if (count < few) continue;
        const auto off = [&](std::size_t i) {  // half of a 95 % interval over offers
            const double mean = sum[i] / count;
            return 1.96 * std::sqrt(std::max(0.0, squares[i] / count - mean * mean) / count);
        };
        char text[200];
        std::snprintf(text, sizeof text, "| %s | %.0f | %.1f %% | %+.2f (± %.2f) | %+.2f (± %.2f) |\n",
                      row.name, count, 100 * taken / count, sum[0] / count, off(0), sum[1] / count, off(1));
        out += text;
    }
    return out;
}

}  // namespace scoville::lab
