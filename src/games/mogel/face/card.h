// The cards of Mogel (G1): six numbers, four of each, with the same back.
#pragma once

#include <cstdint>

#include "base/bit_set.h"
#include "cards/bag.h"

namespace scoville::mogel {

constexpr int max_number = 6;
constexpr int copies = 4;
constexpr int card_count = max_number * copies;

struct NumberTag;
using NumberSet = BitSet<NumberTag, std::uint8_t>;  // members: 1 … 6

// Its number; 0 face down.
struct Card {
    std::uint8_t number = 0;

    static constexpr Card of(int number) { return {static_cast<std::uint8_t>(number)}; }
    static constexpr Card face_down() { return {}; }
    constexpr bool is_open() const { return number >= 1 && number <= max_number; }
    friend constexpr bool operator==(Card, Card) = default;
};

struct Layout {
    static constexpr int kinds = max_number;
    static constexpr int width(int) { return copies; }
};

// Open cards without order.
class Hand {
public:
    int size() const { return bag_.size(); }
    bool empty() const { return bag_.empty(); }
    bool has(Card card) const { return card.is_open() && bag_.has(card.number - 1); }
    int count(Card card) const { return card.is_open() ? bag_.count(card.number - 1) : 0; }
    void add(Card card) { bag_.add(card.number - 1); }
    void remove(Card card) { bag_.remove(card.number - 1); }
    Card nth(unsigned n) const { return Card::of(bag_.nth(n) + 1); }
    template <class F>
    void for_each_card(F&& f) const {
        bag_.for_each_card([&](int kind) { f(Card::of(kind + 1)); });
    }
    template <class F>
    void for_each_kind(F&& f) const {
        bag_.for_each_kind([&](int kind) { f(Card::of(kind + 1)); });
    }
    friend bool operator==(const Hand&, const Hand&) = default;

private:
    Bag<Layout> bag_;
};

}  // namespace scoville::mogel
