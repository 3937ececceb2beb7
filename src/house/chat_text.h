// What was said at a table, as it lies in the store: bytes that the store does not understand.
#pragma once

#include <string>

#include "store/store.h"
#include "wire/table_out.h"

namespace scoville::house {

std::string bytes_of(const wire::ChatLine& said, const std::string& nonce = {});
wire::ChatLine chat_line_from(const store::Said& said);
// Of the request that said it; empty where it was not kept.
std::string nonce_of(const store::Said& said);

}  // namespace scoville::house
