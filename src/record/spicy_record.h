// A record of Spicy taken apart, for those who play it again themselves.
#pragma once

#include "notation/fields.h"
#include "spicy/inside/deal.h"

namespace scoville::record {

// How the game began, from its options and its seed or set-up, by the rules at this place of the book.
Result<spicy::Deal, notation::FormError> spicy_deal(const boost::json::object& record, std::uint8_t rules);

}  // namespace scoville::record
