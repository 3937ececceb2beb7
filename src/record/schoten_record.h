// A record of Scharfe Schoten taken apart.
#pragma once

#include "notation/fields.h"
#include "schoten/inside/deal.h"

namespace scoville::record {

// How the game began, round by round, from its options, its set-up and its seeds.
Result<schoten::Deals, notation::FormError> schoten_deals(const boost::json::object& record);

}  // namespace scoville::record
