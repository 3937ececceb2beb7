#include "notation/spicy_text.h"

#include <array>

namespace scoville::notation {
namespace {

using spicy::Box;
using spicy::Card;
using spicy::Declaration;

// By Flavour.
constexpr std::array<char, 4> letters{'c', 'w', 'l', 'p'};

char letter_of(int spice, const Box& box) {
    return letters[static_cast<std::size_t>(box.flavours[static_cast<std::size_t>(spice)])];
}

int spice_with(char letter, const Box& box) {
    for (int spice = 0; spice < box.spices; ++spice)
        if (letter_of(spice, box) == letter) return spice;
    return spicy::no_spice;
}

}  // namespace

CardText text_of(Card card, const Box& box) {
    if (card.is_hidden()) return {'?', '?'};
    if (card == spicy::wild_spice) return {'x', 's'};
    if (card == spicy::wild_number) return {'x', 'n'};
    if (card == spicy::total_wild) return {'x', 'x'};
    return CardText::numbered(letter_of(card.kind / spicy::max_number, box),
                              card.kind % spicy::max_number + 1);
}

CardText text_of(Declaration declared, const Box& box) {
    return CardText::numbered(letter_of(declared.spice(), box), declared.number());
}

std::optional<Declaration> declaration_from(std::string_view text, const Box& box) {
    const int number = number_behind_letter(text, box.numbers);
    if (number == 0) return std::nullopt;
    const int spice = spice_with(text[0], box);
    if (spice == spicy::no_spice) return std::nullopt;
    return Declaration::of(spice, number);
}

std::optional<Card> card_from(std::string_view text, const Box& box) {
    if (text == "xs") return spicy::wild_spice;
    if (text == "xn") return spicy::wild_number;
    if (text == "xx") return box.total_wilds > 0 ? std::optional(spicy::total_wild) : std::nullopt;
    const auto said = declaration_from(text, box);
    if (!said) return std::nullopt;
    return Card::of(said->spice(), said->number());
}

}  // namespace scoville::notation
