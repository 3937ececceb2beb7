#include "lab/train/schoten.h"

#include <cmath>
#include <utility>
#include <vector>

#include "base/arithmetic.h"
#include "schoten/face/options.h"
#include "schoten/face/points.h"
#include "schoten/face/rank.h"

namespace scoville::lab {
namespace {

using bots::Course;
using bots::Player;
using bots::PlayerWeights;
using bots::Worth;
using schoten::Card;
using schoten::Colour;

constexpr int most_seats = schoten::max_players;

// Where learning begins: tricks that serve the own tips, cheaply; long colours for most.
PlayerWeights first_weights() {
    PlayerWeights weights;
    weights.card[bots::thought::gain] = 2;
    weights.card[bots::thought::given] = -0.7F;
    weights.card[bots::thought::place_lost] = -1;
    for (const auto thought : {bots::thought::held, bots::thought::beats}) {
        weights.tip[0][thought] = 2;
        weights.tip[1][thought] = -2;
    }
    for (int tricks = 0; tricks < Worth::tricks; ++tricks)
        for (int ahead = Worth::least; ahead <= Worth::most_ahead; ++ahead)
            for (int below = Worth::least; below <= Worth::most_below; ++below)
                weights.worth.at(tricks, {.ahead = ahead, .below = below}) = {
                    .points = 3 + 0.35F * static_cast<float>(ahead + below), .both = 0.3F};
    return weights;
}

struct Dealt {
    schoten::Ranking ranking{};
    std::array<schoten::CardSet, most_seats> hands{};
    schoten::ColourCounts rack;
};

Dealt deal(const schoten::Ruleset& rules, FastRng& rng) {
    const auto shuffled = [&](std::vector<std::uint8_t> list) {
        for (std::size_t i = list.size(); i > 1; --i)
            std::swap(list[i - 1], list[rng.below(static_cast<std::uint32_t>(i))]);
        return list;
    };
    const auto first = [](int count) {
        std::vector<std::uint8_t> list;
        for (int i = 0; i < count; ++i) list.push_back(static_cast<std::uint8_t>(i));
        return list;
    };
    Dealt dealt;
    const auto cards = shuffled(first(schoten::card_count));
    std::size_t next = 0;
    for (Seat seat = 0; seat < rules.players; ++seat)
        for (int i = 0; i < rules.dealt; ++i) dealt.hands[seat].add(Card{cards[next++]});
    for (; next < cards.size(); ++next) ++dealt.rack[Card{cards[next]}.colour()];
    const auto numbers = shuffled(first(schoten::max_number));
    schoten::ColourNumbers trumps{};
    for (std::size_t i = 0; i < trumps.size(); ++i) trumps[i] = static_cast<std::uint8_t>(numbers[i] + 1);
    dealt.ranking = schoten::ranking_of(trumps);
    return dealt;
}

// How a round's points move the chance to win a match of several rounds.
constexpr double point_scale = 4.5;

// Steps along a direction of many noisy samples (Adam).
class Steps {
public:
    explicit Steps(std::size_t size) : sums(size), mean_(size), square_(size) {}
    void step(std::size_t i, float& weight, double count, double rate) {
        const double slope = sums[i] / count;
        sums[i] = 0;
        mean_[i] = 0.9 * mean_[i] + 0.1 * slope;
        square_[i] = 0.99 * square_[i] + 0.01 * slope * slope;
        weight += static_cast<float>(rate * mean_[i] / (std::sqrt(square_[i]) + 1e-8));
    }
    std::vector<double> sums;

private:
    std::vector<double> mean_, square_;
};

double log_of(float chance) { return arithmetic::log(std::max(static_cast<double>(chance), 1e-9)); }

double entropy_of(const float* chances, std::size_t count) {
    double entropy = 0;
    for (std::size_t i = 0; i < count; ++i) entropy -= static_cast<double>(chances[i]) * log_of(chances[i]);
    return entropy;
}

class Training {
public:
    explicit Training(const SchotenTrainPlan& plan)
        : plan_(plan),
          rules_(schoten::ruleset_of({.players = static_cast<std::uint8_t>(plan.players)})),
          rng_(plan.seed),
          weights_(first_weights()) {}

