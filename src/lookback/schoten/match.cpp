#include "lookback/schoten/match.h"

#include "schoten/face/points.h"
#include "schoten/inside/deal.h"
#include "schoten/inside/rounds.h"
#include "schoten/inside/seen.h"

namespace scoville::lookback {
namespace {

using Totals = std::array<int, schoten::max_players>;

// Each round has dice of its own, so that what came before does not change them.
constexpr unsigned round_deal = 1000, round_whims = 2000;

Totals totals_of(const schoten::State& state) {
    Totals totals{};
    for (Seat seat = 0; seat < state.rules.players; ++seat) totals[seat] = schoten::score(state, seat);
    return totals;
}

void play_round(const schoten::Ruleset& rules, const bots::WorldPlan& plan, bots::World& world,
                SeatSet to_tip, FastRng& whims, Totals& totals) {
    const bots::Rollout rollout(plan, whims);
    for (const int seat : to_tip) {
        const auto at = static_cast<std::size_t>(seat);
        world.tips[at] = rollout.choose_tip(world, static_cast<Seat>(seat));
    }
    rollout.finish(world);
    for (Seat seat = 0; seat < rules.players; ++seat)
        totals[seat] += schoten::round_points(rules, world.collections[seat], world.tips[seat]);
}

// Rounds that are dealt anew, from this one to the last.
Parts finish_rounds(const schoten::State& state, int round, Totals totals, const Dice& dice) {
    schoten::State next = state;
    next.trick.clear();
    next.turn = no_seat;
    for (; round < state.rules.rounds; ++round) {
        FastRng cards = dice.of(round_deal + static_cast<unsigned>(round));
        FastRng whims = dice.of(round_whims + static_cast<unsigned>(round));
        next.phase = schoten::Phase::deal;
        next.rounds_scored = static_cast<std::uint8_t>(round);
        schoten::Silent silent;
        schoten::start_round(next, schoten::fast_deal(state.rules, cards), silent);
        const bots::WorldPlan plan = plan_of(next);
        bots::World world = world_of(next, plan);
        play_round(state.rules, plan, world, next.seats(), whims, totals);
    }
    SeatSet best;
    int most = -1;
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        if (totals[seat] > most) {
            best = {};
            most = totals[seat];
        }
        if (totals[seat] == most) best.add(seat);
    }
    return parts_of(best);
}

}  // namespace

bots::WorldPlan plan_of(const schoten::State& state) {
    return bots::WorldPlan(schoten::see(state, Viewer::everything(), Finished::open));
}

bots::World world_of(const schoten::State& state, const bots::WorldPlan& plan) {
    bots::World world;
    for (Seat seat = 0; seat < state.rules.players; ++seat)
        world.hands[seat] = plan.order().places(state.hands[seat]);
    world.collections = state.collections;
    world.tips = state.tips;
    world.rack = state.rack_left;
    for (const schoten::TrickCard& played : state.trick) {
        const bots::WorldCard card{played.seat, static_cast<std::int8_t>(plan.order().place(played.card))};
        world.trick.push_back(card);
        ++world.lying[played.card.colour()];
        if (card.place > world.best.place) world.best = card;
    }
    world.turn = state.phase == schoten::Phase::tips ? state.starter() : state.turn;
    world.takes = state.phase == schoten::Phase::take;
    return world;
}

Parts finish(const schoten::State& state, const bots::WorldPlan& plan, bots::World world, SeatSet to_tip,
             const Dice& dice) {
    FastRng whims = dice.of(round_whims + static_cast<unsigned>(state.round()));
    Totals totals = totals_of(state);
    play_round(state.rules, plan, world, to_tip, whims, totals);
    return finish_rounds(state, state.round() + 1, totals, dice);
}

Parts finish(const schoten::State& state, const Dice& dice) {
    if (state.over()) return parts_of(schoten::winners(state));
    if (state.phase == schoten::Phase::deal)
        return finish_rounds(state, state.rounds_scored, totals_of(state), dice);
    const bots::WorldPlan plan = plan_of(state);
    return finish(state, plan, world_of(state, plan), state.waiting, dice);
}

}  // namespace scoville::lookback
