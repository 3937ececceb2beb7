// What must hold in every game, whatever the options: checked over random games.
#include <array>
#include <set>
#include <tuple>

#include <gtest/gtest.h>

#include "lab/moves/spicy_moves.h"
#include "spicy/inside/scoring.h"

namespace scoville::spicy {
namespace {

using namespace scoville::lab;  // NOLINT(google-build-using-namespace)

// Far more than any game needs: only a game that goes nowhere reaches it.
constexpr int move_limit = 20'000;

void expect_every_card_in_one_place(const State& state) {
    std::array<int, card_kinds> seen{};
    for (const Hand& hand : state.hands) hand.for_each_card([&](Card card) { ++seen[card.kind]; });
    for (int i = state.deck_next; i < state.deck_size; ++i)
        ++seen[state.deck[static_cast<std::size_t>(i)].kind];
    for (int i = 0; i < state.stack_size; ++i) ++seen[state.stack[static_cast<std::size_t>(i)].card];
    seen[total_wild.kind] += state.total_wilds_left;
    int spices = 0;
    for (int kind = 0; kind < card_kinds; ++kind) {
        const Card card{static_cast<std::uint8_t>(kind)};
        ASSERT_LE(seen[static_cast<std::size_t>(kind)], state.rules.box.copies_of(card)) << "kind " << kind;
        if (card != total_wild) spices += seen[static_cast<std::size_t>(kind)];
    }
    int won_spices = 0;
    int won_totals = 0;
    for (const SeenWon& won : state.won) {
        won_spices += won.spice;
        won_totals += won.total;
    }
    ASSERT_EQ(spices + won_spices, state.rules.box.spice_cards());
    ASSERT_EQ(seen[total_wild.kind] + won_totals, state.rules.box.total_wilds);
    int trophies = state.trophies_left;
    for (const int taken : state.trophies) trophies += taken;
    ASSERT_EQ(trophies, state.rules.box.trophies);
}

using Key = std::tuple<int, int, int, int, bool, bool, bool, int, int, int>;

// The one form of an action that the enumerators use: announcements the table makes for one (M1), or ignores
// (total wilds, S19), and standing lets where standing means nothing (live pace).
Key canonical(const State& state, Seat seat, Action a) {
    const bool lays = a.what == Do::play || a.what == Do::copy;
    bool last = a.last;
    if (lays && !state.rules.strict && state.hands[seat].size() == 1) last = true;
    if (a.card == total_wild) last = false;
    const bool standing = a.standing && state.rules.everyone_answers;
    const auto extra = [&](int i) { return i < a.extras.size() ? int{a.extras[i].kind} : -1; };
    const bool take = a.take;
    return {static_cast<int>(a.what),
            a.card.kind,
            a.declared.index,
            static_cast<int>(a.trait),
            last,
            standing,
            take,
            a.extras.size(),
            extra(0),
            extra(1)};
}

// Every action one could think of, sensible or not; extras are sampled.
template <class F>
void for_each_conceivable(FastRng& rng, F&& f) {
    f(Action::pass());
    f(Action::peek());
    for (const bool b : {false, true}) {
        f(Action::let(b));
        f(Action::choose_total_wild(b));
    }
    for (const Trait trait : {Trait::none, Trait::number, Trait::spice}) f(Action::challenge(trait));
    const auto any_card = [&] { return Card{static_cast<std::uint8_t>(rng.below(card_kinds))}; };
    const auto with_extras = [&](Action action) {
        f(action);
        if (rng.below(4) != 0) return;
        action.extras.push_back(any_card());
        f(action);
        action.extras.push_back(any_card());
        f(action);
    };
    for (int kind = 0; kind < card_kinds; ++kind) {
        const Card card{static_cast<std::uint8_t>(kind)};
        for (const bool last : {false, true}) {
            with_extras(Action::copy(card, last));
            for (int spice = 0; spice < max_spices + 1; ++spice)
                for (int number = 0; number <= max_number + 1; ++number)
                    with_extras(Action::play(card, Declaration::of(spice, number), last));
        }
    }
}

void expect_accepted_is_legal_or_fault(const State& state, FastRng& rng) {
    Silent silent;
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        std::set<Key> listed;
        std::size_t count = 0;
        const auto list = [&](const std::vector<Action>& actions) {
            for (const Action action : actions) listed.insert(canonical(state, seat, action));
            count += actions.size();
        };
        list(legal_actions(state, seat));
        list(fault_actions(state, seat));
        ASSERT_EQ(listed.size(), count) << "an action is listed twice";
        for (const std::vector<Action>& actions : {legal_actions(state, seat), fault_actions(state, seat)})
            for (const Action action : actions) {
                State copy = state;
                ASSERT_TRUE(apply(copy, seat, action, silent)) << "listed but refused";
            }
        for_each_conceivable(rng, [&](Action action) {
            State copy = state;
            const bool accepted = static_cast<bool>(apply(copy, seat, action, silent));
            ASSERT_EQ(accepted, listed.count(canonical(state, seat, action)) == 1)
                << "seat " << int{seat} << " what " << static_cast<int>(action.what) << " card "
                << int{action.card.kind} << " declared " << int{action.declared.index} << " last "
                << action.last << " extras " << action.extras.size();
            ASSERT_EQ(accepted, allows(legal(state, seat), faults(state, seat), action))
                << "allows() disagrees";
            if (!accepted) ASSERT_TRUE(copy == state) << "refused, but changed";
        });
    }
}

void expect_scores_add_up(const State& state) {
    int points = 0;
    int expected = 0;
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        const int held = state.hands[seat].count(total_wild);
        points += score(state, seat);
        expected += 10 * state.trophies[seat] + state.won[seat].spice + 5 * state.won[seat].total -
                    (state.hands[seat].size() - held) - 5 * held;
    }
    EXPECT_EQ(points, expected);
    const SeatSet best = winners(state);
    ASSERT_FALSE(best.empty());
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        if (state.trophies[seat] == 2) EXPECT_EQ(best, SeatSet{seat});
        if (state.end_reason == EndReason::trophies_won) continue;
        EXPECT_EQ(best.has(seat), score(state, seat) == score(state, static_cast<Seat>(best.lowest())));
        EXPECT_LE(score(state, seat), score(state, static_cast<Seat>(best.lowest())));
    }
}

