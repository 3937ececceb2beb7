#include "schoten/inside/deal.h"

#include <algorithm>
#include <span>
#include <utility>

#include "base/bit_set.h"
#include "fair/stream.h"

namespace scoville::schoten {
namespace {

constexpr std::array<Card, card_count> make_box() {
    std::array<Card, card_count> box{};
    for (std::size_t i = 0; i < box.size(); ++i) box[i] = Card{static_cast<std::uint8_t>(i)};
    return box;
}
constexpr std::array<std::uint8_t, max_number> make_number_cards() {
    std::array<std::uint8_t, max_number> cards{};
    for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = static_cast<std::uint8_t>(i + 1);
    return cards;
}
constexpr auto box_in_order = make_box();
constexpr auto number_cards_in_order = make_number_cards();

// Hands by seat from the top of the shuffled cards (T2); the first four numbers to the colours (T4).
RoundDeal hand_out(const Ruleset& rules, std::span<const Card> cards, std::span<const std::uint8_t> numbers) {
    RoundDeal deal;
    std::size_t next = 0;
    for (Seat seat = 0; seat < rules.players; ++seat)
        for (int i = 0; i < rules.dealt; ++i) deal.hands[seat].add(cards[next++]);
    std::copy_n(numbers.begin(), deal.numbers.size(), deal.numbers.begin());
    return deal;
}

RoundDeal deal_from_stream(const Ruleset& rules, fair::Stream& stream) {
    auto cards = box_in_order;
    auto numbers = number_cards_in_order;
    stream.shuffle(std::span<Card>(cards));
    stream.shuffle(std::span<std::uint8_t>(numbers));
    return hand_out(rules, cards, numbers);
}

// The first `count` items become a random choice in random order.
template <class T>
void fast_shuffle(std::span<T> items, std::size_t count, FastRng& rng) {
    constexpr std::size_t items_per_draw = 4;  // 4 × 6 bits of 64: the bias stays below 2^-40
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < count; ++i) {
        if (i % items_per_draw == 0) bits = rng.next();
        std::swap(items[i], items[i + FastRng::split(bits, static_cast<std::uint32_t>(items.size() - i))]);
    }
}

}  // namespace

FirstDeal first_deal_from_key(const Options& options, const fair::DealKey& key) {
    fair::Stream stream(key);
    FirstDeal first{.deal = deal_from_stream(ruleset_of(options), stream), .options = options};
    if (!options.start) first.options.start = static_cast<Seat>(stream.below(options.players));
    return first;
}

RoundDeal deal_from_key(const Ruleset& rules, const fair::DealKey& key) {
    fair::Stream stream(key);
    return deal_from_stream(rules, stream);
}

Deals deals_from_keys(const Options& options, std::span<const fair::DealKey> keys) {
    const FirstDeal first = first_deal_from_key(options, keys[0]);
    const Ruleset rules = ruleset_of(options);
    Deals deals{.options = first.options, .rounds = {first.deal}};
    for (const fair::DealKey& key : keys.subspan(1)) deals.rounds.push_back(deal_from_key(rules, key));
    return deals;
}

Result<RoundDeal, std::string_view> deal_from_setup(const Ruleset& rules, const RoundSetup& setup) {
    if (setup.hands.size() != rules.players)
        return std::string_view("there must be one hand for each player");
    RoundDeal deal;
    CardSet left = CardSet::whole_box();
    for (Seat seat = 0; seat < rules.players; ++seat) {
        if (setup.hands[seat].size() != rules.dealt)
            return std::string_view(
                "every hand must be full: 12 cards with three players, 10 with four (T2)");
        for (const Card card : setup.hands[seat]) {
            if (!card.is_open()) return std::string_view("a hand names a card that is not in the box");
            if (!left.has(card)) return std::string_view("a card is named twice");
            left.remove(card);
            deal.hands[seat].add(card);
        }
    }
    struct NumberTag;
    BitSet<NumberTag, std::uint16_t> laid;
    for (std::size_t colour = 0; colour < setup.numbers.size(); ++colour) {
        const int number = setup.numbers[colour];
        if (number < 1 || number > max_number) return std::string_view("number cards go from 1 to 12 (T1)");
        if (laid.has(number)) return std::string_view("the four colours must have different numbers (T4)");
        laid.add(number);
        deal.numbers[colour] = static_cast<std::uint8_t>(number);
    }
    return deal;
}

RoundDeal fast_deal(const Ruleset& rules, FastRng& rng) {
    auto cards = box_in_order;
    auto numbers = number_cards_in_order;
    fast_shuffle(std::span<Card>(cards), static_cast<std::size_t>(rules.players * rules.dealt), rng);
    fast_shuffle(std::span<std::uint8_t>(numbers), colour_count, rng);
    return hand_out(rules, cards, numbers);
}

}  // namespace scoville::schoten
