#include <algorithm>

#include "table.h"

namespace scoville::schoten::test {
namespace {

const Ranking example{card("g10"), card("k9"), card("r2"), card("y1")};

int higher(std::string_view a, std::string_view b) {
    return strength(example, card(a)) > strength(example, card(b));
}

TEST(T4, the_example_ranks_green_10_black_9_red_2_yellow_1) {
    EXPECT_EQ(ranking_of({2, 1, 10, 9}), example);
    EXPECT_EQ(Table(example_setup()).state.ranking, example);
}

TEST(T4, pairs_are_sorted_by_number_for_every_order_of_colours) {
    ColourNumbers numbers{3, 5, 8, 12};
    do {
        const Ranking ranking = ranking_of(numbers);
        for (std::size_t i = 0; i < 4; ++i) {
            EXPECT_EQ(ranking[i].number(), numbers[static_cast<std::size_t>(ranking[i].colour())]);
            if (i > 0) {
                EXPECT_LT(ranking[i].number(), ranking[i - 1].number());
            }
        }
    } while (std::next_permutation(numbers.begin(), numbers.end()));
}

TEST(T5, a_super_trump_beats_every_other_card) {
    EXPECT_TRUE(higher("y1", "g12"));
    EXPECT_TRUE(higher("r2", "k12"));
}

TEST(T5, a_higher_super_trump_beats_a_lower_one) {
    EXPECT_TRUE(higher("g10", "k9"));
    EXPECT_TRUE(higher("k9", "r2"));
    EXPECT_TRUE(higher("r2", "y1"));
}

TEST(T5, a_higher_colour_beats_a_lower_one_whatever_the_number) {
    EXPECT_TRUE(higher("g1", "k12"));
    EXPECT_TRUE(higher("k1", "r12"));
    EXPECT_TRUE(higher("r1", "y12"));
}

TEST(T5, in_one_colour_the_higher_number_wins) {
    EXPECT_TRUE(higher("g12", "g11"));
    EXPECT_FALSE(higher("r3", "r4"));
}

// The rule once more, sentence by sentence, against one number per card.
TEST(T5, strengths_agree_with_the_rule_for_every_pair_of_cards) {
    FastRng rng(5);
    for (int i = 0; i < 300; ++i) {
        const Ranking ranking = ranking_of(fast_deal(rules_for(4), rng).numbers);
        const auto place = [&](Colour colour) {
            int at = 0;
            while (ranking[static_cast<std::size_t>(at)].colour() != colour) ++at;
            return at;
        };
        const auto super = [&](Card c) { return ranking[static_cast<std::size_t>(place(c.colour()))] == c; };
        const auto beats = [&](Card a, Card b) {
            if (super(a) != super(b)) return super(a);
            if (a.colour() != b.colour()) return place(a.colour()) < place(b.colour());
            return a.number() > b.number();
        };
        CardSet::whole_box().for_each_card([&](Card a) {
            CardSet::whole_box().for_each_card([&](Card b) {
                EXPECT_EQ(strength(ranking, a) > strength(ranking, b), a != b && beats(a, b));
            });
        });
    }
}

TEST(T5, every_card_has_its_own_strength_from_0_to_47) {
    FastRng rng(6);
    for (int i = 0; i < 50; ++i) {
        const Ranking ranking = ranking_of(fast_deal(rules_for(4), rng).numbers);
        std::array<int, 48> seen{};
        CardSet::whole_box().for_each_card(
            [&](Card each) { ++seen.at(static_cast<std::size_t>(strength(ranking, each))); });
        EXPECT_EQ(std::count(seen.begin(), seen.end(), 1), 48);
    }
}

}  // namespace
}  // namespace scoville::schoten::test
