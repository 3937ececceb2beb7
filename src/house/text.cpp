#include "house/text.h"

#include <cstdlib>
#include <memory>
#include <utf8proc.h>
#include <vector>

namespace scoville::house {
namespace {

constexpr int most_in_name = 24;
constexpr int most_in_chat = 500;
constexpr int most_marks = 3;  // combining marks on one letter
constexpr int most_joins = 5;  // a family, a couple with coats of their own; no emoji in use joins more
constexpr utf8proc_int32_t joiner = 0x200D;
constexpr int most_points = 16;  // of one letter as people see it, whatever it is made of

bool is_blank(utf8proc_category_t category, utf8proc_int32_t c) {
    return category == UTF8PROC_CATEGORY_ZS || category == UTF8PROC_CATEGORY_ZL ||
           category == UTF8PROC_CATEGORY_ZP || c == '\n' || c == '\r' || c == '\t';
}

bool is_unwanted(utf8proc_category_t category) {
    return category == UTF8PROC_CATEGORY_CC || category == UTF8PROC_CATEGORY_CF ||
           category == UTF8PROC_CATEGORY_CS || category == UTF8PROC_CATEGORY_CO ||
           category == UTF8PROC_CATEGORY_CN;
}

// Looks empty although its category does not say so.
bool is_hollow(utf8proc_int32_t c) {
    return c == 0x115F || c == 0x1160 || c == 0x3164 || c == 0xFFA0 || c == 0x2800 || c == 0x034F;
}

bool is_mark(utf8proc_category_t category) {
    return category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_ME ||
           category == UTF8PROC_CATEGORY_MC;
}

bool is_picture(utf8proc_int32_t c) {
    return utf8proc_get_property(c)->boundclass == UTF8PROC_BOUNDCLASS_EXTENDED_PICTOGRAPHIC;
}

// Skin tones: part of the picture they follow.
bool is_tone(utf8proc_int32_t c) { return c >= 0x1F3FB && c <= 0x1F3FF; }

// The joiner is invisible, so it deceives in words; between two pictures it makes one of them, and is kept.
// It is held back until what follows it is known.
class Joins {
public:
    void see_joiner() { held_ = picture_ && joins_ < most_joins; }
    // Whether the joiner goes in front of this.
    bool before(utf8proc_int32_t point) const { return held_ && is_picture(point); }
    void after(utf8proc_int32_t point, bool joined, bool mark) {
        held_ = false;
        if (mark || is_tone(point)) return;
        joins_ = joined ? joins_ + 1 : 0;
        picture_ = is_picture(point);
    }
    void gap() { *this = {}; }

private:
    bool picture_ = false;
    bool held_ = false;
    int joins_ = 0;
};

std::optional<std::vector<utf8proc_int32_t>> composed(std::string_view text) {
    std::vector<utf8proc_int32_t> points(text.size() + 1);
    const auto options =
        static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE);  // NOLINT(*-EnumCastOutOfRange)
    const auto bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
    auto count = utf8proc_decompose(bytes, static_cast<utf8proc_ssize_t>(text.size()), points.data(),
                                    static_cast<utf8proc_ssize_t>(points.size()), options);
    if (count < 0) return std::nullopt;
    if (count > static_cast<utf8proc_ssize_t>(points.size())) {
        points.resize(static_cast<std::size_t>(count));
        count = utf8proc_decompose(bytes, static_cast<utf8proc_ssize_t>(text.size()), points.data(), count,
                                   options);
        if (count < 0) return std::nullopt;
    }
    count = utf8proc_normalize_utf32(points.data(), count, options);
    if (count < 0) return std::nullopt;
    points.resize(static_cast<std::size_t>(count));
    return points;
}

void append(std::string& out, utf8proc_int32_t point) {
    utf8proc_uint8_t bytes[4];
    const auto size = utf8proc_encode_char(point, bytes);
    out.append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size));
}

std::optional<std::string> clean(std::string_view text, int most) {
    const auto points = composed(text);
    if (!points) return std::nullopt;
    std::string out;
    int letters = 0;
    int marks = 0;
    int points_of_letter = 0;
    bool gap = false;
    utf8proc_int32_t state = 0;
    utf8proc_int32_t before = 0;
    Joins joins;
    for (const utf8proc_int32_t point : *points) {
        const utf8proc_category_t category = utf8proc_category(point);
        if (is_blank(category, point)) {
            gap = !out.empty();
            joins.gap();
            continue;
        }
        if (point == joiner) {
            joins.see_joiner();
            continue;
        }
        if (is_unwanted(category) || is_hollow(point)) continue;
        if (is_mark(category)) {
            if (out.empty() || ++marks > most_marks) continue;
        } else {
            marks = 0;
        }
        if (gap) {
            if (++letters > most) break;
            out += ' ';
            before = ' ';
            state = 0;
        }
        const bool joined = joins.before(point);
        if (joined) {
            utf8proc_grapheme_break_stateful(before, joiner, &state);
            append(out, joiner);
            before = joiner;
        }
        if (before == 0 || utf8proc_grapheme_break_stateful(before, point, &state)) {
            ++letters;
            points_of_letter = 0;
        }
        if (letters > most) break;
        gap = false;
        if (++points_of_letter > most_points) continue;
        append(out, point);
        before = point;
        joins.after(point, joined, is_mark(category));
    }
    while (!out.empty() && out.back() == ' ') out.pop_back();
    if (out.empty()) return std::nullopt;
    return out;
}

}  // namespace

std::optional<std::string> clean_name(std::string_view text) { return clean(text, most_in_name); }
std::optional<std::string> clean_chat(std::string_view text) { return clean(text, most_in_chat); }

}  // namespace scoville::house
