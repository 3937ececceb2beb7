// A record of Scharfe Schoten taken apart.
#pragma once

#include "notation/fields.h"
#include "schoten/inside/deal.h"

namespace scoville::record {

// How the game began, round by round, from its options, its set-up and its seeds, by the rules at this place
// of the book.
Result<schoten::Deals, notation::FormError> schoten_deals(const boost::json::object& record,
                                                          std::uint8_t rules);

}  // namespace scoville::record
