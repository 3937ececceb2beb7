// A journal entry as it is kept: its text, and the head of the log with it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "fair/commit.h"

namespace scoville::table {

struct Row {
    std::string text;  // of the entry, without the head
    fair::Hash head;
};

// {…} becomes {…,"head":"…"}.
std::string with_head(std::string_view text, const fair::Hash& head);
// None if there is no head at its end.
std::optional<Row> row_from(std::string_view kept);

}  // namespace scoville::table
