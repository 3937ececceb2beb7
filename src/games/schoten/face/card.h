// The cards of Scharfe Schoten (T1): each is one of a kind, and its back shows its colour (T3).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/bit_set.h"

namespace scoville::schoten {

enum class Colour : std::uint8_t { red, yellow, green, black, none };
constexpr int colour_count = 4;
constexpr int max_number = 12;
constexpr int card_count = colour_count * max_number;

constexpr std::array<Colour, colour_count> colours{Colour::red, Colour::yellow, Colour::green, Colour::black};
constexpr std::array<std::string_view, colour_count> colour_names{"red", "yellow", "green", "black"};

constexpr int as_int(Colour colour) { return static_cast<int>(colour); }
constexpr bool in_box(Colour colour) { return as_int(colour) < colour_count; }
constexpr std::string_view name_of(Colour colour) { return colour_names[static_cast<std::size_t>(colour)]; }
constexpr std::optional<Colour> colour_named(std::string_view name) {
    for (const Colour colour : colours)
        if (name_of(colour) == name) return colour;
    return std::nullopt;
}

struct ColourTag;
using ColourSet = BitSet<ColourTag, std::uint8_t>;  // members: Colour, as int

// How many cards of each colour: all that backs tell (T3, T9).
struct ColourCounts {
    std::array<std::uint8_t, colour_count> of{};

    constexpr std::uint8_t& operator[](Colour colour) { return of[static_cast<std::size_t>(colour)]; }
    constexpr int operator[](Colour colour) const { return of[static_cast<std::size_t>(colour)]; }
    constexpr int total() const { return of[0] + of[1] + of[2] + of[3]; }
    constexpr ColourSet present() const {
        ColourSet present;
        for (const Colour colour : colours)
            if ((*this)[colour] > 0) present.add(as_int(colour));
        return present;
    }
    friend constexpr bool operator==(const ColourCounts&, const ColourCounts&) = default;
};

// Colour × 12 + number - 1; face down only the colour is known (T3).
struct Card {
    std::uint8_t index = 63;

    static constexpr Card of(Colour colour, int number) {
        return {static_cast<std::uint8_t>(as_int(colour) * max_number + number - 1)};
    }
    static constexpr Card face_down(Colour colour) {
        return {static_cast<std::uint8_t>(card_count + as_int(colour))};
    }
    // No card at all.
    static constexpr Card none() { return {63}; }

    // Colour and number are both known.
    constexpr bool is_open() const { return index < card_count; }
    constexpr bool is_face_down() const { return index >= card_count && index < card_count + colour_count; }
    constexpr Colour colour() const {
        return static_cast<Colour>(is_open() ? index / max_number : index - card_count);
    }
    // Of an open card.
    constexpr int number() const { return index % max_number + 1; }
    friend constexpr bool operator==(Card, Card) = default;
};

// Open cards, each at most once: a hand, the rack, what may be played.
class CardSet {
public:
    constexpr CardSet() = default;
    static constexpr CardSet whole_box() { return CardSet(Bits::first(card_count)); }
    static constexpr CardSet of_colour(Colour colour) {
        return CardSet(Bits::from_word(Bits::first(max_number).word() << (max_number * as_int(colour))));
    }

    constexpr int size() const { return bits_.size(); }
    constexpr bool empty() const { return bits_.empty(); }
    constexpr bool has(Card card) const { return card.is_open() && bits_.has(card.index); }
    constexpr void add(Card card) { bits_.add(card.index); }
    constexpr void remove(Card card) { bits_.remove(card.index); }
    // The nth card in index order, 0 <= n < size().
    Card nth(unsigned n) const { return {static_cast<std::uint8_t>(bits_.nth(n))}; }
    constexpr ColourCounts backs() const {
        ColourCounts counts;
        for (const Colour colour : colours)
            counts[colour] = static_cast<std::uint8_t>((*this & of_colour(colour)).size());
        return counts;
    }

    // Calls f(card) for each card, in index order.
    template <class F>
    constexpr void for_each_card(F&& f) const {
        for (const int index : bits_) f(Card{static_cast<std::uint8_t>(index)});
    }

    friend constexpr CardSet operator|(CardSet a, CardSet b) { return CardSet(a.bits_ | b.bits_); }
    friend constexpr CardSet operator&(CardSet a, CardSet b) { return CardSet(a.bits_ & b.bits_); }
    friend constexpr CardSet operator-(CardSet a, CardSet b) { return CardSet(a.bits_ - b.bits_); }
    friend constexpr bool operator==(CardSet, CardSet) = default;

private:
    struct CardTag;
    using Bits = BitSet<CardTag, std::uint64_t>;
    constexpr explicit CardSet(Bits bits) : bits_(bits) {}
    Bits bits_;
};

}  // namespace scoville::schoten
