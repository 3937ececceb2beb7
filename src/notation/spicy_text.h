// Cards and declarations of Spicy as the record writes them: c4, w10, xs, xx.
#pragma once

#include <optional>
#include <string_view>

#include "notation/card_text.h"
#include "spicy/face/ruleset.h"

namespace scoville::notation {

CardText text_of(spicy::Card card, const spicy::Box& box);
CardText text_of(spicy::Declaration declared, const spicy::Box& box);

// A card of this box; nothing for any other text.
std::optional<spicy::Card> card_from(std::string_view text, const spicy::Box& box);
// A declaration that this box allows.
std::optional<spicy::Declaration> declaration_from(std::string_view text, const spicy::Box& box);

}  // namespace scoville::notation
