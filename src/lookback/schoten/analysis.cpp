#include "lookback/schoten/analysis.h"

#include <algorithm>

#include "lookback/in_order.h"
#include "notation/schoten_out.h"
#include "schoten/inside/apply.h"
#include "schoten/inside/legal.h"
#include "schoten/inside/rounds.h"
#include "schoten/inside/seen.h"

namespace scoville::lookback {
namespace {

using schoten::Do;
using schoten::Phase;

// How often somebody tips just anything.
constexpr double anything = 0.15;
constexpr int tips_in_all = 12;
constexpr int tips_tried = 12;  // to see how likely a tip was
constexpr double few_worlds = 5;
// Alternatives are chosen on worlds of their own, and judged on others: the best of many is not the luckiest.
constexpr int pilots = 16;
constexpr std::size_t most_alternatives = 4;

std::string written(schoten::Action action) {
    std::string text;
    JsonOut out(text);
    notation::write_schoten_action(out, action);
    return text;
}

}  // namespace

// Worlds of one seat at one point, with the dice they are played out by.
struct SchotenAnalysis::Cloud {
    bots::WorldPlan plan;
    std::vector<bots::World> worlds;
    std::vector<double> weights;
    int first = 0;  // number of the first play-out

    double effective() const {
        Mean mean;
        for (const double weight : weights) mean.add(1, weight);
        return mean.effective();
    }
};

std::unique_ptr<SchotenAnalysis> SchotenAnalysis::of(const schoten::Deals& deals,
                                                     std::span<const notation::SchotenMove> moves,
                                                     const Plan& plan) {
    std::unique_ptr<SchotenAnalysis> analysis(new SchotenAnalysis(plan));
    if (!analysis->play(deals, moves)) return nullptr;
    return analysis;
}

bool SchotenAnalysis::play(const schoten::Deals& deals, std::span<const notation::SchotenMove> moves) {
    schoten::Silent silent;
    Scene now{.from = schoten::begin(schoten::ruleset_of(deals.options), *deals.options.start)};
    const auto deal = [&](int move) {
        if (now.from.phase != Phase::deal) return;
        schoten::deal_if_due(now.from, deals, silent);
        now.played = {};
        now.by = {};
        scenes_.push_back(now);
        scenes_.back().move = move;
    };
    deal(no_move);
    std::vector<std::pair<int, notation::SchotenMove>> ordered;
    for (std::size_t i = 0; i < moves.size(); ++i) ordered.emplace_back(static_cast<int>(i), moves[i]);
    for (std::size_t i = 0; i < ordered.size(); ++i) {
        // T6: tips are given at the same time; they count by seat.
        if (now.from.phase == Phase::tips && now.from.waiting == now.from.seats()) {
            const std::size_t end = std::min(ordered.size(), i + now.from.rules.players);
            put_in_order(ordered, i, end,
                         [](const auto& a, const auto& b) { return a.second.seat < b.second.seat; });
        }
        const auto& [at, move] = ordered[i];
        Scene scene = now;
        scene.what = What::act;
        scene.seat = move.seat;
        scene.move = at;
        scene.action = move.action;
        if (!schoten::apply(now.from, move.seat, move.action, silent)) return false;
        if (move.action.what == Do::card) {
            now.played.add(move.action.card);
            now.by[move.seat].add(move.action.card);
        }
        scenes_.push_back(scene);
        deal(at);
    }
    if (!now.from.over()) return false;
    // Until something is played out nobody is ahead; how it ended is known.
    ShareBySeat fair{};
    ShareBySeat result{};
    const Parts won = parts_of(schoten::winners(now.from));
    for (Seat seat = 0; seat < players(); ++seat) {
        fair[seat] = to_share(1.0 / players());
        result[seat] = to_share(won[seat]);
    }
    points_.resize(scenes_.size(), fair);
    points_.back() = result;
    play_outs_.resize(scenes_.size());
    each_.resize(scenes_.size());
    rounds_.resize(scenes_.size());
    sums_.resize(scenes_.size());
    for (Seat seat = 0; seat < players(); ++seat)
        if (plan_.known && (plan_.only == no_seat || plan_.only == seat)) seats_.push_back({.seat = seat});
    return true;
}

int SchotenAnalysis::lanes() const { return static_cast<int>(scenes_.size() + seats_.size()); }
int SchotenAnalysis::pieces(int lane) const {
    return lane < static_cast<int>(scenes_.size()) ? plan_.rounds : static_cast<int>(scenes_.size());
}
void SchotenAnalysis::advance(int lane) {
    const auto at = static_cast<std::size_t>(lane);
    if (at < scenes_.size())
        look_at(at);
    else
        go_on(seats_[at - scenes_.size()]);
}

void SchotenAnalysis::look_at(std::size_t at) {
    schoten::State state = scenes_[at].from;
    schoten::Silent silent;
    if (scenes_[at].what == What::act)
        CHECK(schoten::apply(state, scenes_[at].seat, scenes_[at].action, silent));
    ++rounds_[at];
    if (state.over()) {
        const Parts parts = finish(state, Dice(plan_.seed, 0));
        for (std::size_t seat = 0; seat < parts.size(); ++seat) points_[at][seat] = to_share(parts[seat]);
        return;
    }
    for (int i = 0; i < plan_.play_outs; ++i) {
        const Parts parts = finish(state, Dice(plan_.seed, play_outs_[at]));
        for (std::size_t seat = 0; seat < parts.size(); ++seat) sums_[at][seat] += parts[seat];
        if (play_outs_[at]++ < most_kept) each_[at].push_back(parts);
    }
    for (std::size_t seat = 0; seat < sums_[at].size(); ++seat)
        points_[at][seat] = to_share(sums_[at][seat] / play_outs_[at]);
}

SchotenAnalysis::Cloud SchotenAnalysis::cloud_at(const Scene& scene, Seat self, int count, int first) const {
    const schoten::View view = schoten::see(scene.from, Viewer::at_seat(self), Finished::sealed);
    const schoten::CardSet known = scene.played | scene.from.hands[self];
    Cloud cloud{.plan = bots::WorldPlan(view), .worlds = {}, .weights = {}, .first = first};
    for (int i = 0; i < count; ++i) {
        FastRng rng = Dice(plan_.seed, first + i).of(Dice::deal);
        bots::World world = bots::random_world(view, self, known, cloud.plan, rng);
        double weight = 1;
        if (scene.from.phase != Phase::tips) {
            const bots::Rollout rollout(cloud.plan, rng);
            for (Seat seat = 0; seat < players(); ++seat) {
                if (seat == self) continue;
                bots::World then = world;
                then.hands[seat] = then.hands[seat] | cloud.plan.order().places(scene.by[seat]);
                int same = 0;
                for (int k = 0; k < tips_tried; ++k)
                    same += rollout.choose_tip(then, seat) == scene.from.tips[seat];
                weight *= (1 - anything) * same / tips_tried + anything / tips_in_all;
            }
        }
        cloud.worlds.push_back(world);
        cloud.weights.push_back(weight);
    }
    return cloud;
}

std::optional<Decision> SchotenAnalysis::decide(const Scene& scene, int moment) const {
    const Seat self = scene.seat;
    std::vector<schoten::Action> others;
    schoten::for_each_action(schoten::legal(scene.from, self), [&](schoten::Action action) {
        if (!(action == scene.action)) others.push_back(action);
    });
    if (others.empty()) return std::nullopt;
    const auto gains_of = [&](const Cloud& cloud) {
        std::vector<Mean> gains(others.size());
        for (std::size_t i = 0; i < cloud.worlds.size(); ++i) {
            const Dice dice(plan_.seed, cloud.first + static_cast<int>(i));
            const auto worth = [&](schoten::Action action) {
                bots::World world = cloud.worlds[i];
                // T6: nobody's tip is known yet, so all others are still to give one.
                SeatSet to_tip = scene.from.phase == Phase::tips ? scene.from.seats() : SeatSet{};
                switch (action.what) {
                    case Do::tip:
                        world.tips[self] = action.tips;
                        to_tip.remove(self);
                        break;
                    case Do::card: cloud.plan.play(world, cloud.plan.order().place(action.card)); break;
                    case Do::take: cloud.plan.take(world, action.colour); break;
                }
                return finish(scene.from, cloud.plan, world, to_tip, dice)[self];
            };
            const double had = worth(scene.action);
            for (std::size_t k = 0; k < others.size(); ++k)
                gains[k].add(worth(others[k]) - had, cloud.weights[i]);
        }
        return gains;
    };
    if (others.size() > most_alternatives) {
        const std::vector<Mean> gains = gains_of(cloud_at(scene, self, pilots, plan_.play_outs));
        std::vector<std::size_t> order(others.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        put_in_order(order, [&](std::size_t a, std::size_t b) { return gains[a].mean() > gains[b].mean(); });
        std::vector<schoten::Action> best;
        for (std::size_t i = 0; i < most_alternatives; ++i) best.push_back(others[order[i]]);
        others = std::move(best);
    }
    const Cloud cloud = cloud_at(scene, self, plan_.play_outs, 0);
    Decision decision{
        .moment = moment, .move = scene.move, .action = written(scene.action), .worlds = cloud.effective()};
    if (decision.worlds < few_worlds) return std::nullopt;
    const std::vector<Mean> gains = gains_of(cloud);
    for (std::size_t k = 0; k < others.size(); ++k)
        decision.others.push_back(
            {.action = written(others[k]),
             .gain = gains[k].mean(),
             .interval = interval_of_gain(gains[k], gains[k].effective(), static_cast<int>(others.size()))});
    judge(decision);
    return decision;
}

void SchotenAnalysis::go_on(SeatLane& lane) {
    const std::size_t at = lane.next++;
    if (at + 1 == scenes_.size()) return;
    const Scene& scene = scenes_[at];
    if (plan_.decisions && scene.what == What::act && scene.seat == lane.seat)
        if (auto made = decide(scene, static_cast<int>(at))) lane.decisions.push_back(std::move(*made));
    // What the seat knows next; between two tips it knows nothing new.
    const Scene& next = scenes_[at + 1];
    const bool tips = next.from.phase == Phase::tips;
    if (tips && scene.what == What::act && next.what == What::act) return;
    if (next.what == What::deal) return;  // the deal comes with it
    const Cloud cloud = cloud_at(next, lane.seat, plan_.play_outs, 0);
    Mean mean;
    for (std::size_t i = 0; i < cloud.worlds.size(); ++i) {
        const SeatSet to_tip = tips ? next.from.seats() : SeatSet{};
        const Parts parts = finish(next.from, cloud.plan, cloud.worlds[i], to_tip,
                                   Dice(plan_.seed, cloud.first + static_cast<int>(i)));
        mean.add(parts[lane.seat], cloud.weights[i]);
    }
    const double worlds = mean.effective();
    lane.known.push_back({.moment = static_cast<int>(at),
                          .share = to_share(mean.mean()),
                          .interval = interval_of_share(mean.mean(), worlds),
                          .worlds = worlds,
                          .can_say = worlds >= few_worlds});
}

Report SchotenAnalysis::report() const {
    Report report{.game = std::string(schoten::Face::name),
                  .player = "quick play",
                  .players = players(),
                  .play_outs = plan_.play_outs,
                  .xray_play_outs = plan_.play_outs * plan_.rounds,
                  .seed = plan_.seed};
    for (std::size_t i = 0; i < scenes_.size(); ++i)
        report.moments.push_back(
            {scenes_[i].what, scenes_[i].seat, scenes_[i].move, points_[i], play_outs_[i], {}});
    for (Seat seat = 0; seat < players(); ++seat) report.seats.push_back({.seat = seat});
    add_up(report);
    if (std::all_of(rounds_.begin(), rounds_.end(), [&](int done) { return done == plan_.rounds; })) {
        std::vector<const PlayedOut*> by_moment;
        for (const PlayedOut& each : each_) by_moment.push_back(&each);
        add_doubts(report, by_moment);
    }
    for (const SeatLane& lane : seats_) {
        SeatReport& seat = report.seats[lane.seat];
        seat.looked = true;
        seat.known = lane.known;
        seat.decisions = lane.decisions;
        const double end = as_part(seat.result);
        seat.known.push_back({static_cast<int>(scenes_.size()) - 1, seat.result, {end, end}, 1, true});
    }
    return report;
}

}  // namespace scoville::lookback
