// Writes JSON into a string, front to back. Keys come out in the order they are written, numbers are
// integers, and the writer allocates nothing of its own.
#pragma once

#include <charconv>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace scoville {

class JsonOut {
public:
    explicit JsonOut(std::string& out) : out_(out) {}

    JsonOut& open_object() { return open('{'); }
    JsonOut& close_object() { return close('}'); }
    JsonOut& open_array() { return open('['); }
    JsonOut& close_array() { return close(']'); }

    // Keys are our own words: they need no escaping.
    template <std::size_t N>
    JsonOut& key(const char (&name)[N]) {
        char text[N + 3];
        text[0] = ',';
        text[1] = '"';
        std::memcpy(text + 2, name, N - 1);
        text[N + 1] = '"';
        text[N + 2] = ':';
        return key_text({text, sizeof text});
    }
    JsonOut& key(std::string_view name) {
        std::string text = ",\"";
        text += name;
        text += "\":";
        return key_text(text);
    }

    JsonOut& null() { return raw("null"); }
    JsonOut& boolean(bool value) { return raw(value ? "true" : "false"); }
    JsonOut& number(std::int64_t value) {
        char digits[24];
        const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
        return raw({digits, static_cast<std::size_t>(end - digits)});
    }
    // A word known to need no escaping (a card, a rule id).
    JsonOut& word(std::string_view value) {
        char quoted[16];
        if (value.size() > sizeof quoted - 3) return text(value);
        quoted[0] = ',';
        quoted[1] = '"';
        std::memcpy(quoted + 2, value.data(), value.size());
        quoted[value.size() + 2] = '"';
        append({quoted, value.size() + 3});
        first_ = false;
        return *this;
    }
    JsonOut& text(std::string_view value);
    // JSON made elsewhere.
    JsonOut& raw(std::string_view value) {
        comma();
        out_ += value;
        return *this;
    }

private:
    JsonOut& open(char bracket) {
        comma();
        out_ += bracket;
        first_ = true;
        return *this;
    }
    JsonOut& close(char bracket) {
        out_ += bracket;
        first_ = false;
        return *this;
    }
    JsonOut& key_text(std::string_view with_comma) {
        append(with_comma);
        first_ = true;
        return *this;
    }
    // A text that begins with the comma it may need.
    void append(std::string_view with_comma) { out_ += first_ ? with_comma.substr(1) : with_comma; }
    void comma() {
        if (!first_) out_ += ',';
        first_ = false;
    }

    std::string& out_;
    bool first_ = true;
};

inline JsonOut& JsonOut::text(std::string_view value) {
    static constexpr char hex[] = "0123456789abcdef";
    comma();
    out_ += '"';
    for (const char c : value) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out_ += '\\';
            out_ += c;
        } else if (byte < 0x20 || byte == 0x7f) {
            out_ += "\\u00";
            out_ += hex[byte >> 4];
            out_ += hex[byte & 15];
        } else {
            out_ += c;
        }
    }
    out_ += '"';
    return *this;
}

}  // namespace scoville
