#include "any/face/rules.h"

#include <algorithm>
#include <charconv>

namespace scoville::any {
namespace {

constexpr std::size_t longest_name = 32;

std::uint8_t last_place(Kind kind) {
    return with_game(kind,
                     []<class Face>() { return static_cast<std::uint8_t>(Face::rules_book().size() - 1); });
}

bool is_word(std::string_view text) {
    return !text.empty() && text.size() <= longest_name &&
           std::all_of(text.begin(), text.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; }) &&
           text.front() != '-' && text.back() != '-';
}

// "spicy-1" taken apart; none if it is no such name.
struct Numbered {
    std::string_view game;
    int number;
};
std::optional<Numbered> taken_apart(std::string_view name) {
    const auto dash = name.rfind('-');
    if (dash == std::string_view::npos || !is_word(name.substr(0, dash))) return std::nullopt;
    const std::string_view digits = name.substr(dash + 1);
    Numbered found{name.substr(0, dash), 0};
    const char* const begin = digits.data();
    const char* const end = begin + digits.size();
    const auto read = std::from_chars(begin, end, found.number);
    if (read.ec != std::errc{} || read.ptr != end || digits.front() == '0' || found.number < 1)
        return std::nullopt;
    return found;
}

}  // namespace

std::optional<Rules> rules_named(std::string_view name) {
    std::optional<Rules> found;
    for_each_game([&]<class Face>() {
        const auto book = Face::rules_book();
        for (std::size_t i = 0; i < book.size(); ++i)
            if (book[i].name == name) found = Rules{kind_for<Face>, static_cast<std::uint8_t>(i)};
    });
    return found;
}

std::string_view name_of(Rules rules) {
    return with_game(rules.kind,
                     [&]<class Face>() -> std::string_view { return Face::rules_book()[rules.place].name; });
}

Rules todays_rules(Kind kind) { return {kind, last_place(kind)}; }
Rules first_rules(Kind kind) { return {kind, 0}; }

Rules rules_of(const Options& options) {
    const Kind kind = kind_of(options);
    return {kind, std::visit([](const auto& one) { return one.rules; }, options).value_or(last_place(kind))};
}

Options by_rules(Options options, Rules rules) {
    CHECK(kind_of(options) == rules.kind);
    std::visit([&](auto& one) { one.rules = rules.place; }, options);
    return options;
}

bool is_game_to_come(std::string_view name) { return is_word(name) && !kind_named(name); }

bool are_rules_to_come(std::string_view name) {
    const auto read = taken_apart(name);
    return read && !rules_named(name) &&
           (!kind_named(read->game) || read->number > last_place(*kind_named(read->game)) + 1);
}

std::string newer_than_this_program(std::string_view name) {
    return std::string(name) + " is newer than this program";
}

}  // namespace scoville::any
