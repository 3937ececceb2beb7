#include "load/skim.h"

#include <charconv>

namespace scoville::load {
namespace {

std::size_t string_end(std::string_view text, std::size_t at) {
    for (++at; at < text.size(); ++at) {
        if (text[at] == '"') return at + 1;
        if (text[at] == '\\') ++at;
    }
    return text.size();
}

std::size_t nested_end(std::string_view text, std::size_t at) {
    int depth = 0;
    while (at < text.size()) {
        switch (text[at]) {
            case '"': at = string_end(text, at); continue;
            case '{':
            case '[': ++depth; break;
            case '}':
            case ']':
                if (--depth == 0) return at + 1;
                break;
            default: break;
        }
        ++at;
    }
    return text.size();
}

}  // namespace

std::size_t after_spaces(std::string_view text, std::size_t at) {
    while (at < text.size() && (text[at] == ' ' || text[at] == '\n' || text[at] == '\r' || text[at] == '\t'))
        ++at;
    return at;
}

std::size_t value_end(std::string_view text, std::size_t at) {
    if (at >= text.size()) return text.size();
    if (text[at] == '"') return string_end(text, at);
    if (text[at] == '{' || text[at] == '[') return nested_end(text, at);
    return std::min(text.find_first_of(",]} \n\r\t", at), text.size());
}

std::string_view bare(std::string_view value) {
    if (value.size() < 2 || value.front() != '"') return value;
    return value.substr(1, value.size() - 2);
}

std::int64_t number(std::string_view value) {
    std::int64_t read = 0;
    std::from_chars(value.data(), value.data() + value.size(), read);
    return read;
}

std::string_view member(std::string_view object, std::string_view key) {
    std::string_view found;
    each_member(object, [&](std::string_view name, std::string_view value) {
        if (name == key) found = value;
    });
    return found;
}

std::vector<std::string_view> items(std::string_view array) {
    std::vector<std::string_view> list;
    each_item(array, [&](std::string_view item) { list.push_back(item); });
    return list;
}

}  // namespace scoville::load
