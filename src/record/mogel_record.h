// A record of Mogel taken apart.
#pragma once

#include "mogel/inside/deal.h"
#include "notation/fields.h"

namespace scoville::record {

Result<mogel::Deal, notation::FormError> mogel_deal(const boost::json::object& record, std::uint8_t rules);

}  // namespace scoville::record
