// Cards of Scharfe Schoten as the record writes them: r9, k12; face down g?.
#pragma once

#include <optional>
#include <string_view>

#include "notation/card_text.h"
#include "schoten/face/card.h"

namespace scoville::notation {

CardText text_of(schoten::Card card);
std::optional<schoten::Card> schoten_card_from(std::string_view text);

}  // namespace scoville::notation
