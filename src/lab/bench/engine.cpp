#include "lab/bench/engine.h"

#include <algorithm>
#include <ctime>

#include "base/check.h"
#include "base/fast_rng.h"
#include "lab/moves/schoten_random.h"
#include "lab/moves/spicy_random.h"
#include "schoten/face/game.h"
#include "schoten/inside/apply.h"
#include "schoten/inside/deal.h"
#include "schoten/inside/legal.h"
#include "schoten/inside/rounds.h"
#include "spicy/inside/apply.h"
#include "spicy/inside/deal.h"
#include "spicy/inside/legal.h"

namespace scoville::lab {
namespace {

constexpr int repeats = 5;
constexpr int games_per_look_at_the_clock = 500;

double cpu_seconds() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

// Calls `play` (which plays a game and returns its decisions) until the time is up; keeps the best repeat.
template <class Play>
void measure(EngineFigures& figures, double seconds, Play&& play) {
    for (int repeat = 0; repeat < repeats; ++repeat) {
        long games = 0;
        long decisions = 0;
        const double start = cpu_seconds();
        double spent = 0;
        do {
            for (int i = 0; i < games_per_look_at_the_clock; ++i) decisions += play();
            games += games_per_look_at_the_clock;
            spent = cpu_seconds() - start;
        } while (spent < seconds / repeats);
        const double rate = static_cast<double>(games) / spent;
        if (rate <= figures.games_per_s) continue;
        figures.games_per_s = rate;
        figures.decisions_per_s = static_cast<double>(decisions) / spent;
    }
}

template <class State>
double measure_copy(const State& state) {
    constexpr int copies = 1'000'000;
    double best = 1e9;
    for (int repeat = 0; repeat < repeats; ++repeat) {
        const double start = cpu_seconds();
        for (int i = 0; i < copies; ++i) {
            const State copy = state;
            asm volatile("" ::"r"(&copy) : "memory");
        }
        best = std::min(best, (cpu_seconds() - start) / copies * 1e9);
    }
    return best;
}

// Legal actions are looked at when the dice ask for more than a let: out of the loop's way.
[[gnu::noinline]] spicy::Action unusual_reaction(const spicy::State& state, Seat seat, std::uint64_t bits,
                                                 FastRng& rng) {
    return tempered_exception(spicy::legal(state, seat), bits, rng);
}

template <RandomPolicy policy>
SCOVILLE_INLINE spicy::Action react(const spicy::State& state, Seat seat, FastRng& rng) {
    if (policy == RandomPolicy::uniform) return random_action(spicy::legal(state, seat), policy, rng);
    const std::uint64_t bits = rng.next();
    return is_let(bits, state.rules.copying) ? spicy::Action::let()
                                             : unusual_reaction(state, seat, bits, rng);
}

template <RandomPolicy policy>
int play_spicy(const spicy::FastDealer& dealer, spicy::State& state, FastRng& rng) {
    spicy::Silent silent;
    int decisions = 0;
    dealer.deal(state, rng);
    while (!state.over()) {
        if (state.phase == spicy::Phase::answers) {
            for (const int asked : SeatSet(state.waiting)) {
                const auto seat = static_cast<Seat>(asked);
                CHECK(spicy::apply(state, seat, react<policy>(state, seat, rng), silent));
                ++decisions;
            }
            continue;
        }
        const spicy::Legal legal =
            spicy::legal(state, state.turn);  // the turn, or the choice of a total wild (W6)
        const spicy::Action action =
            legal.choose ? spicy::Action::choose_total_wild(rng.next() & 1) : random_turn(legal, rng);
        CHECK(spicy::apply(state, state.turn, action, silent));
        ++decisions;
    }
    return decisions;
}

struct SpicyCase {
    const char* name;
    spicy::Options options;
};

// Four players of the base game draw 46 cards at most, as the yardstick does; others follow the printed
// end card.
int above_end(const spicy::Ruleset& rules) {
    if (rules.players == 4 && rules.box.total_wilds == 0) return 46;
    return rules.box.spice_cards() - rules.players * rules.dealt - rules.below_end;
}

template <RandomPolicy policy>
EngineFigures bench_spicy(const SpicyCase& which, double seconds) {
    spicy::Options options = which.options;
    options.everyone_answers = true;
    const spicy::Ruleset rules = spicy::ruleset_of(options);
    const spicy::FastDealer dealer(rules, above_end(rules));
    FastRng rng(1);
    spicy::State state;
    EngineFigures figures{.name = which.name,
                          .players = rules.players,
                          .policy = policy == RandomPolicy::uniform ? "uniform" : "tempered",
                          .state_bytes = sizeof(spicy::State)};
    measure(figures, seconds, [&] { return play_spicy<policy>(dealer, state, rng); });
    dealer.deal(state, rng);
    figures.copy_ns = measure_copy(state);
    return figures;
}

int play_schoten(const schoten::Ruleset& rules, schoten::State& state, FastRng& rng) {
    schoten::Silent silent;
    int decisions = 0;
    state = schoten::begin(rules, static_cast<Seat>(rng.below(rules.players)));
    while (!state.over()) {
        if (state.phase == schoten::Phase::deal) {
            schoten::start_round(state, schoten::fast_deal(rules, rng), silent);
            continue;
        }
        const Seat seat = state.waiting.empty() ? state.turn : static_cast<Seat>(state.waiting.lowest());
        const schoten::Legal legal = schoten::legal(state, seat);
        CHECK(schoten::apply(state, seat, random_action(legal, rng), silent));
        ++decisions;
    }
    return decisions;
}

EngineFigures bench_schoten(int players, double seconds) {
    const schoten::Ruleset rules = schoten::ruleset_of({.players = static_cast<std::uint8_t>(players)});
    FastRng rng(1);
    schoten::State state;
    EngineFigures figures{.name = std::string(schoten::Face::name),
                          .players = players,
                          .policy = "uniform",
                          .state_bytes = sizeof(schoten::State)};
    measure(figures, seconds, [&] { return play_schoten(rules, state, rng); });
    figures.copy_ns = measure_copy(state);
    return figures;
}

}  // namespace

std::vector<EngineFigures> bench_engine(double seconds, std::string_view only) {
    const auto all_variants = spicy::VariantSet::first(spicy::variant_count);
    const SpicyCase cases[] = {
        {"spicy-2020", {.players = 2}},
        {"spicy-2020", {.players = 4}},
        {"spicy-2020", {.players = 6}},
        {"spicy-2020-all-variants", {.players = 4, .variants = all_variants}},
        {"spicy-2022", {.players = 4, .edition = spicy::Edition::y2022}},
    };
    std::vector<EngineFigures> figures;
    for (const SpicyCase& which : cases) {
        if (!std::string_view(which.name).starts_with(only)) continue;
        figures.push_back(bench_spicy<RandomPolicy::uniform>(which, seconds));
        figures.push_back(bench_spicy<RandomPolicy::tempered>(which, seconds));
    }
    if (schoten::Face::name.starts_with(only))
        for (const int players : {3, 4}) figures.push_back(bench_schoten(players, seconds));
    return figures;
}

}  // namespace scoville::lab
