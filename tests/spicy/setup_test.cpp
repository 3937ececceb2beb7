#include <array>
#include <map>
#include <numeric>
#include <set>

#include "base/fast_rng.h"
#include "fair/stream.h"
#include "table.h"

namespace scoville::spicy::test {
namespace {

fair::DealKey key(int n) {
    fair::DealKey::Bytes bytes{};
    bytes[0] = static_cast<std::uint8_t>(n);
    bytes[1] = static_cast<std::uint8_t>(n >> 8);
    return fair::DealKey(bytes);
}

Options table_for(int players, Edition edition = Edition::y2020) {
    return {.players = static_cast<std::uint8_t>(players), .edition = edition};
}

// Every card on the table by name, with how often it is there.
std::map<std::string, int> cards_on(const State& state) {
    std::map<std::string, int> counts;
    const auto add = [&](Card each) {
        ++counts[std::string(notation::text_of(each, state.rules.box).view())];
    };
    for (Seat seat = 0; seat < state.rules.players; ++seat) state.hands[seat].for_each_card(add);
    for (int i = state.deck_next; i < state.deck_size; ++i) add(state.deck[static_cast<std::size_t>(i)]);
    return counts;
}

std::map<std::string, int> box_of(std::string_view spice_letters) {
    std::map<std::string, int> counts{{"xs", 5}, {"xn", 5}};
    for (const char letter : spice_letters)
        for (int number = 1; number <= 10; ++number) counts[letter + std::to_string(number)] = 3;
    return counts;
}

TEST(S1, a_hundred_cards_three_of_each_number_and_spice_and_five_of_each_wild) {
    EXPECT_EQ(cards_on(deal_from_key(table_for(4), key(1)).state), box_of("cwp"));
    EXPECT_EQ(cards_on(deal_from_key(table_for(2, Edition::y2021_fr), key(1)).state), box_of("cwp"));
}

TEST(S1, lemon_takes_the_place_of_wasabi_in_2022) {
    EXPECT_EQ(cards_on(deal_from_key(table_for(4, Edition::y2022_classic), key(1)).state), box_of("clp"));
    auto with_total_wilds = box_of("clp");
    with_total_wilds["xx"] = 4;
    EXPECT_EQ(cards_on(deal_from_key(table_for(4, Edition::y2022), key(1)).state), with_total_wilds);
}

TEST(S1, no_card_can_be_named_more_often_than_the_box_holds_it) {
    EXPECT_THROW(Table(rules(), {"c1 c1 c1 c1", "w1"}), std::invalid_argument);
    EXPECT_THROW(Table(rules(), {"c1 c1", "w1"}, "c1 c1"), std::invalid_argument);
    EXPECT_THROW(Table(rules(), {"xs xs xs", "xs xs xs"}), std::invalid_argument);
    EXPECT_NO_THROW(Table(rules(), {"c1 c1 c1", "xs xs xs xs xs"}, "xn xn xn xn xn"));
}

TEST(S2, three_trophies_and_two_to_six_players_in_every_edition) {
    for (const Edition edition : all_editions()) {
        for (int players = 2; players <= 6; ++players) {
            const State state = deal_from_key(table_for(players, edition), key(players)).state;
            EXPECT_EQ(state.trophies_left, 3);
            EXPECT_EQ(state.seats().size(), players);
            EXPECT_TRUE(state.hands[static_cast<Seat>(players - 1)].size() > 0);
            EXPECT_FALSE(state.over());
        }
    }
}

TEST(S3, six_cards_each_and_the_rest_is_the_draw_deck) {
    for (const Edition edition : {Edition::y2020, Edition::y2021_fr, Edition::y2022_classic}) {
        for (int players = 2; players <= 6; ++players) {
            const State state = deal_from_key(table_for(players, edition), key(7)).state;
            for (Seat seat = 0; seat < players; ++seat) EXPECT_EQ(state.hands[seat].size(), 6);
            EXPECT_EQ(state.draw_size(), 100 - 6 * players);
        }
    }
}

TEST(S3, the_deal_follows_from_the_key_in_the_published_order) {
    const Deal deal = deal_from_key(table_for(3), key(42));
    std::array<int, 100> indices{};
    std::iota(indices.begin(), indices.end(), 0);
    fair::Stream stream(key(42));
    stream.shuffle(std::span<int>(indices));
    const auto named = [](int i) {
        if (i >= 90) return std::string(i < 95 ? "xs" : "xn");
        return "cwp"[i / 30] + std::to_string(i % 30 / 3 + 1);
    };
    const Box& box = deal.state.rules.box;
    std::size_t next = 0;
    for (Seat seat = 0; seat < 3; ++seat) {
        Hand expected;
        for (int i = 0; i < 6; ++i) expected.add(card(named(indices[next++]), box));
        EXPECT_EQ(text(deal.state.hands[seat], box), text(expected, box));
    }
    for (int i = deal.state.deck_next; next < 100; ++i, ++next)
        EXPECT_EQ(deal.state.deck[static_cast<std::size_t>(i)], card(named(indices[next]), box));
    EXPECT_EQ(deal.state.draw_size() - deal.state.above_end(), 38 + static_cast<int>(stream.below(5)) - 2);
    EXPECT_EQ(deal.state.turn, stream.below(3));
}

TEST(S3, another_key_is_another_deal) {
    std::set<std::string> first_hands;
    for (int n = 0; n < 20; ++n) {
        const State state = deal_from_key(table_for(2), key(n)).state;
        first_hands.insert(text(state.hands[0], state.rules.box));
    }
    EXPECT_GT(first_hands.size(), 15u);
}

TEST(S4, the_end_card_lies_at_the_printed_height_give_or_take_two) {
    const std::map<int, int> printed{{2, 60}, {3, 38}, {4, 38}, {5, 15}, {6, 15}};
    for (const Edition edition : {Edition::y2020, Edition::y2022}) {
        for (const auto& [players, below] : printed) {
            std::set<int> off;
            for (int n = 0; n < 120; ++n) {
                const State state = deal_from_key(table_for(players, edition), key(n)).state;
                off.insert(state.draw_size() - state.above_end() - below);
            }
            EXPECT_EQ(off, (std::set<int>{-2, -1, 0, 1, 2})) << players << " players";
        }
    }
}

TEST(S4, a_table_may_set_the_exact_number_of_cards_above_it) {
    for (const int above : {1, 17, 82}) {
        Options options = table_for(3);
        options.above_end = static_cast<std::uint8_t>(above);
        EXPECT_EQ(deal_from_key(options, key(3)).state.above_end(), above);
        EXPECT_EQ(Table(rules().above(above), {"c1", "c2", "c3"}).above(), above);
    }
}

TEST(S4, a_set_up_takes_the_printed_height_without_give_or_take) {
    EXPECT_EQ(Table(rules(), {"c1", "c2"}).above(), 98 - 60);
    EXPECT_EQ(Table(rules(), {"c1", "c2", "c3"}).above(), 97 - 38);
    EXPECT_EQ(Table(rules(), {"c1", "c2", "c3", "c4", "c5", "c6"}).above(), 94 - 15);
}

TEST(S4, at_least_one_card_lies_above_it_in_a_set_up) {
    const std::string_view thirty =
        "c1 c2 c3 c4 c5 c6 c7 c8 c9 c10 w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 "
        "p1 p2 p3 p4 p5 p6 p7 p8 p9 p10";
    const Table t(rules(), {thirty, thirty});
    EXPECT_EQ(t.draw(), 40);
    EXPECT_EQ(t.above(), 1);
    EXPECT_THROW(Table(rules().above(0), {"c1", "c2"}), std::invalid_argument);
    EXPECT_THROW(Table(rules().above(99), {"c1", "c2"}), std::invalid_argument);
    EXPECT_NO_THROW(Table(rules().above(98), {"c1", "c2"}));
}

TEST(S5, the_host_picks_the_first_player_in_every_edition) {
    for (const Edition edition : all_editions()) {
        Options options = table_for(5, edition);
        for (Seat seat = 0; seat < 5; ++seat) {
            options.start = seat;
            EXPECT_EQ(deal_from_key(options, key(9)).state.turn, seat);
        }
    }
}

TEST(S5, otherwise_the_first_player_is_drawn_from_the_seed) {
    std::set<int> first;
    for (int n = 0; n < 60; ++n) {
        const Deal deal = deal_from_key(table_for(4), key(n));
        EXPECT_EQ(deal.options.start, deal.state.turn);
        EXPECT_EQ(deal.state.turn, deal_from_key(table_for(4), key(n)).state.turn);
        first.insert(deal.state.turn);
    }
    EXPECT_EQ(first, (std::set<int>{0, 1, 2, 3}));
}

TEST(S5, a_set_up_starts_with_seat_0_unless_told_otherwise) {
    EXPECT_EQ(Table(rules(), {"c1", "c2", "c3"}).turn(), 0);
    EXPECT_EQ(Table(rules().start(2), {"c1", "c2", "c3"}).turn(), 2);
}

TEST(V0, all_sixty_four_sets_are_playable_in_2020_and_2021) {
    for (const Edition edition : {Edition::y2020, Edition::y2021_fr}) {
        for (int word = 0; word < 64; ++word) {
            Options options = table_for(3, edition);
            options.variants = VariantSet::from_word(static_cast<std::uint8_t>(word));
            State state = deal_from_key(options, key(word)).state;
            Silent silent;
            const Seat first = state.turn;
            const Card any = state.hands[first].nth(0);
            EXPECT_TRUE(apply(state, first, Action::play(any, Declaration::of(0, 1)), silent)) << word;
        }
    }
}

TEST(V0, k_at_random_gives_exactly_k_cards_and_every_card_comes_up) {
    for (int k = 0; k <= 6; ++k) {
        VariantSet seen;
        for (int n = 0; n < 60; ++n) {
            Options options = table_for(4);
            options.random_variants = static_cast<std::uint8_t>(k);
            const Deal deal = deal_from_key(options, key(n));
            EXPECT_EQ(deal.options.variants.size(), k);
            EXPECT_FALSE(deal.options.random_variants.has_value());
            EXPECT_EQ(deal.state.rules, ruleset_of(deal.options));
            seen = seen | deal.options.variants;
        }
        EXPECT_EQ(seen.size(), k == 0 ? 0 : 6) << k;
    }
}

TEST(V0, the_random_cards_come_from_the_stream_between_end_card_and_first_player) {
    Options options = table_for(4);
    options.random_variants = std::uint8_t{2};
    const Deal deal = deal_from_key(options, key(5));
    fair::Stream stream(key(5));
    std::array<int, 100> deck{};
    stream.shuffle(std::span<int>(deck));
    stream.below(5);
    std::array<int, 6> variants{0, 1, 2, 3, 4, 5};
    std::swap(variants[0], variants[stream.below(6)]);
    std::swap(variants[1], variants[1 + stream.below(5)]);
    VariantSet expected;
    expected.add(variants[0]);
    expected.add(variants[1]);
    EXPECT_EQ(deal.options.variants, expected);
    EXPECT_EQ(deal.state.turn, stream.below(4));
}

TEST(V0, the_2022_box_has_no_variant_cards) {
    EXPECT_TRUE(offers_variants({.edition = Edition::y2020}));
    EXPECT_TRUE(offers_variants({.edition = Edition::y2021_fr}));
    EXPECT_FALSE(offers_variants({.edition = Edition::y2022}));
    EXPECT_FALSE(offers_variants({.edition = Edition::y2022_classic}));
}

TEST(V0, variants_at_random_need_a_seed) {
    Rules random = rules();
    random.options.random_variants = std::uint8_t{1};
    EXPECT_THROW(Table(random, {"c1", "c2"}), std::invalid_argument);
}

TEST(S3, a_fast_deal_is_a_full_deal_too) {
    FastRng rng(11);
    std::set<int> first;
    for (const Edition edition : all_editions()) {
        const Ruleset ruleset = ruleset_of(table_for(3, edition));
        const FastDealer dealer(ruleset, 20);
        auto expected =
            box_of(edition == Edition::y2022 || edition == Edition::y2022_classic ? "clp" : "cwp");
        if (edition == Edition::y2022) expected["xx"] = 3;
        for (int n = 0; n < 20; ++n) {
            State state;
            dealer.deal(state, rng);
            EXPECT_EQ(cards_on(state), expected);
            EXPECT_EQ(state.above_end(), 20);
            EXPECT_EQ(state.trophies_left, 3);
            EXPECT_EQ(state.total_wilds_left, edition == Edition::y2022 ? 3 : 0);
            for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(state.hands[seat].size(), 6);
            first.insert(state.turn);
        }
    }
    EXPECT_EQ(first, (std::set<int>{0, 1, 2}));
}

}  // namespace
}  // namespace scoville::spicy::test
