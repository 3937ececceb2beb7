// Worlds that fit what one seat has seen: a cloud of whole games with other hidden cards, carried along from
// the deal. What others did weighs them, as somebody would have done it who is mostly the player of the
// play-outs and sometimes anything (people are no masters: without the second part the weights collapse on
// worlds that happen to suit a master). What the seat saw of cards, its own draws and what was turned over,
// decides which are possible at all. (A particle filter; a face-down card is chosen by what it was said to
// be, so it costs no world its weight.)
#pragma once

#include "bots/spicy/beliefs.h"
#include "lookback/spicy/weighing.h"

namespace scoville::lookback {

// Fewer worlds than these say nothing.
constexpr double few_worlds = 5;

template <class Player>
class Worlds {
public:
    // `end_slack`: the end card lies so far off its place, either way (S4).
    Worlds(Player& player, Seat self, int count, int end_slack, spicy::VariantSet variants,
           std::uint64_t seed)
        : self_(self), end_slack_(end_slack), rng_(seed), weighing_(player), variants_(variants) {
        worlds_.resize(static_cast<std::size_t>(count));
    }

    const std::vector<World<Player>>& all() const { return worlds_; }

    // After the deal, from what the seat sees of it.
    void begin(const Scene<Player>& deal) {
        hear(deal);
        for (Seat seat = 0; seat < max_seats; ++seat) public_minds_[seat] = Player::begin(seat, {});
        deal_anew(deal.from, true);
    }

    // Another let the card go without a word, or the seat itself did.
    void silence(const Scene<Player>& scene) {
        for (World<Player>& world : worlds_) {
            if (scene.seat != self_ && world.weight > 0)
                world.weight *= weighing_.chance_of(world, scene.seat, Asked::reaction,
                                                    [](spicy::Action a) { return a.what == spicy::Do::let; });
        }
        tidy(scene.from);
        for (World<Player>& world : worlds_) {
            world.table.unasked.remove(scene.seat);
            world.table.declined.add(scene.seat);
        }
    }

    // An action outside a round of answers, with all that follows from it; `after` is the table then.
    void act(const Scene<Player>& scene, const Table<Player>& after) {
        hear(scene);
        for (World<Player>& world : worlds_)
            if (world.weight > 0) act_in(world, scene);
        tidy(after);
    }

    // A whole round of answers (P2), in the order they count: who answered after the one that counted stays
    // unseen.
    void round(std::span<const Scene<Player>* const> answers, const Table<Player>& after) {
        for (const Scene<Player>* answer : answers) hear(*answer);
        const int counts = counting(answers);
        for (World<Player>& world : worlds_) {
            for (int i = 0; i < static_cast<int>(answers.size()) && world.weight > 0; ++i)
                answer_in(world, *answers[static_cast<std::size_t>(i)], i, counts, answers);
        }
        tidy(after);
    }

    // How many different worlds really count: equal ones are one.
    double effective() const {
        std::vector<std::pair<std::uint64_t, double>> groups;
        for (const World<Player>& world : worlds_)
            if (world.weight > 0) groups.emplace_back(print_of(world.table.state, self_), world.weight);
        std::sort(groups.begin(), groups.end());
        double sum = 0;
        double squares = 0;
        for (std::size_t i = 0; i < groups.size();) {
            double group = 0;
            const std::uint64_t print = groups[i].first;
            for (; i < groups.size() && groups[i].first == print; ++i) group += groups[i].second;
            sum += group;
            squares += group * group;
        }
        return squares > 0 ? sum * sum / squares : 0;
    }

    // So many of them, each as often as it weighs: worth the same from here on.
    std::vector<const World<Player>*> some(int count) const {
        double sum = 0;
        for (const World<Player>& world : worlds_) sum += world.weight;
        std::vector<const World<Player>*> list;
        double passed = 0;
        for (const World<Player>& world : worlds_) {
            passed += world.weight * count / sum;
            while (static_cast<double>(list.size()) + 0.5 < passed && static_cast<int>(list.size()) < count)
                list.push_back(&world);
        }
        while (!list.empty() && static_cast<int>(list.size()) < count)
            list.push_back(list.back());  // lost to rounding
        return list;
    }

