// Cards of Mogel as the record writes them: n1 … n6; face down n?.
#pragma once

#include <optional>
#include <string_view>

#include "mogel/face/card.h"
#include "notation/card_text.h"

namespace scoville::notation {

inline CardText text_of(mogel::Card card) {
    return card.is_open() ? CardText::numbered('n', card.number) : CardText('n', '?');
}
inline std::optional<mogel::Card> mogel_card_from(std::string_view text) {
    const int number = number_behind_letter(text, mogel::max_number);
    if (number == 0 || text[0] != 'n') return std::nullopt;
    return mogel::Card::of(number);
}

}  // namespace scoville::notation
