#include "net/words.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace scoville::net {

namespace {

char lower_letter(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; }

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    const char small = lower_letter(c);
    return small >= 'a' && small <= 'f' ? small - 'a' + 10 : -1;
}

// How many continuation bytes follow, by the first byte, and the least code point that needs them.
struct Lead {
    std::uint8_t mask, mark;
    int more;
    std::uint32_t least;
};
constexpr std::array<Lead, 4> leads = {
    {{0x80, 0x00, 0, 0}, {0xe0, 0xc0, 1, 0x80}, {0xf0, 0xe0, 2, 0x800}, {0xf8, 0xf0, 3, 0x10000}}};

}  // namespace

bool same_word(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lower_letter(x) == lower_letter(y); });
}

std::string lower(std::string_view text) {
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(), lower_letter);
    return out;
}

std::string_view trimmed(std::string_view text) {
    const auto begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

bool is_utf8(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const auto first = static_cast<std::uint8_t>(text[i++]);
        const auto lead = std::find_if(leads.begin(), leads.end(),
                                       [&](const Lead& each) { return (first & each.mask) == each.mark; });
        if (lead == leads.end() || text.size() - i < static_cast<std::size_t>(lead->more)) return false;
        std::uint32_t point = first & static_cast<std::uint8_t>(~lead->mask);
        for (int k = 0; k < lead->more; ++k) {
            const auto next = static_cast<std::uint8_t>(text[i++]);
            if ((next & 0xc0) != 0x80) return false;
            point = point << 6 | (next & 0x3f);
        }
        if (point < lead->least || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) return false;
    }
    return true;
}

std::optional<std::string> unescape_path(std::string_view path) {
    std::string out;
    for (std::size_t i = 0; i < path.size(); ++i) {
        char c = path[i];
        if (c == '%') {
            if (path.size() - i < 3) return std::nullopt;
            const int high = hex_digit(path[i + 1]);
            const int low = hex_digit(path[i + 2]);
            if (high < 0 || low < 0) return std::nullopt;
            c = static_cast<char>(high * 16 + low);
            i += 2;
        }
        if (static_cast<std::uint8_t>(c) < 0x20 || c == 0x7f) return std::nullopt;
        out += c;
    }
    if (!is_utf8(out)) return std::nullopt;
    return out;
}

}  // namespace scoville::net
