#include "hosting/toml_file.h"

#include <sstream>

#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

namespace scoville::hosting {
namespace {

std::string place(const std::string& path, const toml::source_region& where) {
    return path + " line " + std::to_string(where.begin.line);
}

std::string text_of(const toml::node& node) {
    std::ostringstream out;
    if (const auto* number = node.as_integer()) out << number->get();
    if (const auto* number = node.as_floating_point()) {
        out.precision(17);
        out << number->get();
    }
    if (const auto* truth = node.as_boolean()) out << (truth->get() ? "true" : "false");
    if (const auto* text = node.as_string()) out << text->get();
    return out.str();
}

// Of the kind the option needs: a number that is written as a text is a mistake.
bool fits(const Option& option, const toml::node& node) {
    if (is_switch(option)) return node.is_boolean();
    if (is_number(option)) return node.is_number();
    return node.is_string();
}

std::optional<std::vector<std::string>> values_of(const Option& option, const toml::node& node) {
    const toml::array* list = is_list(option) ? node.as_array() : nullptr;
    if (list == nullptr) return fits(option, node) ? std::optional(std::vector{text_of(node)}) : std::nullopt;
    std::vector<std::string> values;
    for (const toml::node& each : *list) {
        if (!fits(option, each)) return std::nullopt;
        values.push_back(text_of(each));
    }
    return values;
}

}  // namespace

Result<std::vector<Line>, std::string> read_toml(const std::string& path) {
    const toml::parse_result parsed = toml::parse_file(path);
    if (!parsed) {
        const toml::parse_error& error = parsed.error();
        if (error.source().begin.line == 0) return path + ": " + std::string(error.description());
        return place(path, error.source()) + ": " + std::string(error.description());
    }
    std::vector<Line> lines;
    for (const auto& [key, node] : parsed.table()) {
        const std::string where = place(path, key.source());
        const Option* option = option_named(key.str());
        if (option == nullptr) return where + ": there is no option \"" + std::string(key.str()) + "\"";
        auto values = values_of(*option, node);
        if (!values) return where + ": " + std::string(option->name) + " " + expectation(*option);
        lines.push_back({option, std::move(*values), where});
    }
    return lines;
}

}  // namespace scoville::hosting
