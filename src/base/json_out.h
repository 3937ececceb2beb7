// Writes JSON into a string, front to back. Keys come out in the order they are written, numbers are
// integers, and the writer allocates nothing of its own.
#pragma once

#include <charconv>
#include <cstdint>
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
    JsonOut& key(std::string_view name) {
        comma();
        out_ += '"';
        out_ += name;
        out_ += "\":";
        first_ = true;
        return *this;
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
        comma();
        out_ += '"';
        out_ += value;
        out_ += '"';
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
