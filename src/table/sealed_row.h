// What a journal entry looks like at rest: what its move says is sealed under the game's own key, so that a
// copy of the data without the host's key shows no face-down card, answer or tip. When the game ends its key
// is written beside the last entry. The chain vouches for the plain text, and entries of older programs,
// which are plain, are read as they are.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "fair/sealed_text.h"

namespace scoville::table {

// {…,"do":"moved",F} becomes {…,"do":"moved","sealed":"…"}.
std::string sealed_row(std::string_view text, const fair::TextSealer& sealer, std::uint64_t number);
// With the game's key, for all to read.
std::string with_key(std::string_view text, const fair::TextKey& key);
// As it was before both. None if it is sealed and cannot be opened.
std::optional<std::string> opened_row(std::string text, const fair::TextSealer* sealer, std::uint64_t number);

}  // namespace scoville::table