    // Of the top card being right.
    Belief belief() const {
        Mean number;
        Mean spice;
        Mean both;
        for (const World<Player>& world : worlds_) {
            if (world.weight <= 0) continue;
            const spicy::State& state = world.table.state;
            const auto add = [&](spicy::Card card, double weight) {
                spicy::StackCard top = state.top();
                top.card = card.kind & 63U;
                const bool n = spicy::card_is_right(state.rules, top, spicy::Trait::number);
                const bool s = spicy::card_is_right(state.rules, top, spicy::Trait::spice);
                number.add(n, weight);
                spice.add(s, weight);
                both.add(n && s, weight);
            };
            // Each world says more than the one card it chose: how likely every card of the hand was.
            if (world.owner != state.top().owner()) {
                add(state.top().kind(), world.weight);
                continue;
            }
            for (std::uint8_t kind = 0; kind < spicy::total_wild.kind; ++kind)
                if (world.chances[kind] > 0) add({kind}, world.weight * world.chances[kind] / world.mass);
        }
        return {number.mean(), spice.mean(), both.mean()};
    }

private:
    // ---- What the seat sees itself ----

    void hear(const Scene<Player>& scene) {
        for (const spicy::Event& event : scene.events) {
            memory_.see(spicy::see(event, Viewer::at_seat(self_)));
            const spicy::SeenEvent open = spicy::see(event, Viewer::spectator());
            for (auto& mind : public_minds_) Player::hear(mind, open);
        }
    }

    // ---- Dealing ----

    // All that the seat cannot place lies anywhere, equally likely.
    void deal_anew(const Table<Player>& seen, bool first) {
        const spicy::View view = spicy::see(seen.state, Viewer::at_seat(self_), Finished::sealed);
        const bots::UnseenCards unseen = bots::UnseenCards::from(self_, view, memory_);
        std::vector<spicy::Card> pool;
        for (std::uint8_t kind = 0; kind < spicy::total_wild.kind; ++kind)
            for (int i = 0; i < unseen.count({kind}); ++i) pool.push_back({kind});
        for (World<Player>& world : worlds_) {
            for (std::size_t i = pool.size(); i > 1; --i)
                std::swap(pool[i - 1], pool[rng_.below(static_cast<std::uint32_t>(i))]);
            world = {};
            world.table = seen;
            fill(world, pool, first);
        }
    }

    void fill(World<Player>& world, const std::vector<spicy::Card>& pool, bool first) {
        spicy::State& state = world.table.state;
        std::size_t next = 0;
        for (Seat seat = 0; seat < state.rules.players; ++seat) {
            if (seat == self_) continue;
            const int wilds = state.hands[seat].count(spicy::total_wild);
            const int cards = state.hands[seat].size() - wilds;
            state.hands[seat] = {};
            for (int i = 0; i < wilds; ++i) state.hands[seat].add(spicy::total_wild);
            for (int i = 0; i < cards; ++i) state.hands[seat].add(pool[next++]);
            world.table.minds[seat] = public_minds_[seat];
            if (first) world.table.minds[seat] = Player::begin(seat, state.hands[seat]);
        }
        for (int i = 0; i < state.stack_size; ++i) {
            spicy::StackCard& card = state.stack[static_cast<std::size_t>(i)];
            if (card.owner() != self_ && card.kind() != spicy::total_wild)
                card.card = pool[next++].kind & 63U;
        }
        for (int i = state.deck_next; i < state.deck_size; ++i)
            state.deck[static_cast<std::size_t>(i)] = pool[next++];
        if (first)
            for (Seat seat = 0; seat < state.rules.players; ++seat)
                if (seat != self_)
                    Player::hear(world.table.minds[seat], spicy::Started{state.turn, variants_});
        if (state.rules.end_fixed) return;
        const int slack = static_cast<int>(rng_.below(static_cast<std::uint32_t>(2 * end_slack_ + 1)));
        const int above = state.draw_size() - (state.rules.below_end + slack - end_slack_);
        state.deck_end = static_cast<std::uint8_t>(state.deck_next + std::clamp(above, 1, state.draw_size()));
    }

    // ---- Doing ----

    void act_in(World<Player>& world, const Scene<Player>& scene) {
        spicy::Action action = scene.action;
        const bool lays = action.what == spicy::Do::play || action.what == spicy::Do::copy;
        if (scene.seat != self_) {
            if (lays && scene.took_back)
                action = weighing_.taken_back(world, scene);
            else if (lays)
                action = weighing_.choose(world, scene.seat, scene.asked, scene.action, rng_);
            else
                world.weight *= weighing_.chance_of(world, scene.seat, scene.asked,
                                                    [&](spicy::Action a) { return a == action; });
        }
        finish(world, scene, action);
    }

