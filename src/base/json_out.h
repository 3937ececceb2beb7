// Writes JSON at the end of a string, front to back. Keys come out in the order they are written, numbers are
// integers, and the writer allocates nothing of its own. What is written is in the string as soon as the
// outermost bracket is closed; until then part of it is here, because many small pieces are put together
// faster than they are put into a string.
#pragma once

#include <charconv>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>

#include "base/check.h"
#include "base/inlining.h"

namespace scoville {

class JsonOut {
public:
    explicit JsonOut(std::string& out) : out_(out) {}
    JsonOut(const JsonOut&) = delete;
    JsonOut& operator=(const JsonOut&) = delete;
    ~JsonOut() = default;

    JsonOut& open_object() { return open('{'); }
    JsonOut& close_object() { return close('}'); }
    JsonOut& open_array() { return open('['); }
    JsonOut& close_array() { return close(']'); }

    // Keys are our own words: they need no escaping. Inline, so that their lengths are known.
    template <std::size_t N>
    SCOVILLE_INLINE JsonOut& key(const char (&name)[N]) {
        return key(std::string_view(name, N - 1));
    }
    SCOVILLE_INLINE JsonOut& key(std::string_view name) {
        CHECK(name.size() <= longest_piece);
        char* to = room_for(name.size() + 4);
        *to = ',';
        to += first_ ? 0 : 1;
        to[0] = '"';
        copy(to + 1, name);
        to[name.size() + 1] = '"';
        to[name.size() + 2] = ':';
        used_ = static_cast<std::size_t>(to - pieces_) + name.size() + 3;
        first_ = true;
        return *this;
    }

    JsonOut& null() { return raw("null"); }
    JsonOut& boolean(bool value) { return value ? raw("true") : raw("false"); }
    JsonOut& number(std::int64_t value) {
        constexpr std::size_t longest = 20;
        comma();
        char* to = room_for(longest);
        used_ += static_cast<std::size_t>(std::to_chars(to, to + longest, value).ptr - to);
        return done();
    }
    // A word known to need no escaping (a card, a rule id, hex digits).
    JsonOut& word(std::string_view value) {
        if (value.size() > longest_piece) return text(value);
        comma();
        char* to = room_for(value.size() + 2);
        to[0] = '"';
        copy(to + 1, value);
        to[value.size() + 1] = '"';
        used_ += value.size() + 2;
        return done();
    }
    // Bytes as hex digits.
    JsonOut& hex(std::span<const std::uint8_t> bytes);
    JsonOut& text(std::string_view value);
    // JSON made elsewhere.
    JsonOut& raw(std::string_view value) {
        comma();
        put(value);
        return done();
    }

    // The fields of an object that was written before, as they stand there.
    JsonOut& fields_of(std::string_view object) {
        CHECK(object.starts_with('{') && object.ends_with('}'));
        const std::string_view fields = object.substr(1, object.size() - 2);
        return fields.empty() ? *this : raw(fields);
    }

    // All of it is in the string, although brackets are open.
    void flush() {
        out_.append(pieces_, used_);
        used_ = 0;
    }

private:
    static constexpr std::size_t size = 512;
    static constexpr std::size_t longest_piece = 200;
    static constexpr char digits[] = "0123456789abcdef";

    JsonOut& open(char bracket) {
        comma();
        *room_for(1) = bracket;
        ++used_;
        ++depth_;
        first_ = true;
        return *this;
    }
    JsonOut& close(char bracket) {
        *room_for(1) = bracket;
        ++used_;
        --depth_;
        return done();
    }
    // A value stands.
    JsonOut& done() {
        first_ = false;
        if (depth_ <= 0) flush();
        return *this;
    }
    void comma() {
        if (first_) return;
        *room_for(1) = ',';
        ++used_;
    }
    // Nothing may be nowhere.
    static void copy(char* to, std::string_view bytes) {
        if (!bytes.empty()) std::memcpy(to, bytes.data(), bytes.size());
    }
    // For a few bytes.
    char* room_for(std::size_t bytes) {
        if (used_ + bytes > size) flush();
        return pieces_ + used_;
    }
    void put(std::string_view bytes) {
        if (bytes.size() > longest_piece) {
            flush();
            out_ += bytes;
            return;
        }
        copy(room_for(bytes.size()), bytes);
        used_ += bytes.size();
    }

    std::string& out_;
    std::size_t used_ = 0;
    int depth_ = 0;
    bool first_ = true;
    char pieces_[size];
};

inline JsonOut& JsonOut::hex(std::span<const std::uint8_t> bytes) {
    CHECK(2 * bytes.size() <= longest_piece);
    comma();
    char* to = room_for(2 * bytes.size() + 2);
    *to++ = '"';
    for (const std::uint8_t byte : bytes) {
        *to++ = digits[byte >> 4];
        *to++ = digits[byte & 15];
    }
    *to++ = '"';
    used_ = static_cast<std::size_t>(to - pieces_);
    return done();
}

inline JsonOut& JsonOut::text(std::string_view value) {
    comma();
    put("\"");
    std::size_t written = 0;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const auto byte = static_cast<unsigned char>(value[i]);
        const bool quoted = byte == '"' || byte == '\\';
        if (!quoted && byte >= 0x20 && byte != 0x7f) continue;
        put(value.substr(written, i - written));
        written = i + 1;
        const char escaped[] = {'\\', 'u', '0', '0', digits[byte >> 4], digits[byte & 15]};
        const char doubled[] = {'\\', value[i]};
        put(quoted ? std::string_view(doubled, 2) : std::string_view(escaped, 6));
    }
    put(value.substr(written));
    put("\"");
    return done();
}

}  // namespace scoville
