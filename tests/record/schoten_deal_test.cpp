#include <numeric>

#include "fair/stream.h"
#include "schoten_table.h"

namespace scoville::record::test {
namespace {

// What the deal of a round must be, worked out from nothing but the numbers of the stream.
struct Expected {
    std::vector<std::set<std::string>> hands;
    std::map<std::string, std::int64_t> rack;
    std::vector<std::string> ranking;
    int first = 0;
};

void shuffle(std::vector<int>& items, fair::Stream& stream) {
    for (std::size_t last = items.size() - 1; last >= 1; --last)
        std::swap(items[last], items[stream.below(static_cast<std::uint32_t>(last) + 1)]);
}

Expected expected_round(int players, const std::string& hex) {
    fair::Stream stream(*fair::from_hex<64>(hex));
    std::vector<int> cards(48);
    std::iota(cards.begin(), cards.end(), 0);
    shuffle(cards, stream);
    std::vector<int> numbers(12);
    std::iota(numbers.begin(), numbers.end(), 1);
    shuffle(numbers, stream);

    Expected expected;
    const std::size_t each = players == 3 ? 12 : 10;
    std::size_t next = 0;
    const auto name = [](int index) {
        return letters[static_cast<std::size_t>(index) / 12] + std::to_string(index % 12 + 1);
    };
    for (int seat = 0; seat < players; ++seat) {
        std::set<std::string> hand;
        for (std::size_t i = 0; i < each; ++i) hand.insert(name(cards[next++]));
        expected.hands.push_back(hand);
    }
    for (const std::string& colour : colour_names) expected.rack[colour] = 0;
    while (next < 48) ++expected.rack[colour_of(name(cards[next++]))];
    std::vector<std::pair<int, char>> pairs;
    for (std::size_t colour = 0; colour < 4; ++colour) pairs.emplace_back(numbers[colour], letters[colour]);
    std::sort(pairs.rbegin(), pairs.rend());
    for (const auto& [number, letter] : pairs) expected.ranking.push_back(letter + std::to_string(number));
    expected.first = static_cast<int>(stream.below(static_cast<std::uint32_t>(players)));
    return expected;
}

void expect_round(const Answer& answer, const Expected& expected) {
    ASSERT_EQ(answer.state("hands").as_array().size(), expected.hands.size());
    for (std::size_t seat = 0; seat < expected.hands.size(); ++seat) {
        std::set<std::string> hand;
        for (const json::value& card : answer.state("hands").at(seat).as_array())
            hand.emplace(card.as_string());
        EXPECT_EQ(hand, expected.hands[seat]) << "seat " << seat;
    }
    for (const auto& [colour, count] : expected.rack)
        EXPECT_EQ(answer.state("rack").at(colour), count) << colour;
    EXPECT_EQ(answer["state"].at("ranking"), json::value_from(expected.ranking));
    EXPECT_EQ(answer.shown("phase"), "\"tips\"");
}

Parts from_keys(int players, const std::string& more_options, unsigned n) {
    std::vector<std::string> keys;
    for (int round = 0; round < players; ++round) keys.push_back(hex_seed(n + static_cast<unsigned>(round)));
    return {.game = "schoten",
            .options = R"("players":)" + std::to_string(players) + more_options,
            .seed = key_list(keys)};
}

TEST(T2, the_first_round_of_a_seed_is_the_one_that_the_text_describes) {
    for (int players = 3; players <= 4; ++players) {
        for (unsigned n = 0; n < 20; ++n) {
            SCOPED_TRACE(n);
            Parts parts = from_keys(players, "", n * 10);
            const Expected expected = expected_round(players, hex_seed(n * 10));
            expect_round(replay(parts.text()), expected);
            parts.actions = tips(players);
            EXPECT_EQ(replay(parts.text()).shown("turn"), std::to_string(expected.first));
            EXPECT_EQ(replay(parts.text()).shown("phase"), "\"trick\"");
        }
    }
}

TEST(T11, every_round_has_its_own_seed_and_the_next_starter) {
    for (int players = 3; players <= 4; ++players) {
        Parts parts = from_keys(players, "", 500 + static_cast<unsigned>(players));
        const int first = expected_round(players, hex_seed(500 + static_cast<unsigned>(players))).first;
        for (int round = 0; round < players; ++round) {
            SCOPED_TRACE(round);
            parts = play_on(parts, 3, [&](const Answer& a) { return a.state("round") == round; });
            const auto key = hex_seed(static_cast<unsigned>(500 + players + round));
            expect_round(replay(parts.text()), expected_round(players, key));
            parts = play_on(parts, 3, [&](const Answer& a) { return a.state("phase") == "trick"; });
            EXPECT_EQ(replay(parts.text()).shown("turn"), std::to_string((first + round) % players));
        }
    }
}

TEST(T12, a_start_from_the_options_is_kept) {
    for (int start = 0; start < 4; ++start) {
        Parts parts = from_keys(4, R"(,"start":)" + std::to_string(start), 77);
        expect_round(replay(parts.text()), expected_round(4, hex_seed(77)));
        parts.actions = tips(4);
        EXPECT_EQ(replay(parts.text()).shown("turn"), std::to_string(start));
    }
}

TEST(SchotenSetup, rounds_not_given_are_dealt_from_their_own_seed) {
    Parts parts = from_keys(3, "", 40);
    parts.setup = rounds({one_colour_each() + "," + example_numbers});
    const Answer dealt = replay(parts.text());
    ASSERT_EQ(dealt.outcome, Outcome::all_legal);
    EXPECT_EQ(dealt.shown("ranking"), R"(["g10","k9","r2","y1"])");
    EXPECT_EQ(dealt.shown("rack"), R"({"red":0,"yellow":0,"green":0,"black":12})");
    parts = play_on(parts, 1, [](const Answer& a) { return a.state("round") == 1; });
    expect_round(replay(parts.text()), expected_round(3, hex_seed(41)));
}

TEST(SchotenSetup, with_a_set_up_seat_0_starts) {
    Parts parts = from_keys(3, "", 40);
    parts.setup = rounds({one_colour_each() + "," + example_numbers});
    parts.actions = tips(3);
    EXPECT_EQ(replay(parts.text()).shown("turn"), "0");
    parts.options += R"(,"start":2)";
    EXPECT_EQ(replay(parts.text()).shown("turn"), "2");
}

TEST(SchotenSetup, a_round_that_is_given_needs_no_seed) {
    const std::string round = one_colour_each() + "," + example_numbers;
    Parts parts{.game = "schoten", .options = R"("players":3)", .setup = rounds({round, round, round})};
    EXPECT_EQ(replay(parts.text()).outcome, Outcome::all_legal);
    parts.setup = rounds({round, round});
    expect_bad(parts.text(), "seed");
    parts.seed = "[null,null," + in_quotes(hex_seed(9)) + "]";
    EXPECT_EQ(replay(parts.text()).outcome, Outcome::all_legal) << replay(parts.text()).text;
}

}  // namespace
}  // namespace scoville::record::test
