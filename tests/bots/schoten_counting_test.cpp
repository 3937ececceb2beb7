#include <algorithm>

#include <gtest/gtest.h>

#include "bots/schoten/counting.h"
#include "bots/schoten/weigh.h"
#include "schoten/inside/scoring.h"
#include "schoten/inside/trick.h"

namespace scoville::bots::test {
namespace {

using schoten::Action;
using schoten::Card;
using schoten::CardSet;
using schoten::Colour;
using schoten::colours;
using schoten::SeenPhase;
using schoten::View;
using enum Colour;

constexpr SchotenTemper calm{};

CardSet cards(std::initializer_list<Card> list) {
    CardSet set;
    for (const Card card : list) set.add(card);
    return set;
}

void hold(View& view, Seat seat, CardSet hand, bool open) {
    view.hands[seat] = {.backs = hand.backs(), .open = open, .cards = open ? hand : CardSet{}};
}

// Three players, seat 0 looks; red above yellow above green above black; the super trumps are r12 y9 g5 b2.
View table(SeenPhase phase) {
    View view;
    view.rules = {.players = 3, .dealt = 12, .rack = 12, .rounds = 3};
    view.rounds = 3;
    view.phase = phase;
    view.turn = 0;
    view.ranking = {Card::of(red, 12), Card::of(yellow, 9), Card::of(green, 5), Card::of(black, 2)};
    for (Seat seat = 0; seat < 3; ++seat) view.tips[seat] = {true, {red, black}};
    return view;
}

TEST(SchotenOrder, knows_the_places_and_the_rank_of_each_colour) {
    for (const schoten::ColourNumbers numbers :
         {schoten::ColourNumbers{1, 2, 3, 4}, {12, 9, 5, 2}, {7, 12, 1, 8}}) {
        const schoten::Ranking ranking = schoten::ranking_of(numbers);
        const Order order(ranking);
        for (int rank = 0; rank < schoten::colour_count; ++rank) {
            const Card super_trump = ranking[static_cast<std::size_t>(schoten::colour_count - 1 - rank)];
            EXPECT_EQ(order.rank(super_trump.colour()), rank);
            const PlaceSet places = order.of_colour(super_trump.colour());
            EXPECT_EQ(places.size(), schoten::max_number);
            EXPECT_EQ(places.lowest(), rank * (schoten::max_number - 1));
            EXPECT_EQ(above(places, 43).lowest(), 44 + rank) << "its super trump, above all plain cards";
        }
    }
}

TEST(SchotenChances, are_exact_for_one_seat) {
    View view = table(SeenPhase::trick);
    hold(view, 1, cards({Card::of(black, 3), Card::of(black, 4)}), false);
    // Unseen black: 2 (super trump), 3, 4, 5, 9; a black 7 is beaten by the 2 and the 9.
    const CardSet unseen = cards(
        {Card::of(black, 2), Card::of(black, 3), Card::of(black, 4), Card::of(black, 5), Card::of(black, 9)});
    const Chances chances(view, CardSet::whole_box() - unseen);
    const Answer answer = chances.answer(1, black, chances.order().place(Card::of(black, 7)));
    EXPECT_DOUBLE_EQ(answer.can, 0.7);   // 1 - C(3,2) / C(5,2)
    EXPECT_DOUBLE_EQ(answer.must, 0.1);  // 1 / C(5,2)
    EXPECT_DOUBLE_EQ(answer.beats(0), 0.1);
    EXPECT_DOUBLE_EQ(answer.beats(1), 0.7);
}

TEST(SchotenChances, who_can_follow_may_not_trump) {
    View view = table(SeenPhase::trick);
    hold(view, 1, cards({Card::of(black, 3), Card::of(red, 1)}), false);
    hold(view, 2, cards({Card::of(green, 3), Card::of(red, 1)}), false);
    const CardSet unseen =
        cards({Card::of(black, 3), Card::of(red, 1), Card::of(red, 2), Card::of(green, 3)});
    const Chances chances(view, CardSet::whole_box() - unseen);
    const int place = chances.order().place(Card::of(black, 8));
    EXPECT_EQ(chances.answer(1, black, place).can, 0);
    EXPECT_EQ(chances.answer(2, black, place).can, 1);
}

TEST(SchotenChances, the_last_card_of_a_trick_is_certain) {
    View view = table(SeenPhase::trick);
    hold(view, 0, cards({Card::of(green, 4), Card::of(green, 8)}), true);
    hold(view, 1, cards({Card::of(red, 3)}), false);
    hold(view, 2, cards({Card::of(red, 4)}), false);
    view.trick.push_back({1, Card::of(green, 6)});
    view.trick.push_back({2, Card::of(green, 7)});
    view.led = green;
    SchotenMemory memory;
    const SchotenScales scales(view, 0, memory.known(view, 0), calm);
    const TrickAhead trick = scales.trick_with(green);
    EXPECT_EQ(scales.win_chances(Card::of(green, 8), trick), (BySeat{1, 0, 0, 0}));
    EXPECT_EQ(scales.win_chances(Card::of(green, 4), trick), (BySeat{0, 0, 1, 0}));
}

TEST(SchotenChances, a_card_wins_for_certain_once_all_higher_ones_are_gone) {
    View view = table(SeenPhase::trick);
    hold(view, 0, cards({Card::of(yellow, 7), Card::of(black, 1)}), true);
    hold(view, 1, cards({Card::of(yellow, 1), Card::of(black, 3)}), false);
    hold(view, 2, cards({Card::of(black, 3), Card::of(black, 4)}), false);
    CardSet known =
        CardSet::whole_box() - cards({Card::of(yellow, 1), Card::of(yellow, 2), Card::of(black, 3),
                                      Card::of(black, 4), Card::of(black, 5), Card::of(black, 6)});
    {
        const SchotenScales scales(view, 0, known, calm);
        EXPECT_EQ(scales.win_chances(Card::of(yellow, 7), scales.trick_with(yellow))[0], 1);
        EXPECT_EQ(scales.win_chances(Card::of(black, 1), scales.trick_with(black))[0], 0);
    }
    known.remove(Card::of(yellow, 9));
    const SchotenScales scales(view, 0, known, calm);
    const double chance = scales.win_chances(Card::of(yellow, 7), scales.trick_with(yellow))[0];
    EXPECT_LT(chance, 1);
    EXPECT_GE(chance, 2.0 / 3);
}

TEST(SchotenChances, someone_wins) {
    View view = table(SeenPhase::trick);
    const CardSet box = CardSet::whole_box();
    std::array<CardSet, 3> hands;
    box.for_each_card([&](Card card) {
        if (card.index % 4 < 3) hands[card.index % 4].add(card);
    });
    for (Seat seat = 0; seat < 3; ++seat) hold(view, seat, hands[seat], seat == 0);
    view.rack = (box - hands[0] - hands[1] - hands[2]).backs();
    const SchotenScales scales(view, 0, hands[0], calm);
    hands[0].for_each_card([&](Card card) {
        const BySeat wins = scales.win_chances(card, scales.trick_with(card.colour()));
        EXPECT_NEAR(wins[0] + wins[1] + wins[2], 1, 1e-12);
        for (const double win : wins) EXPECT_GE(win, 0);
    });
}

TEST(SchotenForecast, is_the_score_when_nothing_is_to_come) {
    const schoten::Ruleset rules;
    for (int n = 0; n < 7 * 7 * 7 * 7; ++n) {
        Prospect prospect;
        int digits = n;
        for (const Colour colour : colours) {
            prospect.have[colour] = static_cast<std::uint8_t>(digits % 7);
            digits /= 7;
        }
        for (const Colour most : colours)
            for (const Colour fewest : colours) {
                if (most == fewest) continue;
                ASSERT_NEAR(expected_points(rules, prospect, {most, fewest}, calm.outlook),
                            schoten::round_points(rules, prospect.have, {most, fewest}), 1e-9);
            }
    }
}

TEST(SchotenMemory, keeps_what_was_played_and_held_until_the_next_round) {
    View view = table(SeenPhase::trick);
    hold(view, 0, cards({Card::of(red, 1)}), true);
    SchotenMemory memory;
    memory.see(schoten::CardPlayed{1, Card::of(green, 6)});
    EXPECT_EQ(memory.known(view, 0), cards({Card::of(red, 1), Card::of(green, 6)}));
    hold(view, 0, cards({Card::of(red, 2)}), true);
    EXPECT_EQ(memory.known(view, 0), cards({Card::of(red, 1), Card::of(red, 2), Card::of(green, 6)}));
    memory.see(schoten::RoundStarted{1, 0, view.ranking});
    view.round = 1;
    EXPECT_EQ(memory.known(view, 0), cards({Card::of(red, 2)}));
}

TEST(SchotenMemory, gives_way_to_the_view) {
    View view = table(SeenPhase::trick);
    hold(view, 0, cards({Card::of(red, 1)}), true);
    hold(view, 1, CardSet::of_colour(red) - cards({Card::of(red, 1)}), false);
    SchotenMemory memory;
    memory.see(schoten::CardPlayed{1, Card::of(red, 6)});
    EXPECT_EQ(memory.known(view, 0), cards({Card::of(red, 1)}));
}

Action taken(const View& view, const SchotenTemper& temper) {
    CountingSchoten bot(temper, 1);
    return bot.act({0, view, {.take = view.rack.present()}});
}

TEST(SchotenRack, serves_the_tips) {
    for (const SchotenTemper& temper : {odds_temper, gambler_temper, spoiler_temper}) {
        View view = table(SeenPhase::take);
        hold(view, 0, cards({Card::of(green, 6), Card::of(red, 7)}), true);
        hold(view, 1, cards({Card::of(green, 3), Card::of(yellow, 4)}), false);
        hold(view, 2, cards({Card::of(green, 4), Card::of(yellow, 8)}), false);
        view.collections[0] = {{5, 3, 4, 1}};
        view.rack = {{1, 1, 1, 1}};
        EXPECT_EQ(taken(view, temper), Action::take(red));
        view.rack = {{0, 1, 0, 1}};
        EXPECT_EQ(taken(view, temper), Action::take(yellow));
    }
}

TEST(SchotenRack, the_last_card_settles_it) {
    View view = table(SeenPhase::take);
    view.collections[0] = {{4, 3, 4, 3}};
    view.rack = {{0, 1, 1, 0}};
    // Yellow: tied most, strictly fewest; green would spoil most.
    EXPECT_EQ(taken(view, odds_temper), Action::take(yellow));
}

TEST(SchotenTips, name_the_strong_and_the_absent_colour) {
    View view = table(SeenPhase::tips);
    CardSet hand;
    for (int number = 5; number <= 12; ++number) hand.add(Card::of(red, number));
    for (int number = 1; number <= 4; ++number) hand.add(Card::of(yellow, number));
    hold(view, 0, hand, true);
    view.hands[1].backs = {{1, 4, 3, 4}};
    view.hands[2].backs = {{1, 2, 6, 3}};
    view.rack = {{2, 2, 3, 5}};
    CountingSchoten bot(odds_temper, 1);
    EXPECT_EQ(bot.act({0, view, {.tip = true}}).tips.most, red);
}

TEST(SchotenLastTrick, is_played_for_the_points) {
    View view = table(SeenPhase::trick);
    // Taking the black cards would cost the tip for fewest.
    view.collections[0] = {{6, 3, 4, 2}};
    view.trick.push_back({1, Card::of(black, 6)});
    view.trick.push_back({2, Card::of(black, 7)});
    view.led = black;
    hold(view, 0, cards({Card::of(black, 1), Card::of(black, 9)}), true);
    CountingSchoten bot(odds_temper, 1);
    EXPECT_EQ(bot.act({0, view, {.cards = view.hands[0].cards}}), Action::play(Card::of(black, 1)));
}

}  // namespace
}  // namespace scoville::bots::test
