// The small text questions of HTTP: case, blanks, percent signs, UTF-8.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace scoville::net {

bool same_word(std::string_view a, std::string_view b);  // ASCII letters in any case
std::string lower(std::string_view text);
std::string_view trimmed(std::string_view text);
bool is_utf8(std::string_view text);
// %41 → A; nothing when an escape is broken or the result is no UTF-8 or holds control characters.
std::optional<std::string> unescape_path(std::string_view path);

// Calls visit(item) for each item between commas, blanks removed, until it returns true; says whether it did.
template <class Visit>
bool any_item(std::string_view list, Visit visit) {
    while (!list.empty()) {
        const auto comma = list.find(',');
        if (visit(trimmed(list.substr(0, comma)))) return true;
        list = comma == std::string_view::npos ? std::string_view() : list.substr(comma + 1);
    }
    return false;
}

}  // namespace scoville::net
