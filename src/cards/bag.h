// A hand of cards as a multiset in 128 bits. Every kind of card owns a field as wide as the box has
// copies of it; m copies in hand are the lowest m bits of the field. So a bag has one form only
// (equal hands are equal words), holds no order and no card numbers that could tell when a card
// was drawn, and picking a card at random is one bit selection.
#pragma once

#include <array>
#include <cstdint>

#include "base/bits.h"

namespace scoville {

// Where each kind's field lies, worked out at compile time.
template <class Layout>
struct BagTables {
    std::array<u128, Layout::kinds> first{};  // the lowest bit of a kind's field
    std::array<u128, Layout::kinds> field{};
    std::array<std::uint8_t, 128> kind{};
    u128 firsts = 0;

    constexpr BagTables() {
        std::size_t bit = 0;
        for (std::size_t k = 0; k < Layout::kinds; ++k) {
            first[k] = u128{1} << bit;
            firsts |= first[k];
            for (int i = 0; i < Layout::width(static_cast<int>(k)); ++i, ++bit) {
                field[k] |= u128{1} << bit;
                kind[bit] = static_cast<std::uint8_t>(k);
            }
        }
    }
};

// Layout: kinds (int), width(kind) for kind = 0 … kinds - 1; the widths sum up to at most 128.
template <class Layout>
class Bag {
public:
    constexpr Bag() = default;

    int size() const { return count_bits(word_); }
    bool empty() const { return word_ == 0; }
    bool has(int kind) const { return (word_ & tables.first[at(kind)]) != 0; }
    int count(int kind) const { return count_bits(word_ & tables.field[at(kind)]); }
    // The field of the kind must have room.
    void add(int kind) { word_ |= word_ + tables.first[at(kind)]; }
    // The bag must have one.
    void remove(int kind) {
        const u128 held = word_ & tables.field[at(kind)];
        const u128 rest = (held >> 1) & tables.field[at(kind)];
        word_ ^= held ^ rest;
    }
    // The kind of the nth card, 0 <= n < size(); every copy counts.
    int nth(unsigned n) const { return tables.kind[static_cast<std::size_t>(select_bit(word_, n))]; }

    // Calls f(kind) once for each kind held, in order.
    template <class F>
    void for_each_kind(F&& f) const {
        for (u128 firsts = word_ & tables.firsts; firsts != 0; firsts &= firsts - 1)
            f(int{tables.kind[static_cast<std::size_t>(lowest(firsts))]});
    }
    // Calls f(kind) once for each card held, in order.
    template <class F>
    void for_each_card(F&& f) const {
        for (u128 left = word_; left != 0; left &= left - 1)
            f(int{tables.kind[static_cast<std::size_t>(lowest(left))]});
    }

    friend bool operator==(const Bag&, const Bag&) = default;

private:
    static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
    static int lowest(u128 word) { return select_bit(word, 0); }

    static constexpr BagTables<Layout> tables{};
    u128 word_ = 0;
};

}  // namespace scoville
