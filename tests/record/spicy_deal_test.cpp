#include <numeric>

#include <sodium.h>

#include "fair/stream.h"
#include "records.h"

namespace scoville::record::test {
namespace {

// What a deal must be, worked out from nothing but the numbers of the stream.
struct Expected {
    std::vector<std::vector<std::string>> hands;
    std::vector<std::string> draw;  // down to the end card
    std::size_t deck = 0;
    std::set<std::string> variants;
    int first = 0;
};

struct Choice {
    int players = 3;
    std::string edition = "2020";
    int end_card = 0;  // 0: open
    int random = -1;   // -1: no variant cards
    int start = -1;    // -1: open

    std::string options() const {
        std::string text = R"("players":)" + std::to_string(players) + R"(,"edition":")" + edition + "\"";
        if (end_card > 0) text += R"(,"endCard":)" + std::to_string(end_card);
        if (random >= 0) text += R"(,"variants":{"random":)" + std::to_string(random) + "}";
        if (start >= 0) text += R"(,"start":)" + std::to_string(start);
        return text;
    }
};

std::string card_at(int index, const std::string& edition) {
    if (index >= 95) return "xn";
    if (index >= 90) return "xs";
    const char second = edition.starts_with("2022") ? 'l' : 'w';
    const char letters[] = {'c', second, 'p'};
    return letters[index / 30] + std::to_string(index % 30 / 3 + 1);
}

Expected expected_deal(const Choice& choice, const std::string& hex) {
    fair::Stream stream(*fair::from_hex<64>(hex));
    std::vector<int> deck(100);
    std::iota(deck.begin(), deck.end(), 0);
    for (std::size_t last = 99; last >= 1; --last)
        std::swap(deck[last], deck[stream.below(static_cast<std::uint32_t>(last) + 1)]);

    Expected expected;
    const std::size_t each = choice.edition == "2022" ? 5 : 6;
    const auto players = static_cast<std::size_t>(choice.players);
    for (std::size_t seat = 0; seat < players; ++seat) {
        std::vector<std::string> hand;
        for (std::size_t i = 0; i < each; ++i) hand.push_back(card_at(deck[seat * each + i], choice.edition));
        if (choice.edition == "2022") hand.emplace_back("xx");
        std::sort(hand.begin(), hand.end());
        expected.hands.push_back(hand);
    }
    expected.deck = 100 - players * each;
    auto above = static_cast<std::size_t>(choice.end_card);
    if (above == 0) {
        const std::size_t printed = choice.players == 2 ? 60 : choice.players <= 4 ? 38 : 15;
        above = expected.deck - (printed + stream.below(5) - 2);
    }
    for (std::size_t i = 0; i < above; ++i)
        expected.draw.push_back(card_at(deck[players * each + i], choice.edition));
    if (choice.random >= 0) {
        std::vector<std::string> cards{"we-love-chili",    "start-it-up", "spice-raider",
                                       "change-your-luck", "turn-it-up",  "copy-cat"};
        for (std::size_t i = 0; i < static_cast<std::size_t>(choice.random); ++i) {
            std::swap(cards[i], cards[i + stream.below(static_cast<std::uint32_t>(6 - i))]);
            expected.variants.insert(cards[i]);
        }
    }
    expected.first = choice.start >= 0
                         ? choice.start
                         : static_cast<int>(stream.below(static_cast<std::uint32_t>(choice.players)));
    return expected;
}

std::vector<std::string> strings(const json::value& list) {
    std::vector<std::string> texts;
    for (const json::value& entry : list.as_array()) texts.emplace_back(entry.as_string());
    return texts;
}

// Everyone passes until the end card comes up: so the whole draw deck above it is seen.
void expect_deal(const Choice& choice, const std::string& hex) {
    SCOPED_TRACE(choice.options() + " " + hex.substr(0, 8));
    const Expected expected = expected_deal(choice, hex);
    std::string passes;
    for (std::size_t i = 0; i < expected.draw.size(); ++i)
        passes += (i > 0 ? "," : "") + std::string(R"({"do":"pass","seat":)") +
                  std::to_string((static_cast<std::size_t>(expected.first) + i) %
                                 static_cast<std::size_t>(choice.players)) +
                  "}";
    const std::string record =
        Parts{.options = choice.options(), .seed = in_quotes(hex), .actions = passes}.text();

    const Answer dealt = replay(record, Viewer::everything(), 0);
    ASSERT_EQ(dealt.outcome, Outcome::all_legal);
    ASSERT_EQ(dealt.state("hands").as_array().size(), expected.hands.size());
    for (std::size_t seat = 0; seat < expected.hands.size(); ++seat) {
        auto hand = strings(dealt.state("hands").at(seat));
        std::sort(hand.begin(), hand.end());
        EXPECT_EQ(hand, expected.hands[seat]) << "seat " << seat;
    }
    EXPECT_EQ(dealt.shown("turn"), std::to_string(expected.first));
    EXPECT_EQ(dealt.shown("draw"), std::to_string(expected.deck));
    EXPECT_EQ(dealt.shown("aboveEnd"), std::to_string(expected.draw.size()));
    const auto started = dealt.events("started");
    ASSERT_EQ(started.size(), 1u);
    const auto variants = strings(started[0].at("variants"));
    EXPECT_EQ(std::set<std::string>(variants.begin(), variants.end()), expected.variants);
    EXPECT_EQ(started[0].at("first"), expected.first);

    const Answer ended = replay(record);
    ASSERT_EQ(ended.outcome, Outcome::all_legal);
    EXPECT_TRUE(ended.over());
    std::vector<std::string> drawn;
    for (const auto& event : ended.events("drew"))
        for (const std::string& card : strings(event.at("cards"))) drawn.push_back(card);
    EXPECT_EQ(drawn, expected.draw);
}

TEST(S3, a_deal_from_a_seed_is_the_one_that_the_text_describes) {
    unsigned n = 0;
    for (int players = 2; players <= 6; ++players)
        for (const char* edition : {"2020", "2021-fr", "2022", "2022-classic"})
            for (int i = 0; i < 4; ++i) expect_deal({.players = players, .edition = edition}, hex_seed(++n));
}

TEST(S4, the_end_card_lies_within_two_of_its_printed_height) {
    std::set<std::int64_t> below;
    for (unsigned n = 0; n < 60; ++n) {
        const Answer answer =
            replay(Parts{.options = R"("players":4)", .seed = in_quotes(hex_seed(n))}.text());
        below.insert(answer.state("draw").as_int64() - answer.state("aboveEnd").as_int64());
        EXPECT_EQ(replay(Parts{.options = R"("players":4)", .seed = in_quotes(hex_seed(n))}.text(),
                         Viewer::at_seat(0))
                      .shown("aboveEnd"),
                  "38");
    }
    EXPECT_EQ(below, (std::set<std::int64_t>{36, 37, 38, 39, 40}));
}

TEST(S4, an_end_card_from_the_options_takes_no_number_from_the_stream) {
    for (unsigned n = 0; n < 10; ++n)
        expect_deal({.players = 5, .end_card = 1 + static_cast<int>(n) * 7}, hex_seed(n));
}

TEST(S5, a_start_from_the_options_takes_no_number_from_the_stream) {
    for (unsigned n = 0; n < 6; ++n) expect_deal({.players = 6, .start = static_cast<int>(n)}, hex_seed(n));
    std::set<std::string> starts;
    for (unsigned n = 0; n < 60; ++n)
        starts.insert(
            replay(Parts{.options = R"("players":6)", .seed = in_quotes(hex_seed(n))}.text()).shown("turn"));
    EXPECT_EQ(starts.size(), 6u);
}

TEST(V0, variant_cards_at_random_are_drawn_between_end_card_and_first_player) {
    unsigned n = 100;
    for (int k = 0; k <= 6; ++k) {
        for (int i = 0; i < 4; ++i) {
            expect_deal({.players = 4, .random = k}, hex_seed(++n));
            expect_deal({.players = 3, .edition = "2021-fr", .end_card = 20, .random = k}, hex_seed(++n));
            expect_deal({.players = 2, .random = k, .start = 1}, hex_seed(++n));
        }
    }
}

TEST(S3, the_seed_may_be_written_in_either_case) {
    std::string upper = hex_seed(0xabcdef);
    for (char& c : upper)
        if (c >= 'a') c = static_cast<char>(c - 'a' + 'A');
    EXPECT_EQ(replay(Parts{.options = R"("players":3)", .seed = in_quotes(upper)}.text()).text,
              replay(Parts{.options = R"("players":3)", .seed = in_quotes(hex_seed(0xabcdef))}.text()).text);
}

TEST(W1, six_get_five_spice_cards_and_a_total_wild_each) {
    const Answer answer =
        replay(Parts{.options = R"("players":6,"edition":"2022")", .seed = in_quotes(hex_seed(5))}.text());
    EXPECT_EQ(answer.shown("totalWilds"), "[1,1,1,1,1,1]");
    EXPECT_EQ(answer.shown("totalWildsLeft"), "0");
    EXPECT_EQ(answer.shown("draw"), "70");
}

TEST(S3, the_known_answer_deals_the_known_cards) {
    const auto hmac = [](const std::vector<unsigned char>& key, const std::string& message) {
        std::vector<unsigned char> out(64);
        crypto_auth_hmacsha512_state state;
        crypto_auth_hmacsha512_init(&state, key.data(), key.size());
        crypto_auth_hmacsha512_update(&state, reinterpret_cast<const unsigned char*>(message.data()),
                                      message.size());
        crypto_auth_hmacsha512_final(&state, out.data());
        return out;
    };
    const auto field = [](const std::string& bytes) {
        return std::string{static_cast<char>(bytes.size()), 0, 0, 0} + bytes;
    };
    std::vector<unsigned char> secret(64);
    std::iota(secret.begin(), secret.end(), static_cast<unsigned char>(0));
    std::string commitment;
    for (const int byte :
         {0x4c, 0xe6, 0x8e, 0x42, 0x60, 0x1a, 0x99, 0x24, 0xce, 0xa0, 0x9e, 0xda, 0x3a, 0xc3, 0xf2, 0xae,
          0xc8, 0xbd, 0x03, 0xd1, 0x86, 0xec, 0x86, 0x8d, 0x2d, 0x10, 0x37, 0x91, 0xd9, 0x4f, 0x27, 0x0d})
        commitment += static_cast<char>(byte);
    std::string message = field("fair-1/deal") + field(commitment);
    for (int seat = 0; seat < 3; ++seat)
        message += field(std::string(1, static_cast<char>(seat))) +
                   field(std::string(32, static_cast<char>(0xa0 + seat)));
    std::string hex;
    for (const unsigned char byte : hmac(secret, message)) {
        hex += "0123456789abcdef"[byte >> 4];
        hex += "0123456789abcdef"[byte & 15];
    }
    ASSERT_TRUE(hex.starts_with("04872d48b79b1b9f"));
    // 22 38 90 41 35 17 | 0 72 8 47 …; then 4 below 5: 38 + 4 - 2 cards below the end card.
    const Answer answer = replay(Parts{.options = R"("players":3,"start":0)", .seed = in_quotes(hex)}.text());
    EXPECT_EQ(text_of(answer.state("hands").at(0)), R"(["c6","c8","w2","w3","w4","xs"])");
    const auto second = strings(answer.state("hands").at(1));
    for (const char* card : {"c1", "p5", "c3", "w6"})
        EXPECT_NE(std::find(second.begin(), second.end(), card), second.end()) << card;
    EXPECT_EQ(answer.shown("aboveEnd"), "42");
}

}  // namespace
}  // namespace scoville::record::test
