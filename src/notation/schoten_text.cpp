#include "notation/schoten_text.h"

#include <array>

namespace scoville::notation {
namespace {

constexpr std::string_view letters = "rygk";  // by Colour

}  // namespace

CardText text_of(schoten::Card card) {
    const char letter = letters[static_cast<std::size_t>(card.colour())];
    return card.is_open() ? CardText::numbered(letter, card.number()) : CardText(letter, '?');
}

std::optional<schoten::Card> schoten_card_from(std::string_view text) {
    const int number = number_behind_letter(text, schoten::max_number);
    if (number == 0) return std::nullopt;
    const auto colour = letters.find(text[0]);
    if (colour == std::string_view::npos) return std::nullopt;
    return schoten::Card::of(static_cast<schoten::Colour>(colour), number);
}

}  // namespace scoville::notation
