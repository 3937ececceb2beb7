#include <algorithm>

#include "lab/arena/spicy.h"
#include "players.h"
#include "spicy/inside/seen.h"

namespace scoville::lab::test {
namespace {

using spicy::Action;
using spicy::Card;

spicy::Deal deal(const spicy::Options& options, std::uint64_t seed = 1) {
    FastRng rng(seed);
    fair::DealKey::Bytes bytes{};
    for (auto& byte : bytes) byte = static_cast<std::uint8_t>(rng.next());
    return spicy::deal_from_key(options, fair::DealKey(bytes));
}

SpicyTable table_of_dice(int players, std::uint64_t seed) {
    SpicyTable table;
    for (int seat = 0; seat < players; ++seat) table.push_back(std::make_unique<Dice>(seed * 8 + seat, 10));
    return table;
}

TEST(ArenaSpicy, every_table_can_be_played) {
    FastRng rng(4);
    for (std::uint64_t i = 0; i < 300; ++i) {
        spicy::Options options;
        options.players = static_cast<std::uint8_t>(2 + rng.below(5));
        options.edition = static_cast<spicy::Edition>(rng.below(spicy::edition_count));
        if (spicy::offers_variants(options))
            options.variants = spicy::VariantSet::from_word(static_cast<std::uint8_t>(rng.below(64)));
        options.strict = rng.below(2) != 0;
        options.everyone_answers = rng.below(2) != 0;
        const SpicyTable table = table_of_dice(options.players, i);
        const GameTally tally = play_spicy(deal(options, i), table, i, nullptr);
        double shares = 0;
        double ranks = 0;
        for (int seat = 0; seat < options.players; ++seat) {
            const Tally& mine = tally[static_cast<std::size_t>(seat)];
            EXPECT_EQ(mine.refused, 0);
            EXPECT_EQ(mine.games, 1);
            EXPECT_LE(mine.spicy.lies + mine.spicy.half_truths, mine.spicy.cards);
            EXPECT_LE(mine.spicy.challenges_won, mine.spicy.challenges);
            EXPECT_LE(mine.spicy.caught, mine.spicy.doubted);
            shares += mine.share;
            ranks += mine.rank;
        }
        EXPECT_NEAR(shares, 1, 1e-12);
        EXPECT_NEAR(ranks, options.players * (options.players + 1) / 2.0, 1e-12);
    }
}

TEST(ArenaSpicy, a_bot_is_asked_with_what_its_seat_may_know) {
    const spicy::Options options{.players = 3, .everyone_answers = true};
    FastRng rng(2);
    SpicyTable table;
    for (Seat seat = 0; seat < 3; ++seat) {
        const auto act = [&rng, seat](const bots::SpicyAsk& ask) {
            EXPECT_EQ(ask.seat, seat);
            for (Seat other = 0; other < 3; ++other) {
                EXPECT_EQ(ask.view.hands[other].open, other == seat);
                if (other != seat) EXPECT_TRUE(ask.view.hands[other].cards.empty());
            }
            for (const auto& card : ask.view.stack)
                if (card.seat != seat) EXPECT_TRUE(card.card.is_hidden());
            EXPECT_TRUE(ask.legal.any());
            return random_action(ask.legal, RandomPolicy::tempered, rng);
        };
        const auto see = [seat](const spicy::SeenEvent& event) {
            if (const auto* played = std::get_if<spicy::Played>(&event))
                EXPECT_EQ(played->card.is_hidden(), played->seat != seat);
            if (const auto* drew = std::get_if<spicy::Drew>(&event))
                EXPECT_EQ(drew->cards.empty(), drew->seat != seat);
        };
        table.push_back(std::make_unique<Puppet>(act, see));
    }
    for (std::uint64_t i = 0; i < 50; ++i) (void)play_spicy(deal(options, i), table, i, nullptr);
}

TEST(ArenaSpicy, everyone_hears_the_whole_game) {
    int started = 0;
    int over = 0;
    SpicyTable table;
    for (std::uint64_t seat = 0; seat < 2; ++seat) {
        auto rng = std::make_shared<FastRng>(seat);
        table.push_back(std::make_unique<Puppet>(
            [rng](const bots::SpicyAsk& ask) {
                return random_action(ask.legal, RandomPolicy::tempered, *rng);
            },
            [&](const spicy::SeenEvent& event) {
                started += std::holds_alternative<spicy::Started>(event);
                over += std::holds_alternative<spicy::GameOver>(event);
            }));
    }
    (void)play_spicy(deal({.players = 2, .everyone_answers = true}), table, 1, nullptr);
    EXPECT_EQ(started, 2);
    EXPECT_EQ(over, 2);
}

// One that always answers nonsense plays the safe move all game, and every time is counted.
TEST(ArenaSpicy, refused_answers_are_counted_and_replaced) {
    for (const bool everyone_answers : {false, true}) {
        for (const Action nonsense :
             {Action::play(Card{40}, spicy::Declaration{}), Action::choose_total_wild(true)}) {
            SpicyTable table;
            table.push_back(std::make_unique<Puppet>([=](const bots::SpicyAsk&) { return nonsense; }));
            table.push_back(std::make_unique<Dice>(1, 10));
            const spicy::Options options{.players = 2, .everyone_answers = everyone_answers};
            const GameTally tally = play_spicy(deal(options), table, 1, nullptr);
            EXPECT_GT(tally[0].decisions, 0);
            EXPECT_EQ(tally[0].refused, tally[0].decisions);
            EXPECT_EQ(tally[0].spicy.cards, 0);
            EXPECT_EQ(tally[1].refused, 0);
        }
    }
}

// In live pace a let on one's own turn is accepted by the rules and does nothing: here it would never end.
TEST(ArenaSpicy, doing_nothing_on_ones_turn_is_no_answer) {
    SpicyTable table;
    for (int seat = 0; seat < 2; ++seat)
        table.push_back(std::make_unique<Puppet>([](const bots::SpicyAsk& ask) {
            EXPECT_FALSE(ask.legal.pass && ask.legal.let);
            return Action::let();
        }));
    const GameTally tally = play_spicy(deal({.players = 2}), table, 1, nullptr);
    EXPECT_GT(tally[0].refused, 0);
    EXPECT_GT(tally[1].refused, 0);
}

TEST(ArenaSpicy, in_live_pace_all_others_are_asked_before_the_next_card) {
    constexpr int players = 4;
    struct Asked {
        Seat seat;
        bool turn;
        bool may_challenge;
    };
    SeatSet ever_first;
    for (std::uint64_t order = 0; order < 30; ++order) {
        std::vector<Asked> asked;
        SpicyTable table;
        for (int seat = 0; seat < players; ++seat)
            table.push_back(std::make_unique<Puppet>([&](const bots::SpicyAsk& ask) {
                asked.push_back({ask.seat, ask.legal.pass, !ask.legal.challenges.empty()});
                if (!ask.legal.pass) {
                    EXPECT_TRUE(ask.legal.cards.empty());
                    return Action::let();
                }
                return Action::play(
                    ask.legal.cards.nth(0),
                    spicy::Declaration{static_cast<std::uint8_t>(ask.legal.declarations.lowest())},
                    ask.legal.last);
            }));
        (void)play_spicy(deal({.players = players, .start = Seat{0}}), table, order, nullptr);
        ASSERT_GT(asked.size(), 5u);
        EXPECT_TRUE(asked[0].turn);
        EXPECT_EQ(asked[0].seat, 0);
        SeatSet others;
        for (std::size_t i = 1; i <= 3; ++i) {
            EXPECT_FALSE(asked[i].turn);
            EXPECT_TRUE(asked[i].may_challenge);
            others.add(asked[i].seat);
        }
        EXPECT_EQ(others, (SeatSet{1, 2, 3}));
        ever_first.add(asked[1].seat);
        EXPECT_TRUE(asked[4].turn);
        EXPECT_EQ(asked[4].seat, 1);
        EXPECT_FALSE(asked[4].may_challenge);  // it has just let the card go
    }
    EXPECT_EQ(ever_first, (SeatSet{1, 2, 3}));  // the order is random
}

TEST(ArenaSpicy, in_live_pace_a_pass_opens_the_question_again_for_whose_turn_it_is) {
    int passes = 0;
    std::vector<bool> offered;
    SpicyTable table;
    for (int seat = 0; seat < 3; ++seat)
        table.push_back(std::make_unique<Puppet>([&](const bots::SpicyAsk& ask) {
            if (!ask.legal.pass) return Action::let();
            if (ask.view.stack.empty())
                return Action::play(
                    ask.legal.cards.nth(0),
                    spicy::Declaration{static_cast<std::uint8_t>(ask.legal.declarations.lowest())});
            if (offered.size() < 2) offered.push_back(!ask.legal.challenges.empty());
            ++passes;
            return Action::pass();
        }));
    (void)play_spicy(deal({.players = 3}), table, 1, nullptr);
    EXPECT_GT(passes, 2);
    EXPECT_EQ(offered, (std::vector<bool>{false, true}));
}

// Seat 0 says what it holds; seat 1 doubts every number: it never wins a challenge of a number it was told
// truly.
TEST(ArenaSpicy, habits_count_what_happened) {
    SpicyTable table;
    const auto honest = [](const bots::SpicyAsk& ask) {
        if (!ask.legal.pass) return Action::let();
        Action best = Action::pass();
        spicy::for_each_action(ask.legal, [&](Action action) {
            if (action.what != spicy::Do::play) return;
            const spicy::Truth& truth = spicy::truth_of(action.card);
            if (truth.numbers.has(action.declared.number()) && truth.spices.has(action.declared.spice()))
                best = action;
        });
        return best;
    };
    table.push_back(std::make_unique<Puppet>(honest));
    table.push_back(std::make_unique<Puppet>([](const bots::SpicyAsk& ask) {
        if (ask.legal.pass) return Action::pass();
        return ask.legal.challenges.empty() ? Action::let() : Action::challenge(spicy::Trait::number);
    }));
    Tally first;
    Tally second;
    for (std::uint64_t i = 0; i < 20; ++i) {
        const GameTally tally =
            play_spicy(deal({.players = 2, .everyone_answers = true}, i), table, i, nullptr);
        first += tally[0];
        second += tally[1];
    }
    EXPECT_GT(first.spicy.cards, 0);
    EXPECT_EQ(first.spicy.lies, 0);
    EXPECT_EQ(first.spicy.half_truths, 0);
    EXPECT_EQ(first.spicy.caught, 0);
    EXPECT_EQ(first.spicy.doubted, first.spicy.cards);
    EXPECT_EQ(second.spicy.challenges, first.spicy.cards);
    EXPECT_EQ(second.spicy.challenges_won, 0);
    EXPECT_EQ(second.spicy.cards, 0);
}

}  // namespace
}  // namespace scoville::lab::test
