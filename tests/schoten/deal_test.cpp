#include <algorithm>
#include <numeric>
#include <set>

#include "fair/stream.h"
#include "table.h"

namespace scoville::schoten::test {
namespace {

fair::DealKey key_of(int first_byte) {
    fair::DealKey::Bytes bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<std::uint8_t>(first_byte + static_cast<int>(i));
    return fair::DealKey(bytes);
}

void expect_full(const Ruleset& rules, const RoundDeal& deal) {
    CardSet all;
    for (Seat seat = 0; seat < max_players; ++seat) {
        EXPECT_EQ(deal.hands[seat].size(), seat < rules.players ? rules.dealt : 0);
        EXPECT_TRUE((all & deal.hands[seat]).empty());
        all = all | deal.hands[seat];
    }
    EXPECT_EQ((CardSet::whole_box() - all).size(), rules.rack);
    const std::set<int> numbers(deal.numbers.begin(), deal.numbers.end());
    EXPECT_EQ(numbers.size(), 4u);
    EXPECT_GE(*numbers.begin(), 1);
    EXPECT_LE(*numbers.rbegin(), max_number);
}

TEST(T1, the_box_has_48_cards_in_four_colours) {
    EXPECT_EQ(CardSet::whole_box().size(), 48);
    for (const Colour colour : colours) EXPECT_EQ(CardSet::whole_box().backs()[colour], 12);
    EXPECT_EQ(Card::of(Colour::black, 12).index, 47);
    EXPECT_EQ(card("y7").index, 12 + 6);
    EXPECT_EQ(card("g10").colour(), Colour::green);
    EXPECT_EQ(card("g10").number(), 10);
}

TEST(T1, colours_go_by_their_names) {
    for (const Colour colour : colours) EXPECT_EQ(colour_named(name_of(colour)), colour);
    EXPECT_EQ(colour_named("blue"), std::nullopt);
}

TEST(T1, a_set_picks_its_nth_card_in_order) {
    const CardSet hand = set_of("k12 r1 g3");
    EXPECT_EQ(hand.nth(0), card("r1"));
    EXPECT_EQ(hand.nth(1), card("g3"));
    EXPECT_EQ(hand.nth(2), card("k12"));
}

TEST(T2, three_get_12_each_and_four_get_10_each) {
    EXPECT_EQ(rules_for(3).dealt, 12);
    EXPECT_EQ(rules_for(3).rack, 12);
    EXPECT_EQ(rules_for(4).dealt, 10);
    EXPECT_EQ(rules_for(4).rack, 8);
}

TEST(T2, the_rack_is_what_is_left) {
    const Table table(example_setup());
    EXPECT_EQ(table.state.rack, set_of("r5 r6 r7 r8 r10 r12 g11 g12"));
    EXPECT_EQ(table.state.rack_left, (ColourCounts{{6, 0, 2, 0}}));
}

TEST(T2, deals_from_keys_are_full_and_repeatable) {
    for (int players = 3; players <= 4; ++players) {
        for (int i = 0; i < 200; ++i) {
            const Ruleset rules = rules_for(players);
            const RoundDeal deal = deal_from_key(rules, key_of(i));
            expect_full(rules, deal);
            EXPECT_EQ(deal, deal_from_key(rules, key_of(i)));
        }
        EXPECT_NE(deal_from_key(rules_for(players), key_of(1)), deal_from_key(rules_for(players), key_of(2)));
    }
}

TEST(T2, fast_deals_are_full) {
    FastRng rng(7);
    for (int i = 0; i < 2000; ++i)
        for (int players = 3; players <= 4; ++players)
            expect_full(rules_for(players), fast_deal(rules_for(players), rng));
}

TEST(T2, fast_deals_give_every_card_to_everyone_equally_often) {
    constexpr int deals = 20'000;
    FastRng rng(11);
    const Ruleset rules = rules_for(4);
    std::array<std::array<int, card_count>, max_players> times{};
    for (int i = 0; i < deals; ++i) {
        const RoundDeal deal = fast_deal(rules, rng);
        for (Seat seat = 0; seat < 4; ++seat)
            deal.hands[seat].for_each_card([&](Card each) { ++times[seat][each.index]; });
    }
    for (const auto& seat : times)
        for (const int count : seat)
            EXPECT_NEAR(count, deals * 10.0 / 48, 6 * 58);  // six standard deviations
}

TEST(T2, a_deal_follows_from_the_stream_as_written_down) {
    for (int players = 3; players <= 4; ++players) {
        const Ruleset rules = rules_for(players);
        fair::Stream stream(key_of(9));
        std::vector<int> indices(48);
        std::iota(indices.begin(), indices.end(), 0);
        for (std::size_t i = 47; i > 0; --i)
            std::swap(indices[i], indices[stream.below(static_cast<std::uint32_t>(i + 1))]);
        std::vector<int> numbers(12);
        std::iota(numbers.begin(), numbers.end(), 1);
        for (std::size_t i = 11; i > 0; --i)
            std::swap(numbers[i], numbers[stream.below(static_cast<std::uint32_t>(i + 1))]);
        const Seat first = static_cast<Seat>(stream.below(static_cast<std::uint32_t>(players)));

        RoundDeal expected;
        for (std::size_t i = 0; i < static_cast<std::size_t>(players * rules.dealt); ++i)
            expected.hands[i / rules.dealt].add(
                Card::of(static_cast<Colour>(indices[i] / 12), indices[i] % 12 + 1));
        for (std::size_t i = 0; i < 4; ++i) expected.numbers[i] = static_cast<std::uint8_t>(numbers[i]);

        const FirstDeal dealt =
            first_deal_from_key({.players = static_cast<std::uint8_t>(players)}, key_of(9));
        EXPECT_EQ(dealt.deal, expected);
        EXPECT_EQ(dealt.options.start, first);
        EXPECT_EQ(deal_from_key(rules, key_of(9)), expected);
    }
}

// Worked out with Python's hmac and hashlib, from the written description alone.
TEST(T2, a_known_key_deals_the_known_hands) {
    const FirstDeal three = first_deal_from_key({.players = 3}, key_of(0));
    EXPECT_EQ(three.deal.hands[0], set_of("r2 r4 y6 g1 g2 g3 g4 g10 g12 k5 k6 k8"));
    EXPECT_EQ(three.deal.hands[1], set_of("r11 y1 y2 y9 y10 y12 g6 g7 k1 k3 k7 k9"));
    EXPECT_EQ(three.deal.hands[2], set_of("r1 r3 r5 r6 r7 r9 y4 y7 y8 y11 k2 k4"));
    EXPECT_EQ(three.deal.numbers, (ColourNumbers{2, 12, 4, 9}));
    EXPECT_EQ(three.options.start, Seat{0});
    const FirstDeal four = first_deal_from_key({.players = 4}, key_of(0));
    EXPECT_EQ(four.deal.hands[3], set_of("r3 r6 r9 r10 r12 y5 y7 y8 g5 k2"));
    EXPECT_EQ(four.deal.numbers, (ColourNumbers{2, 12, 4, 9}));
    EXPECT_EQ(four.options.start, Seat{3});
}

TEST(T2, an_impossible_setup_is_told_as_such) {
    const Ruleset rules = rules_for(4);
    EXPECT_TRUE(deal_from_setup(rules, example_setup()));
    EXPECT_FALSE(deal_from_setup(rules_for(3), example_setup()));

    const auto spoilt = [&](auto&& spoil) {
        RoundSetup setup = example_setup();
        spoil(setup);
        return !deal_from_setup(rules, setup).ok();
    };
    EXPECT_TRUE(spoilt([](RoundSetup& s) { s.hands.pop_back(); }));
    EXPECT_TRUE(spoilt([](RoundSetup& s) { s.hands[1].pop_back(); }));
    EXPECT_TRUE(spoilt([](RoundSetup& s) { s.hands[1].push_back(card("r5")); }));
    EXPECT_TRUE(spoilt([](RoundSetup& s) { s.hands[1][0] = s.hands[2][0]; }));
    EXPECT_TRUE(spoilt([](RoundSetup& s) { s.hands[1][0] = s.hands[1][1]; }));
    EXPECT_TRUE(spoilt([](RoundSetup& s) { s.hands[1][0] = Card::face_down(Colour::red); }));
    EXPECT_TRUE(spoilt([](RoundSetup& s) { s.numbers[0] = s.numbers[3]; }));
    EXPECT_TRUE(spoilt([](RoundSetup& s) { s.numbers[2] = 0; }));
    EXPECT_TRUE(spoilt([](RoundSetup& s) { s.numbers[2] = 13; }));
}

TEST(T12, the_first_starter_is_drawn_only_if_the_options_leave_it_open) {
    const FirstDeal open = first_deal_from_key({.players = 4}, key_of(3));
    ASSERT_TRUE(open.options.start.has_value());
    EXPECT_LT(*open.options.start, 4);
    const FirstDeal chosen = first_deal_from_key({.players = 4, .start = Seat{2}}, key_of(3));
    EXPECT_EQ(chosen.options.start, Seat{2});
    EXPECT_EQ(chosen.deal, open.deal);
}

}  // namespace
}  // namespace scoville::schoten::test
