#include "notation/json_text.h"

#include <utility>

#include "base/json_out.h"

namespace scoville::notation {
namespace {

// Between brackets, with a comma between two.
template <class List, class Each>
void write_list(std::string& to, char open, const List& list, char close, Each each) {
    to += open;
    bool first = true;
    for (const auto& one : list) {
        if (!std::exchange(first, false)) to += ',';
        each(one);
    }
    to += close;
}

void write(std::string& to, const json::value& value) {
    switch (value.kind()) {
        case json::kind::object:
            return write_list(to, '{', value.get_object(), '}', [&](const auto& field) {
                JsonOut(to).text(field.key());
                to += ':';
                write(to, field.value());
            });
        case json::kind::array:
            return write_list(to, '[', value.get_array(), ']',
                              [&](const json::value& one) { write(to, one); });
        case json::kind::string: JsonOut(to).text(std::string_view(value.get_string())); return;
        case json::kind::bool_: to += value.get_bool() ? "true" : "false"; return;
        case json::kind::int64: to += std::to_string(value.get_int64()); return;
        case json::kind::uint64: to += std::to_string(value.get_uint64()); return;
        default: to += "null"; return;
    }
}

}  // namespace

std::string json_text(const json::value& value) {
    std::string text;
    write(text, value);
    return text;
}

}  // namespace scoville::notation