    // Which of the answers counts: the first challenge, else the first copy, else none.
    static int counting(std::span<const Scene<Player>* const> answers) {
        for (const spicy::Do what : {spicy::Do::challenge, spicy::Do::copy})
            for (std::size_t i = 0; i < answers.size(); ++i)
                if (answers[i]->action.what == what && !answers[i]->took_back) return static_cast<int>(i);
        return -1;
    }

    void answer_in(World<Player>& world, const Scene<Player>& scene, int at, int counts,
                   std::span<const Scene<Player>* const> answers) {
        spicy::Action action = scene.action;
        if (scene.seat != self_ && scene.took_back) {
            action = weighing_.taken_back(world, scene);
        } else if (scene.seat != self_ && at != counts) {
            const bool called =
                counts >= 0 && answers[static_cast<std::size_t>(counts)]->action.what == spicy::Do::challenge;
            const bool before = counts < 0 || at < counts;
            // Who came before a copy, or where none came, let it be; before or beside a challenge we know
            // less.
            if (before || !called)
                world.weight *= weighing_.chance_of(world, scene.seat, scene.asked, [&](spicy::Action a) {
                    return a.what != spicy::Do::challenge && (called || !before || a.what == spicy::Do::let);
                });
            action = spicy::Action::let(scene.action.what == spicy::Do::let && scene.action.standing);
        } else if (scene.seat != self_) {
            if (action.what == spicy::Do::copy)
                action = weighing_.choose(world, scene.seat, scene.asked, scene.action, rng_);
            else
                world.weight *= weighing_.chance_of(world, scene.seat, scene.asked, [&](spicy::Action a) {
                    return a.what == action.what && a.trait == action.trait;
                });
        }
        finish(world, scene, action);
    }

    void finish(World<Player>& world, const Scene<Player>& scene, spicy::Action action) {
        if (world.weight <= 0) return;
        if (scene.revealed) turn_over(world, *scene.revealed, self_);
        if (world.weight <= 0 || !put_draws(world, scene, self_, rng_)) return;
        std::vector<spicy::Event> events;
        Doer<Player> hand(world.table);
        hand.events = &events;
        if (!hand.act(scene.seat, action, scene.asked)) world.weight = 0;
        const bool own = scene.seat == self_ && action.what == spicy::Do::play;
        if (own) world.owner = no_seat;
        if (world.owner == no_seat) return;
        for (const spicy::Event& event : events)
            world.since.push_back(spicy::see(event, Viewer::at_seat(world.owner)));
        if (scene.revealed) world.owner = no_seat;
    }

    // ---- Keeping the cloud alive ----

    void tidy(const Table<Player>& seen) {
        double sum = 0;
        double squares = 0;
        for (World<Player>& world : worlds_) {
            if (world.weight > 0 && !fits(world.table, seen)) world.weight = 0;
            sum += world.weight;
            squares += world.weight * world.weight;
        }
        if (seen.state.over()) return;
        if (sum <= 0) return deal_anew(seen, false);
        const auto count = static_cast<double>(worlds_.size());
        for (World<Player>& world : worlds_) world.weight *= count / sum;
        if (sum * sum / squares < count / 2) draw_again();
    }

    // By weight, with one throw for all: those that count more come more often.
    void draw_again() {
        std::vector<World<Player>> next;
        next.reserve(worlds_.size());
        double passed = 0;
        double wanted = unit(rng_);
        const World<Player>* from = nullptr;
        for (const World<Player>& world : worlds_) {
            passed += world.weight;
            for (; wanted < passed && next.size() < worlds_.size(); wanted += 1) {
                const bool again = !next.empty() && from == &world;
                from = &world;
                next.push_back(world);
                next.back().weight = 1;
                if (again) stir(next.back(), self_, rng_);
            }
        }
        while (next.size() < worlds_.size()) next.push_back(next.back());  // lost to rounding
        worlds_ = std::move(next);
    }

    Seat self_;
    int end_slack_;
    FastRng rng_;
    Weighing<Player> weighing_;
    spicy::VariantSet variants_;
    bots::SpicyMemory memory_;
    std::array<typename Player::Memory, max_seats> public_minds_{};
    std::vector<World<Player>> worlds_;
};

}  // namespace scoville::lookback