    PlayerWeights go(const SchotenTrainListener& listener) {
        constexpr int report_every = 50;  // steps
        SchotenTrainProgress progress;
        for (int step = 1; progress.rounds < plan_.rounds; ++step) {
            for (int i = 0; i < plan_.batch; ++i) play_round();
            progress.rounds += plan_.batch;
            take_step(static_cast<double>(progress.rounds) / static_cast<double>(plan_.rounds));
            constexpr int worth_every = 5;
            if (step % worth_every == 0) learn_worth();
            if (step % report_every != 0 || !listener) continue;
            progress.entropy = entropy_ / static_cast<double>(decisions_);
            progress.points = points_ / static_cast<double>(seats_);
            entropy_ = points_ = 0;
            decisions_ = seats_ = 0;
            listener(progress);
        }
        return weights_;
    }

private:
    struct Decision {
        Seat seat = 0;
        int chosen = 0;
        float lead = 0;  // of its collection's worth over the others', as it was
        bots::CardChoice choice;
        bots::CardThoughts thoughts;
    };
    struct Tipped {
        Player::TipChances chances{};
        bots::TipThoughts thoughts;
        std::size_t chosen = 0;
    };
    struct Stood {
        Seat seat = 0;
        int tricks = 0;
        bots::Standing standing;
    };

    void play_round() {
        const Dealt dealt = deal(rules_, rng_);
        schoten::View view;
        view.rules = rules_;
        view.ranking = dealt.ranking;
        const bots::WorldPlan plan(view);
        const Player player(plan, weights_);
        bots::World world;
        Course course{.out = {}, .backs = {}, .tricks = rules_.dealt};
        world.rack = dealt.rack;
        world.turn = static_cast<Seat>(rng_.below(rules_.players));
        for (Seat seat = 0; seat < rules_.players; ++seat) {
            world.hands[seat] = plan.order().places(dealt.hands[seat]);
            course.backs[seat] = dealt.hands[seat].backs();
        }
        for (Seat seat = 0; seat < rules_.players; ++seat) tip(player, course, world, seat);
        decisions_of_round_.clear();
        stood_.clear();
        while (!world.over()) {
            if (world.takes) {
                plan.take(world, player.choose_take(world, course.tricks));
                continue;
            }
            if (world.trick.empty()) note_standings(world, course.tricks);
            lay(player, plan, course, world);
        }
        note_standings(world, 0);
        learn(world);
    }

    template <class Chances>
    int draw(const Chances& chances, int count) {
        float left = bots::draw_unit(rng_);
        for (int i = 0; i < count - 1; ++i)
            if ((left -= chances[static_cast<std::size_t>(i)]) < 0) return i;
        return count - 1;
    }

    void tip(const Player& player, const Course& course, bots::World& world, Seat seat) {
        Tipped& tipped = tipped_[seat];
        tipped.chances = player.weigh_tips(world.rack, course, seat, world.hands[seat], &tipped.thoughts);
        tipped.chosen =
            static_cast<std::size_t>(draw(tipped.chances, static_cast<int>(tipped.chances.size())));
        world.tips[seat] = Player::all_tips()[tipped.chosen];
    }

    void lay(const Player& player, const bots::WorldPlan& plan, Course& course, bots::World& world) {
        const Seat seat = world.turn;
        decisions_of_round_.emplace_back();
        Decision& decision = decisions_of_round_.back();
        player.weigh_cards(world, course, world.hands[seat], decision.choice, &decision.thoughts);
        const int count = decision.choice.places.size();
        decision.seat = seat;
        decision.chosen = count == 1 ? 0 : draw(decision.choice.chances, count);
        decision.lead = lead_of(world, seat, course.tricks);
        const int place = decision.choice.places[decision.chosen];
        if (count == 1) decisions_of_round_.pop_back();
        course.lay(seat, place, plan.colour_of(place));
        plan.play(world, place);
        if (world.trick.empty()) --course.tricks;
    }

    float lead_of(const bots::World& world, Seat self, int tricks) const {
        float own = 0;
        float others = 0;
        for (Seat seat = 0; seat < rules_.players; ++seat)
            (seat == self ? own : others) +=
                weights_.worth.of(tricks, world.collections[seat], world.tips[seat]);
        return own - others / static_cast<float>(rules_.players - 1);
    }

    void note_standings(const bots::World& world, int tricks) {
        for (Seat seat = 0; seat < rules_.players; ++seat)
            stood_.push_back({seat, tricks, bots::standing_of(world.collections[seat], world.tips[seat])});
    }

