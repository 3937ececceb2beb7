#include "hosting/option.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "base/json_out.h"

namespace scoville::hosting {
namespace {

template <class... Fs>
struct Overloaded : Fs... {
    using Fs::operator()...;
};

Slot slot_of(const Option& option) {
    static server::Config any;
    return option.slot(any);
}

std::string number_text(double value) {
    char digits[32];
    const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
    return {digits, end};
}

std::string number_text(std::int64_t value) { return std::to_string(value); }

// TOML's basic strings escape as JSON's do.
std::string quoted(std::string_view text) {
    std::string out;
    JsonOut(out).text(text);
    return out;
}

bool whole(const Slot& slot) { return !std::holds_alternative<double*>(slot); }

std::optional<double> number_in(const Option& option, const std::string& text) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number)) return {};
    if (number < option.allowed.least || number > option.allowed.most) return {};
    if (whole(slot_of(option)) && number != std::floor(number)) return {};
    return number;
}

// None if it is fine.
std::optional<std::string> text_complaint(const Option& option, const std::string& text) {
    const auto fits = [&](std::string_view word) { return word == text; };
    if (!option.allowed.words.empty() &&
        std::none_of(option.allowed.words.begin(), option.allowed.words.end(), fits))
        return expectation(option);
    if (option.allowed.complaint == nullptr || text.empty()) return {};
    std::string why = option.allowed.complaint(text);
    return why.empty() ? std::nullopt : std::optional(why);
}

}  // namespace

const Option* option_named(std::string_view name) {
    const auto all = options();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Option& o) { return o.name == name; });
    return found == all.end() ? nullptr : &*found;
}

bool is_switch(const Option& option) { return std::holds_alternative<bool*>(slot_of(option)); }
bool is_list(const Option& option) {
    return std::holds_alternative<std::vector<std::string>*>(slot_of(option));
}
bool is_number(const Option& option) {
    return !is_switch(option) && !is_list(option) && !std::holds_alternative<std::string*>(slot_of(option));
}

std::string variable_of(const Option& option) {
    std::string name = "SCOVILLE_";
    for (const char c : option.name) name += c == '-' ? '_' : static_cast<char>(c >= 'a' ? c - 'a' + 'A' : c);
    return name;
}

std::string expectation(const Option& option) {
    if (is_switch(option)) return "must be true or false";
    if (is_number(option)) {
        const std::string kind = whole(slot_of(option)) ? "a whole number" : "a number";
        return "must be " + kind + " from " + number_text(static_cast<std::int64_t>(option.allowed.least)) +
               " to " + number_text(static_cast<std::int64_t>(option.allowed.most));
    }
    if (option.allowed.words.empty()) return is_list(option) ? "must be a list of texts" : "must be a text";
    std::string text = "must be one of";
    for (const std::string_view word : option.allowed.words)
        text.append(word == option.allowed.words.front() ? " " : ", ").append(word);
    return text;
}

std::optional<std::string> set(const Option& option, server::Config& config,
                               const std::vector<std::string>& values) {
    const Slot slot = option.slot(config);
    if (!is_list(option) && values.size() != 1) return "needs exactly one value";
    if (is_number(option)) {
        const auto number = number_in(option, values[0]);
        if (!number) return expectation(option);
        std::visit(Overloaded{[](bool*) {}, [](std::string*) {}, [](std::vector<std::string>*) {},
                              [&](std::chrono::milliseconds* to) {
                                  *to = std::chrono::milliseconds(static_cast<std::int64_t>(*number));
                              },
                              [&]<class T>(T* to) { *to = static_cast<T>(*number); }},
                   slot);
        return {};
    }
    if (auto* const* to = std::get_if<bool*>(&slot)) {
        if (values[0] != "true" && values[0] != "false") return expectation(option);
        **to = values[0] == "true";
        return {};
    }
    for (const std::string& value : values)
        if (auto why = text_complaint(option, value)) return why;
    if (auto* const* to = std::get_if<std::string*>(&slot)) **to = values[0];
    if (auto* const* to = std::get_if<std::vector<std::string>*>(&slot)) **to = values;
    return {};
}

std::string written(const Option& option, const server::Config& config) {
    server::Config copy = config;
    return std::visit(
        Overloaded{[](const bool* value) { return std::string(*value ? "true" : "false"); },
                   [](const std::string* value) { return quoted(*value); },
                   [](const std::vector<std::string>* list) {
                       std::string out = "[";
                       for (const std::string& each : *list)
                           out += (out.size() > 1 ? ", " : "") + quoted(each);
                       return out + "]";
                   },
                   [](const double* value) { return number_text(*value); },
                   [](const std::chrono::milliseconds* value) { return number_text(value->count()); },
                   [](const auto* value) { return number_text(static_cast<std::int64_t>(*value)); }},
        option.slot(copy));
}

}  // namespace scoville::hosting
