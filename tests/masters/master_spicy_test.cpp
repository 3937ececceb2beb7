#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "bots/face/levels.h"
#include "bots/master/spicy.h"
#include "bots/master/weights.h"
#include "lab/arena/run.h"
#include "lab/moves/spicy_moves.h"
#include "lab/train/net.h"
#include "spicy/inside/seen.h"

namespace scoville::bots {
namespace {

using spicy::Action;
using spicy::Card;
using spicy::Declaration;
using spicy::State;

// The master in the program, and a net of the second sight that has learnt nothing.
const std::vector<std::shared_ptr<const Net>>& nets() {
    static const std::vector<std::shared_ptr<const Net>> both = [] {
        auto second = std::make_shared<Net>(shape_of(Sight::second, 32, 16), 2);
        FastRng rng(7);
        lab::randomise(*second, rng);
        for (float& weight : second->weights()) weight *= 2;
        return std::vector<std::shared_ptr<const Net>>{spicy_master_net(), second};
    }();
    return both;
}

struct Table {
    static constexpr bool listens = true;
    State state;
    std::vector<std::unique_ptr<MasterSpicy>> bots;

    Table(const spicy::Options& options, const std::shared_ptr<const Net>& net, FastRng& rng)
        : state(spicy::deal_from_key(options, lab::random_key(rng)).state) {
        for (Seat seat = 0; seat < options.players; ++seat)
            bots.push_back(std::make_unique<MasterSpicy>(net, MasterTemper{}, rng.next()));
    }
    void tell(const spicy::Event& event) {
        for (Seat seat = 0; seat < state.rules.players; ++seat)
            bots[seat]->see(spicy::see(event, Viewer::at_seat(seat)));
    }
};

// Calls f(seat, ask, bot) at every question of some games, all options tried.
template <class F>
void for_each_question(int games, F&& f) {
    FastRng rng(21);
    for (int game = 0; game < games; ++game) {
        Table table(lab::random_options(rng), nets()[static_cast<std::size_t>(game % 2)], rng);
        while (!table.state.over()) {
            const lab::SpicyMove move = lab::random_move(table.state, rng);
            const spicy::Legal legal = spicy::legal(table.state, move.seat);
            const spicy::Faults faults = spicy::faults(table.state, move.seat);
            const spicy::View view = spicy::see(table.state, Viewer::at_seat(move.seat), Finished::sealed);
            const bool asked = legal.let || legal.pass || legal.choose;
            if (asked) f(SpicyAsk{move.seat, view, legal, faults}, *table.bots[move.seat], table.state);
            ASSERT_TRUE(spicy::apply(table.state, move.seat, move.action, table));
        }
    }
}

TEST(MasterSpicy, its_policy_is_legal_and_sums_up_to_one) {
    int questions = 0;
    int with_extras = 0;
    for_each_question(25, [&](const SpicyAsk& ask, MasterSpicy& bot, const State&) {
        double sum = 0;
        for (const WeighedAction& each : bot.policy(ask)) {
            sum += each.chance;
            with_extras += !each.action.extras.empty();
            ASSERT_TRUE(spicy::allows(ask.legal, {}, each.action));
        }
        ASSERT_NEAR(sum, 1, 1e-4);
        ASSERT_TRUE(spicy::allows(ask.legal, ask.faults, bot.act(ask)));
        ++questions;
    });
    EXPECT_GT(questions, 1000);
    EXPECT_GT(with_extras, 0);
}

TEST(MasterSpicy, believes_something_wherever_it_may_challenge) {
    for_each_question(8, [&](const SpicyAsk& ask, MasterSpicy& bot, const State&) {
        const auto belief = bot.belief(ask);
        ASSERT_EQ(belief.has_value(), !ask.legal.challenges.empty());
        if (!belief) return;
        for (const double chance : {belief->number, belief->spice, belief->both}) {
            ASSERT_GE(chance, 0);
            ASSERT_LE(chance, 1);
        }
    });
}

// Others' hands, the deck and other seats' stack cards are dealt anew: the seat's policy does not move.
TEST(MasterSpicy, nothing_hidden_reaches_it) {
    FastRng shuffle(5);
    int changed = 0;
    for_each_question(12, [&](const SpicyAsk& ask, MasterSpicy& bot, const State& state) {
        State other = state;
        std::vector<Card> hidden;
        for (Seat seat = 0; seat < state.rules.players; ++seat)
            if (seat != ask.seat)
                state.hands[seat].for_each_card([&](Card card) {
                    if (card != spicy::total_wild) hidden.push_back(card);
                });
        for (int i = state.deck_next; i < state.deck_size; ++i)
            hidden.push_back(state.deck[static_cast<std::size_t>(i)]);
        for (std::size_t i = hidden.size(); i > 1; --i)
            std::swap(hidden[i - 1], hidden[shuffle.below(static_cast<std::uint32_t>(i))]);
        std::size_t next = 0;
        for (Seat seat = 0; seat < state.rules.players; ++seat) {
            if (seat == ask.seat) continue;
            spicy::Hand hand;
            state.hands[seat].for_each_card(
                [&](Card card) { hand.add(card == spicy::total_wild ? card : hidden[next++]); });
            other.hands[seat] = hand;
        }
        for (int i = state.deck_next; i < state.deck_size; ++i)
            other.deck[static_cast<std::size_t>(i)] = hidden[next++];
        changed += !(other == state);
        const spicy::View view = spicy::see(other, Viewer::at_seat(ask.seat), Finished::sealed);
        const auto here = bot.policy(ask);
        const auto there = bot.policy({ask.seat, view, ask.legal, ask.faults});
        ASSERT_EQ(here.size(), there.size());
        for (std::size_t i = 0; i < here.size(); ++i) {
            ASSERT_EQ(here[i].action, there[i].action);
            ASSERT_EQ(here[i].chance, there[i].chance);
        }
    });
    EXPECT_GT(changed, 100);
}

// What it would do with chili it would do with pepper.
TEST(MasterSpicy, spices_are_alike_to_it) {
    const spicy::Options options{.players = 3, .everyone_answers = true, .start = Seat{0}};
    const auto chance_of = [&](const std::shared_ptr<const Net>& net, int first, int second, int third) {
        spicy::Setup setup{.hands = {{Card::of(first, 4), Card::of(first, 2), Card::of(first, 9),
                                      Card::of(second, 3), Card::of(second, 3), Card::of(third, 7)},
                                     {Card::of(first, 1), Card::of(first, 3), Card::of(first, 5),
                                      Card::of(second, 8), Card::of(second, 9), Card::of(third, 10)},
                                     {Card::of(first, 6), Card::of(first, 7), Card::of(first, 8),
                                      Card::of(second, 1), Card::of(second, 2), Card::of(third, 1)}},
                           .draw = {}};
        const auto deal = spicy::deal_from_setup(options, setup);
        EXPECT_TRUE(deal);
        const spicy::Legal legal = spicy::legal(deal->state, 0);
        const spicy::View view = spicy::see(deal->state, Viewer::at_seat(0), Finished::sealed);
        MasterSpicy bot(net, {}, 1);
        for (const WeighedAction& each : bot.policy({0, view, legal, {}}))
            if (each.action == Action::play(Card::of(second, 3), Declaration::of(first, 2)))
                return each.chance;
        return -1.0;
    };
    for (const auto& net : nets()) {
        const double chance = chance_of(net, 0, 1, 2);
        EXPECT_GT(chance, 0);
        EXPECT_NEAR(chance_of(net, 2, 0, 1), chance, 1e-6);
        EXPECT_NEAR(chance_of(net, 1, 2, 0), chance, 1e-6);
    }
}

// Each input stands where it belongs, once, and is of a size a net can work with.
TEST(Sights, inputs_are_each_named_once) {
    MasterMemory memory;
    FeatureList list;
    for (const Sight sight : {Sight::first, Sight::second}) {
        const int count = shape_of(sight, 16, 16).inputs;
        std::vector<int> used(static_cast<std::size_t>(count));
        for_each_question(20, [&](const SpicyAsk& ask, MasterSpicy&, const State&) {
            const Matter matter = first_matter(ask.legal);
            list_features(sight, ask, memory, SpiceSlots(ask.view, ask.seat), matter, list);
            std::vector<bool> seen(static_cast<std::size_t>(count));
            for (const Feature& input : list.all()) {
                ASSERT_LT(input.at, count);
                ASSERT_FALSE(seen[input.at]) << input.at;
                ASSERT_LT(std::abs(input.value), 20) << input.at;
                seen[input.at] = true;
                ++used[input.at];
            }
        });
        // Without a memory nobody's conduct is known; nearly all else comes up.
        EXPECT_GT(std::count_if(used.begin(), used.end(), [](int n) { return n > 0; }), count / 2);
    }
}

// A declared 4 that is let go, then a called one: what a seat keeps in mind of both.
TEST(Memory, keeps_what_was_said_and_how_it_turned_out) {
    using namespace spicy;  // NOLINT(google-build-using-namespace)
    MasterMemory memory;
    const auto hidden = [](Seat seat, int number) {
        return Played{seat, Card::hidden(), Declaration::of(0, number), {}, false, false};
    };
    memory.see(Started{0, {}});
    memory.see(hidden(1, 2));
    memory.see(hidden(2, 9));
    memory.see(Challenged{3, 2, Trait::number});
    memory.see(Revealed{2, Card::of(0, 3), Declaration::of(0, 9), 3, 2});
    memory.see(StackWon{3, {2, 0}, false});
    EXPECT_EQ(memory.said()[Card::of(0, 2).kind], 1) << "was never turned over";
    EXPECT_EQ(memory.said()[Card::of(0, 9).kind], 0) << "is known";
    EXPECT_EQ(memory.conduct(3).called[static_cast<std::size_t>(Trait::number)], 1);
    EXPECT_EQ(memory.conduct(3).called_won[static_cast<std::size_t>(Trait::number)], 1);
    EXPECT_EQ(memory.conduct(3).called_low, 1);
    EXPECT_EQ(memory.conduct(3).called_high, 1);
    EXPECT_EQ(memory.conduct(3).could_call, 2);
    EXPECT_EQ(memory.conduct(2).shown_high.all, 1);
    EXPECT_EQ(memory.conduct(2).shown_high.number, 0);
    EXPECT_EQ(memory.conduct(2).shown_high.spice, 1);
    EXPECT_EQ(memory.conduct(2).shown_low.all, 1);
    EXPECT_EQ(memory.conduct(2).shown_last.all, 0);
    EXPECT_EQ(memory.conduct(1).leaps, 1);
    EXPECT_EQ(memory.conduct(2).leaps, 6);
    memory.see(Played{0, Card::of(1, 1), Declaration::of(1, 1), {}, false, false});
    memory.see(hidden(1, 3));
    memory.see(StackWon{0, {2, 0}, true});  // a raid: the last card stays
    EXPECT_EQ(memory.said()[Card::of(1, 1).kind], 0) << "an own card is no hearsay";
    memory.see(hidden(2, 4));
    memory.see(StackWon{1, {2, 0}, true});
    EXPECT_EQ(memory.said()[Card::of(0, 3).kind], 1);
    EXPECT_EQ(memory.said()[Card::of(0, 4).kind], 0);
}

TEST(MasterLevels, are_never_refused) {
    const auto all_variants = spicy::VariantSet::first(spicy::variant_count);
    const std::vector<spicy::Options> tables{
        {.players = 6, .variants = all_variants, .strict = true, .everyone_answers = true},
        {.players = 4, .variants = all_variants, .strict = true},
        {.players = 2, .edition = spicy::Edition::y2022},
        {.players = 5, .edition = spicy::Edition::y2022, .everyone_answers = true},
    };
    for (const spicy::Options& options : tables) {
        std::vector<lab::Entrant> entrants;
        for (int i = 0; i < options.players; ++i)
            entrants.push_back(
                *lab::entrant_named(levels()[static_cast<std::size_t>(level_count - 1 - i % 3)].name));
        const lab::Lineup lineup(std::move(entrants));
        const lab::RunResult run =
            lab::run_blocks(lab::blocks_of(options, lineup, {}), lineup.bots(), {.blocks = 4, .sprt = {}});
        for (const lab::Tally& total : run.totals) {
            EXPECT_GT(total.decisions, 0);
            EXPECT_EQ(total.refused, 0);
        }
    }
}

}  // namespace
}  // namespace scoville::bots
