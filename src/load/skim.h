// Looks into JSON without making anything of it: members and items come as the text they are written in.
// Cheap enough to read every message of thousands of clients. For what our own server has written: nothing is
// checked that need not be.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace scoville::load {

// Where the value that begins at `at` ends.
std::size_t value_end(std::string_view text, std::size_t at);
std::size_t after_spaces(std::string_view text, std::size_t at);

// The text between the quotes, escapes as they are; other values unchanged.
std::string_view bare(std::string_view value);
// 0 if it is none.
std::int64_t number(std::string_view value);

// Calls found(key, value) for each member; what is no object has none.
template <class Found>
void each_member(std::string_view object, Found found) {
    if (object.empty() || object.front() != '{') return;
    for (std::size_t at = after_spaces(object, 1); at < object.size() && object[at] == '"';) {
        const std::size_t key_end = value_end(object, at);
        const std::string_view key = bare(object.substr(at, key_end - at));
        at = after_spaces(object, after_spaces(object, key_end) + 1);
        const std::size_t end = value_end(object, at);
        found(key, object.substr(at, end - at));
        at = after_spaces(object, after_spaces(object, end) + 1);
    }
}

template <class Found>
void each_item(std::string_view array, Found found) {
    if (array.empty() || array.front() != '[') return;
    for (std::size_t at = after_spaces(array, 1); at < array.size() && array[at] != ']';) {
        const std::size_t end = value_end(array, at);
        if (end == at) return;
        found(array.substr(at, end - at));
        at = after_spaces(array, end);
        if (at < array.size() && array[at] == ',') at = after_spaces(array, at + 1);
    }
}

// Empty: there is none.
std::string_view member(std::string_view object, std::string_view key);
std::vector<std::string_view> items(std::string_view array);

}  // namespace scoville::load
