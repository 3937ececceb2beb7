// Spicy for the tests over the list of games.
#pragma once

#include <array>
#include <tuple>

#include "tests/games/trial.h"

namespace scoville::testing {

template <>
struct Trial<spicy::Face> {
    using Action = spicy::Action;
    using State = spicy::State;
    using Do = spicy::Do;

    struct Cards {
        void tell(const spicy::SeenEvent&) {}
        ::testing::AssertionResult check(const State& state) const {
            std::array<int, spicy::card_kinds> seen{};
            for (const spicy::Hand& hand : state.hands) {
                hand.for_each_card([&](spicy::Card card) { ++seen[card.kind]; });
                HOLDS(hand.count(spicy::total_wild) <= 1, "W5");
            }
            for (int i = state.deck_next; i < state.deck_size; ++i)
                ++seen[state.deck[static_cast<std::size_t>(i)].kind];
            for (int i = 0; i < state.stack_size; ++i) ++seen[state.stack[static_cast<std::size_t>(i)].card];
            seen[spicy::total_wild.kind] += state.total_wilds_left;
            int spices = 0;
            for (std::size_t kind = 0; kind < seen.size(); ++kind) {
                const spicy::Card card{static_cast<std::uint8_t>(kind)};
                HOLDS(seen[kind] <= state.rules.box.copies_of(card), kind);
                if (card != spicy::total_wild) spices += seen[kind];
            }
            int won_spices = 0;
            int won_totals = 0;
            for (const spicy::SeenWon& won : state.won) {
                won_spices += won.spice;
                won_totals += won.total;
            }
            HOLDS(spices + won_spices == state.rules.box.spice_cards(), spices);
            HOLDS(seen[spicy::total_wild.kind] + won_totals == state.rules.box.total_wilds, won_totals);
            int trophies = state.trophies_left;
            for (const int taken : state.trophies) trophies += taken;
            HOLDS(trophies == state.rules.box.trophies, trophies);
            return ::testing::AssertionSuccess();
        }
    };

    // Extras are sampled.
    template <class F>
    static void for_each_conceivable(FastRng& rng, F&& f) {
        f(Action::pass());
        f(Action::peek());
        for (const bool b : {false, true}) {
            f(Action::let(b));
            f(Action::choose_total_wild(b));
        }
        for (const spicy::Trait trait : {spicy::Trait::none, spicy::Trait::number, spicy::Trait::spice})
            f(Action::challenge(trait));
        const auto any_card = [&] {
            return spicy::Card{static_cast<std::uint8_t>(rng.below(spicy::card_kinds))};
        };
        const auto with_extras = [&](Action action) {
            f(action);
            if (rng.below(4) != 0) return;
            action.extras.push_back(any_card());
            f(action);
            action.extras.push_back(any_card());
            f(action);
        };
        for (int kind = 0; kind < spicy::card_kinds; ++kind) {
            const spicy::Card card{static_cast<std::uint8_t>(kind)};
            for (const bool last : {false, true}) {
                with_extras(Action::copy(card, last));
                for (int spice = 0; spice < spicy::max_spices + 1; ++spice)
                    for (int number = 0; number <= spicy::max_number + 1; ++number)
                        with_extras(Action::play(card, spicy::Declaration::of(spice, number), last));
            }
        }
    }

    using Key = std::tuple<int, int, int, int, bool, bool, bool, int, int, int>;
    // Announcements the table makes for one (M1), or ignores (total wilds, S19), and standing lets where
    // standing means nothing (live pace), are no difference; nor are fields that the verb does not use.
    static Key key(const State& state, Seat seat, Action a) {
        const bool lays = a.what == Do::play || a.what == Do::copy;
        bool last = lays && a.last;
        if (lays && !state.rules.strict && state.hands[seat].size() == 1) last = true;
        if (a.card == spicy::total_wild) last = false;
        const auto extra = [&](int i) { return lays && i < a.extras.size() ? int{a.extras[i].kind} : -1; };
        return {static_cast<int>(a.what),
                lays ? int{a.card.kind} : -1,
                a.what == Do::play ? int{a.declared.index} : 0,
                a.what == Do::challenge ? static_cast<int>(a.trait) : 0,
                last,
                a.what == Do::let && a.standing && state.rules.everyone_answers,
                a.what == Do::total_wild && a.take,
                lays ? a.extras.size() : 0,
                extra(0),
                extra(1)};
    }

    static void check_result(const State& state) {
        int points = 0;
        int expected = 0;
        for (Seat seat = 0; seat < state.rules.players; ++seat) {
            const int held = state.hands[seat].count(spicy::total_wild);
            points += spicy::score(state, seat);
            expected += 10 * state.trophies[seat] + state.won[seat].spice + 5 * state.won[seat].total -
                        (state.hands[seat].size() - held) - 5 * held;
        }
        EXPECT_EQ(points, expected);
        const SeatSet best = spicy::winners(state);
        ASSERT_FALSE(best.empty());
        for (Seat seat = 0; seat < state.rules.players; ++seat) {
            if (state.trophies[seat] == 2) EXPECT_EQ(best, SeatSet{seat});
            if (state.end_reason == spicy::EndReason::trophies_won) continue;
            const int most = spicy::score(state, static_cast<Seat>(best.lowest()));
            EXPECT_EQ(best.has(seat), spicy::score(state, seat) == most);
            EXPECT_LE(spicy::score(state, seat), most);
        }
    }

    static spicy::Options read_options(Bytes& in) {
        spicy::Options options;
        options.players = static_cast<std::uint8_t>(2 + in.next() % 5);
        options.edition = static_cast<spicy::Edition>(in.next() % spicy::edition_count);
        if (spicy::offers_variants(options)) options.variants = spicy::VariantSet::from_word(in.next() % 64);
        options.strict = in.next() & 1;
        options.everyone_answers = in.next() & 1;
        options.above_end = static_cast<std::uint8_t>(1 + in.next() % 60);
        const spicy::Ruleset rules = spicy::ruleset_of(options);
        options.above_end = static_cast<std::uint8_t>(
            std::min<int>(*options.above_end, rules.box.spice_cards() - rules.players * rules.dealt));
        return options;
    }
    // Often a sensible card, sometimes any.
    static spicy::Card read_card(Bytes& in, const spicy::Hand& hand) {
        const std::uint8_t byte = in.next();
        if (byte < 224 && !hand.empty()) return hand.nth(byte % static_cast<unsigned>(hand.size()));
        return spicy::Card{static_cast<std::uint8_t>(byte % spicy::card_kinds)};
    }
    static Action read_action(Bytes& in, const State& state, Seat seat) {
        const spicy::Hand& hand = state.hands[seat < state.rules.players ? seat : 0];
        Action action{.what = static_cast<Do>(in.next() % 7)};
        const std::uint8_t flags = in.next();
        action.last = flags & 1;
        action.standing = flags & 2;
        action.take = flags & 4;
        action.trait = static_cast<spicy::Trait>((flags >> 3) % 3);
        if (action.what != Do::play && action.what != Do::copy) return action;
        action.card = read_card(in, hand);
        action.declared = spicy::Declaration{static_cast<std::uint8_t>(in.next() % 64)};
        for (int i = (flags >> 5) % 3; i > 0; --i) action.extras.push_back(read_card(in, hand));
        return action;
    }
};

}  // namespace scoville::testing
