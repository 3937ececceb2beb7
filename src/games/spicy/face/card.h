// The cards of Spicy (S1, W1) and what is said about them. A card is its kind: two chili 4 are the
// same card to every rule.
#pragma once

#include <array>
#include <cstdint>

#include "base/bit_set.h"
#include "cards/bag.h"

namespace scoville::spicy {

constexpr int max_spices = 3;
constexpr int max_number = 10;

struct NumberTag;
struct SpiceTag;
struct DeclarationTag;
using NumberSet = BitSet<NumberTag, std::uint16_t>;            // members 1 … 10
using SpiceSet = BitSet<SpiceTag, std::uint8_t>;               // members 0 … 2
using DeclarationSet = BitSet<DeclarationTag, std::uint64_t>;  // members: Declaration::index

// "4 chili": spice × 16 + number, so that neither needs a division.
struct Declaration {
    std::uint8_t index = 0;

    static constexpr Declaration of(int spice, int number) {
        return {static_cast<std::uint8_t>(spice * 16 + number)};
    }
    static constexpr Declaration none() { return {}; }
    constexpr bool is_none() const { return index == 0; }
    constexpr int spice() const { return index >> 4; }
    constexpr int number() const { return index & 15; }
    friend constexpr bool operator==(Declaration, Declaration) = default;
};

// All numbers of `numbers` in one spice.
constexpr DeclarationSet declarations(NumberSet numbers, int spice) {
    return DeclarationSet::from_word(std::uint64_t{numbers.word()} << (16 * spice));
}

struct Card {
    std::uint8_t kind = 63;

    static constexpr Card of(int spice, int number) {
        return {static_cast<std::uint8_t>(spice * max_number + number - 1)};
    }
    static constexpr Card hidden() { return {63}; }
    constexpr bool is_hidden() const { return kind == 63; }
    friend constexpr bool operator==(Card, Card) = default;
};
constexpr Card wild_spice{30};
constexpr Card wild_number{31};
constexpr Card total_wild{32};
constexpr int card_kinds = 33;

// The numbers and spices a card really is (S17, W2).
struct Truth {
    NumberSet numbers;
    SpiceSet spices;
};
constexpr std::array<Truth, card_kinds> make_truths() {
    std::array<Truth, card_kinds> truths{};
    for (int kind = 0; kind < max_spices * max_number; ++kind)
        truths[static_cast<std::size_t>(kind)] = {NumberSet{kind % max_number + 1},
                                                  SpiceSet{kind / max_number}};
    const NumberSet any_number = NumberSet::first(max_number + 1) - NumberSet{0};
    const SpiceSet any_spice = SpiceSet::first(max_spices);
    truths[wild_spice.kind] = {{}, any_spice};
    truths[wild_number.kind] = {any_number, {}};
    truths[total_wild.kind] = {any_number, any_spice};
    return truths;
}
inline constexpr auto truths = make_truths();
constexpr const Truth& truth_of(Card card) { return truths[card.kind]; }

// Field widths of a hand: the most copies any box has.
struct CardLayout {
    static constexpr int kinds = card_kinds;
    static constexpr int width(int kind) {
        if (kind == total_wild.kind) return 6;
        return kind >= wild_spice.kind ? 5 : 3;
    }
};

class Hand : public Bag<CardLayout> {
public:
    bool has(Card card) const { return Bag::has(card.kind); }
    int count(Card card) const { return Bag::count(card.kind); }
    void add(Card card) { Bag::add(card.kind); }
    void remove(Card card) { Bag::remove(card.kind); }
    Card nth(unsigned n) const { return {static_cast<std::uint8_t>(Bag::nth(n))}; }
    template <class F>
    void for_each_kind(F&& f) const {
        Bag::for_each_kind([&](int kind) { f(Card{static_cast<std::uint8_t>(kind)}); });
    }
    template <class F>
    void for_each_card(F&& f) const {
        Bag::for_each_card([&](int kind) { f(Card{static_cast<std::uint8_t>(kind)}); });
    }
};

}  // namespace scoville::spicy