    void learn(const bots::World& world) {
        std::array<int, most_seats> points{};
        std::array<bool, most_seats> both{};
        for (Seat seat = 0; seat < rules_.players; ++seat) {
            points[seat] = schoten::round_points(rules_, world.collections[seat], world.tips[seat]);
            const auto standing = bots::standing_of(world.collections[seat], world.tips[seat]);
            both[seat] = standing.ahead >= 0 && standing.below >= 0;
            points_ += points[seat];
            ++seats_;
        }
        for (const Stood& stood : stood_) {
            Seen& seen = seen_[Worth::place(stood.tricks, stood.standing)];
            seen.times += 1;
            if (both[stood.seat]) seen.both += 1;
            seen.points += points[stood.seat] - (both[stood.seat] ? stood.standing.gap : 0);
        }
        std::array<double, most_seats> share{};
        for (Seat seat = 0; seat < rules_.players; ++seat) {
            double sum = 0;
            for (Seat other = 0; other < rules_.players; ++other)
                sum += arithmetic::exp((points[other] - points[seat]) / point_scale);
            share[seat] = 1 / sum;
        }
        constexpr double emphasis = 4;
        const double others = rules_.players - 1;
        for (const Decision& decision : decisions_of_round_) {
            const double expected =
                1 / (1 + others * arithmetic::exp(-static_cast<double>(decision.lead) / point_scale));
            const auto count = static_cast<std::size_t>(decision.choice.places.size());
            add_slopes(decision.choice.chances.data(), count, static_cast<std::size_t>(decision.chosen),
                       emphasis * (share[decision.seat] - expected), [&](std::size_t i, double slope) {
                           const auto& thoughts = decision.thoughts.of[i];
                           for (std::size_t k = 0; k < thoughts.size(); ++k)
                               card_.sums[k] += slope * static_cast<double>(thoughts[k]);
                       });
            entropy_ += entropy_of(decision.choice.chances.data(), count);
            ++decisions_;
        }
        for (Seat seat = 0; seat < rules_.players; ++seat) {
            const Tipped& tipped = tipped_[seat];
            add_slopes(tipped.chances.data(), tipped.chances.size(), tipped.chosen,
                       emphasis * (share[seat] - 1 / (others + 1)), [&](std::size_t i, double slope) {
                           const schoten::Tip tip = Player::all_tips()[i];
                           const auto most = static_cast<std::size_t>(tip.most);
                           const auto fewest = static_cast<std::size_t>(tip.fewest);
                           for (std::size_t k = 0; k < bots::thought::tips; ++k) {
                               tip_[0].sums[k] += slope * static_cast<double>(tipped.thoughts.of[most][k]);
                               tip_[1].sums[k] += slope * static_cast<double>(tipped.thoughts.of[fewest][k]);
                           }
                       });
        }
    }

    // What was chosen is done more if it brought more than expected; chance is kept alive.
    template <class Add>
    void add_slopes(const float* chances, std::size_t count, std::size_t chosen, double advantage,
                    Add&& add) const {
        const double entropy = entropy_of(chances, count);
        for (std::size_t i = 0; i < count; ++i) {
            const auto chance = static_cast<double>(chances[i]);
            add(i, ((i == chosen ? 1 : 0) - chance) * advantage -
                       plan_.entropy * chance * (log_of(chances[i]) + entropy));
        }
    }

    void take_step(double part_done) {
        const double rate = plan_.rate * std::max(0.05, 1 - part_done);
        for (std::size_t i = 0; i < weights_.card.size(); ++i)
            card_.step(i, weights_.card[i], plan_.batch, rate);
        for (std::size_t part = 0; part < 2; ++part)
            for (std::size_t i = 0; i < weights_.tip[part].size(); ++i)
                tip_[part].step(i, weights_.tip[part][i], plan_.batch, rate);
    }

    void learn_worth() {
        constexpr double enough = 20;
        constexpr double keep = 0.9;
        for (std::size_t i = 0; i < seen_.size(); ++i) {
            Seen& seen = seen_[i];
            if (seen.times > enough)
                weights_.worth.entries()[i] = {.points = static_cast<float>(seen.points / seen.times),
                                               .both = static_cast<float>(seen.both / seen.times)};
            seen = {.times = keep * seen.times, .both = keep * seen.both, .points = keep * seen.points};
        }
    }

    struct Seen {
        double times = 0, both = 0, points = 0;
    };

    SchotenTrainPlan plan_;
    schoten::Ruleset rules_;
    FastRng rng_;
    PlayerWeights weights_;
    Steps card_{bots::thought::cards};
    std::array<Steps, 2> tip_{Steps(bots::thought::tips), Steps(bots::thought::tips)};
    std::array<Seen, Worth::size> seen_{};
    std::array<Tipped, most_seats> tipped_{};
    std::vector<Decision> decisions_of_round_;
    std::vector<Stood> stood_;
    double entropy_ = 0, points_ = 0;
    std::int64_t decisions_ = 0, seats_ = 0;
};

}  // namespace

bots::PlayerWeights train_players(const SchotenTrainPlan& plan, const SchotenTrainListener& listener) {
    return Training(plan).go(listener);
}

}  // namespace scoville::lab
