// Journal entries as text: one JSON object each.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "table/change.h"

namespace scoville::table {

// `options` are those of the present game, which a move is written with.
std::string text_of(const Entry& entry, const any::Options& options);

// The error says what is wrong with the text; an entry that was written by us always reads back.
Result<Entry, std::string> entry_from(std::string_view text, const any::Options& options);

}  // namespace scoville::table