State start(const Options& options, FastRng& rng) { return deal_from_key(options, random_key(rng)).state; }

TEST(Properties, every_card_is_in_exactly_one_place_and_every_game_ends) {
    FastRng rng(101);
    Silent silent;
    for (int game = 0; game < 1500; ++game) {
        const Options options = random_options(rng);
        State state = start(options, rng);
        int moves = 0;
        while (!state.over()) {
            const SpicyMove move = random_move(state, rng);
            ASSERT_TRUE(apply(state, move.seat, move.action, silent));
            ASSERT_NO_FATAL_FAILURE(expect_every_card_in_one_place(state));
            ASSERT_LT(++moves, move_limit);
        }
        expect_scores_add_up(state);
    }
}

TEST(Properties, accepted_is_exactly_legal_or_fault_and_refused_changes_nothing) {
    FastRng rng(102);
    Silent silent;
    for (int game = 0; game < 60; ++game) {
        State state = start(random_options(rng), rng);
        while (!state.over()) {
            if (rng.below(40) == 0) ASSERT_NO_FATAL_FAILURE(expect_accepted_is_legal_or_fault(state, rng));
            const SpicyMove move = random_move(state, rng);
            ASSERT_TRUE(apply(state, move.seat, move.action, silent));
        }
        ASSERT_NO_FATAL_FAILURE(expect_accepted_is_legal_or_fault(state, rng));
    }
}

TEST(Properties, somebody_can_always_act_until_the_game_is_over) {
    FastRng rng(103);
    Silent silent;
    for (int game = 0; game < 500; ++game) {
        State state = start(random_options(rng), rng);
        while (!state.over()) {
            const SeatSet asked = state.waiting.empty() ? SeatSet{state.turn} : state.waiting;
            for (const int seat : asked) ASSERT_TRUE(legal(state, static_cast<Seat>(seat)).any());
            const SpicyMove move = random_move(state, rng);
            ASSERT_TRUE(apply(state, move.seat, move.action, silent));
        }
        for (Seat seat = 0; seat < state.rules.players; ++seat) ASSERT_FALSE(legal(state, seat).any());
    }
}

TEST(Properties, the_same_key_and_actions_are_the_same_game) {
    FastRng rng(104);
    Silent silent;
    for (int game = 0; game < 300; ++game) {
        const Options options = random_options(rng);
        const fair::DealKey key = random_key(rng);
        std::vector<std::pair<SpicyMove, State>> lived;
        State state = deal_from_key(options, key).state;
        while (!state.over()) {
            const SpicyMove move = random_move(state, rng);
            ASSERT_TRUE(apply(state, move.seat, move.action, silent));
            lived.emplace_back(move, state);
        }
        State replayed = deal_from_key(options, key).state;
        for (const auto& [move, after] : lived) {
            ASSERT_TRUE(apply(replayed, move.seat, move.action, silent));
            ASSERT_TRUE(replayed == after);
        }
    }
}

TEST(V0, all_64_sets_of_variant_cards_play_to_the_end) {
    FastRng rng(105);
    Silent silent;
    for (int set = 0; set < 64; ++set)
        for (const bool strict : {false, true})
            for (const bool everyone_answers : {false, true}) {
                State state = start({.players = static_cast<std::uint8_t>(2 + rng.below(5)),
                                     .variants = VariantSet::from_word(static_cast<std::uint8_t>(set)),
                                     .strict = strict,
                                     .everyone_answers = everyone_answers},
                                    rng);
                for (int moves = 0; !state.over(); ++moves) {
                    ASSERT_LT(moves, move_limit);
                    const SpicyMove move = random_move(state, rng);
                    ASSERT_TRUE(apply(state, move.seat, move.action, silent));
                }
            }
}

}  // namespace
}  // namespace scoville::spicy
