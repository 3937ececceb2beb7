#include "spicy/inside/deal.h"

#include <algorithm>
#include <numeric>

#include "base/check.h"
#include "fair/stream.h"
#include "spicy/inside/declare.h"

namespace scoville::spicy {
namespace {

// Hands by seat from the top of the deck (S3), and everyone's total wilds (W1).
void deal_hands(State& state) {
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        for (int i = 0; i < state.rules.dealt; ++i) state.hands[seat].add(state.deck[state.deck_next++]);
        for (int i = 0; i < state.rules.dealt_total_wilds; ++i) state.hands[seat].add(total_wild);
    }
}

void put_box(State& state) {
    const auto cards = box_in_order(state.rules.box);
    std::copy(cards.begin(), cards.end(), state.deck.begin());
    state.deck_size = static_cast<std::uint8_t>(cards.size());
}

void place_end_card(State& state, int above) {
    state.deck_end = static_cast<std::uint8_t>(state.deck_next + above);
}

void lay_out(State& state) {
    state.declarable = legal_openings(state.rules);
    state.trophies_left = state.rules.box.trophies;
    int held = 0;
    for (Seat seat = 0; seat < state.rules.players; ++seat) held += state.hands[seat].count(total_wild);
    state.total_wilds_left = static_cast<std::uint8_t>(state.rules.box.total_wilds - held);
}

// V0: k of those that these rules have, by a Fisher–Yates from the first position up.
VariantSet random_variants(const Rules& rules, std::size_t k, fair::Stream& stream) {
    std::vector<int> cards(rules.variants.size());
    std::iota(cards.begin(), cards.end(), 0);
    VariantSet chosen;
    for (std::size_t i = 0; i < k; ++i) {
        std::swap(cards[i], cards[i + stream.below(static_cast<std::uint32_t>(cards.size() - i))]);
        chosen.add(cards[i]);
    }
    return chosen;
}

}  // namespace

InlineVec<Card, max_deck> box_in_order(const Box& box) {
    InlineVec<Card, max_deck> cards;
    for (int kind = 0; kind < total_wild.kind; ++kind) {
        const Card card{static_cast<std::uint8_t>(kind)};
        for (int i = 0; i < box.copies_of(card); ++i) cards.push_back(card);
    }
    return cards;
}

Deal deal_from_key(const Options& options, const fair::DealKey& key) {
    const Rules& rules = rules_of(options);
    Deal deal{.state = {}, .options = options};
    State& state = deal.state;
    fair::Stream stream(key);
    state.rules = ruleset_of(options);
    put_box(state);
    stream.shuffle(std::span<Card>(state.deck.data(), state.deck_size));
    deal_hands(state);

    if (options.above_end) {
        place_end_card(state, *options.above_end);
    } else {
        const int slack = rules.end_slack;  // "approximate height"
        const int off = static_cast<int>(stream.below(static_cast<std::uint32_t>(2 * slack + 1))) - slack;
        place_end_card(state, state.draw_size() - (state.rules.below_end + off));
    }
    if (options.random_variants) {
        deal.options.variants = random_variants(rules, *options.random_variants, stream);
        deal.options.random_variants.reset();
        state.rules = ruleset_of(deal.options);
    }
    if (!options.start) deal.options.start = static_cast<Seat>(stream.below(options.players));
    state.turn = *deal.options.start;
    lay_out(state);
    return deal;
}

Result<Deal, std::string_view> deal_from_setup(const Options& options, const Setup& setup) {
    if (options.random_variants) return std::string_view("variants at random need a seed, not a set-up");
    Deal deal{.state = {}, .options = options};
    State& state = deal.state;
    state.rules = ruleset_of(options);
    const Box& box = state.rules.box;
    if (setup.hands.size() != options.players)
        return std::string_view("there must be one hand for each player");

    std::array<int, card_kinds> left{};
    for (int kind = 0; kind < card_kinds; ++kind)
        left[static_cast<std::size_t>(kind)] = box.copies_of(Card{static_cast<std::uint8_t>(kind)});
    for (Seat seat = 0; seat < options.players; ++seat) {
        if (setup.hands[seat].empty()) return std::string_view("a hand must have at least one card");
        for (const Card card : setup.hands[seat]) {
            if (left[card.kind]-- == 0)
                return std::string_view("a card is named more often than the box holds it");
            if (card == total_wild && state.hands[seat].has(card))
                return std::string_view("a hand holds at most one total wild (W5)");
            state.hands[seat].add(card);
        }
    }
    const auto to_deck = [&](Card card) { state.deck[state.deck_size++] = card; };
    for (const Card card : setup.draw) {
        if (card == total_wild) return std::string_view("total wilds are never in the draw deck (W1)");
        if (left[card.kind]-- == 0)
            return std::string_view("a card is named more often than the box holds it");
        to_deck(card);
    }
    for (int kind = 0; kind < total_wild.kind; ++kind)
        while (left[static_cast<std::size_t>(kind)]-- > 0) to_deck(Card{static_cast<std::uint8_t>(kind)});
    if (state.deck_size == 0) return std::string_view("no card is left for the draw deck");

    const int above =
        options.above_end ? int{*options.above_end} : std::max(1, state.deck_size - state.rules.below_end);
    if (above < 1 || above > state.deck_size)
        return std::string_view("endCard must be from 1 to the size of the draw deck");
    place_end_card(state, above);
    deal.options.start = options.start.value_or(0);
    state.turn = *deal.options.start;
    lay_out(state);
    return deal;
}

FastDealer::FastDealer(const Ruleset& rules, int above_end)
    : to_shuffle_(rules.players * rules.dealt + above_end) {
    unshuffled_.rules = rules;
    put_box(unshuffled_);
    CHECK(above_end >= 1 && to_shuffle_ <= unshuffled_.deck_size);
    unshuffled_.deck_end = static_cast<std::uint8_t>(to_shuffle_);
    unshuffled_.declarable = legal_openings(rules);
    unshuffled_.trophies_left = rules.box.trophies;
    unshuffled_.total_wilds_left =
        static_cast<std::uint8_t>(rules.box.total_wilds - rules.players * rules.dealt_total_wilds);
}

void FastDealer::deal(State& state, FastRng& rng) const {
    constexpr int cards_per_draw = 4;  // 4 × 7 bits of 64: the bias stays below 2^-36
    state = unshuffled_;
    Card* const deck = state.deck.data();
    const auto size = static_cast<std::uint32_t>(unshuffled_.deck_size);
    const auto shuffled = static_cast<std::uint32_t>(to_shuffle_);
    std::uint64_t bits = 0;
    for (std::uint32_t i = 0; i < shuffled; ++i) {
        if (i % cards_per_draw == 0) bits = rng.next();
        std::swap(deck[i], deck[i + FastRng::split(bits, size - i)]);
    }
    deal_hands(state);
    state.turn = static_cast<Seat>(rng.below(state.rules.players));
}

}  // namespace scoville::spicy
