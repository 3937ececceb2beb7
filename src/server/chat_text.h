// A line of chat as it is kept: bytes the store does not understand.
#pragma once

#include <string>

#include "store/store.h"
#include "wire/table_out.h"

namespace scoville::server {

std::string bytes_of(const wire::ChatLine& line);
wire::ChatLine chat_line_from(const store::Said& said);

}  // namespace scoville::server
