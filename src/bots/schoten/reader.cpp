#include "bots/schoten/reader.h"

#include <algorithm>

#include "bots/schoten/endgame.h"

namespace scoville::bots {

using schoten::Action;
using schoten::CardSet;
using schoten::Do;

namespace {

Course course_of(const SchotenAsk& ask, const WorldPlan& plan, CardSet known) {
    Course course{.out = plan.order().places(known - ask.view.hands[ask.seat].cards),
                  .backs = {},
                  .tricks = ask.view.hands[ask.seat].size()};
    for (Seat seat = 0; seat < plan.players(); ++seat) course.backs[seat] = ask.view.hands[seat].backs;
    return course;
}

// What an action leads to in a world.
void begin(Action action, Seat seat, const WorldPlan& plan, World& world, Course& course) {
    switch (action.what) {
        case Do::tip: world.tips[seat] = action.tips; break;
        case Do::take: plan.take(world, action.colour); break;
        case Do::card: {
            const int place = plan.order().place(action.card);
            course.lay(seat, place, action.card.colour());
            plan.play(world, place);
            if (world.trick.empty()) --course.tricks;
        }
    }
}

}  // namespace

std::vector<World> ReaderSchoten::worlds_for(const SchotenAsk& ask, const WorldPlan& plan,
                                             const Player& player, CardSet known, int count) {
    const bool reads = heard_.knows() && !ask.legal.tip && !heard_.laid().empty();
    std::vector<World> worlds;
    const int drawn = count * (reads ? plan_.pool : 1);
    worlds.reserve(static_cast<std::size_t>(drawn));
    for (int i = 0; i < drawn; ++i) worlds.push_back(random_world(ask.view, ask.seat, known, plan, rng_));
    if (!reads) return worlds;
    const Reading reading(heard_, plan, player, ask.seat, plan_.trust);
    std::vector<float> logs;
    logs.reserve(worlds.size());
    for (const World& world : worlds) logs.push_back(reading.of(world));
    draw_likely(worlds, logs, static_cast<std::size_t>(count), rng_);
    return worlds;
}

Action ReaderSchoten::act(const SchotenAsk& ask) {
    if (ask.legal.tip) heard_.begin(ask.view);
    const CardSet known = memory_.known(ask.view, ask.seat);
    const WorldPlan plan(ask.view);
    const SchotenCandidates candidates = candidates_of(ask, plan, known);
    if (candidates.size() == 1) return candidates[0];
    const Player player(plan, player_weights(plan.players()));
    const bool tips = ask.legal.tip;
    const int cards = ask.view.hands[ask.seat].size() - (ask.legal.cards.empty() ? 0 : 1);
    const bool solves = !tips && cards <= plan_.solved_cards;
    const int count = solves ? plan_.solved_worlds
                             : std::max(plan_.least_worlds, plan_.rounds / std::max(1, candidates.size()));
    const Course course = course_of(ask, plan, known);
    const Endgame endgame(ask.view, plan);
    std::array<double, 16> sums{};
    for (World& world : worlds_for(ask, plan, player, known, count)) {
        if (tips)
            for (Seat seat = 0; seat < plan.players(); ++seat)
                world.tips[seat] = player.draw_tip(world.rack, course, seat, world.hands[seat], rng_);
        for (int k = 0; k < candidates.size(); ++k) {
            World next = world;
            Course then = course;
            begin(candidates[k], ask.seat, plan, next, then);
            double& sum = sums[static_cast<std::size_t>(k)];
            if (solves) {
                sum += endgame.solve(next)[ask.seat];
                continue;
            }
            player.finish(next, then, rng_);
            sum += shares_of(ask.view, next)[ask.seat];
        }
    }
    const auto* best = std::max_element(sums.data(), sums.data() + candidates.size());
    return candidates[static_cast<int>(best - sums.data())];
}

}  // namespace scoville::bots
