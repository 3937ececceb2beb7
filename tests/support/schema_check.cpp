#include "tests/support/schema_check.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

namespace scoville::test {

namespace json = boost::json;

namespace {

constexpr std::array<std::string_view, 17> keywords{
    "type",    "properties", "required",  "additionalProperties", "items",   "anyOf",    "enum",     "const",      "$ref",
    "minimum", "maximum",    "minLength", "maxLength",            "pattern", "minItems", "maxItems", "uniqueItems"};
constexpr std::array<std::string_view, 5> remarks{"$schema", "$id", "title", "description", "$defs"};
constexpr std::string_view defs = "#/$defs/";

template <class List>
bool is_in(const List& list, std::string_view word) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

bool is_integer(const json::value& value) {
    if (value.is_int64() || value.is_uint64()) return true;
    return value.is_double() && std::trunc(value.get_double()) == value.get_double();
}

bool has_type(const json::value& value, std::string_view type) {
    if (type == "object") return value.is_object();
    if (type == "array") return value.is_array();
    if (type == "string") return value.is_string();
    if (type == "boolean") return value.is_bool();
    if (type == "null") return value.is_null();
    if (type == "integer") return is_integer(value);
    if (type == "number") return value.is_number();
    throw std::invalid_argument("unknown type " + std::string(type));
}

// Code points, as JSON Schema counts.
std::size_t length_of(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

bool has_twice(const json::array& list) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (std::find(list.begin() + static_cast<std::ptrdiff_t>(i) + 1, list.end(), list[i]) != list.end())
            return true;
    return false;
}

}  // namespace

SchemaCheck::SchemaCheck(json::value schema) : schema_(std::move(schema)) {
    vet(schema_);
    if (const auto* named = schema_.as_object().if_contains("$defs"))
        for (const auto& [name, one] : named->as_object()) vet(one);
}

void SchemaCheck::vet(const Value& schema) {
    for (const auto& [key, value] : schema.as_object()) {
        if (!is_in(keywords, key) && !is_in(remarks, key))
            throw std::invalid_argument("unknown keyword " + std::string(key));
        if (key == "pattern") {
            const std::string pattern(value.as_string());
            patterns_.emplace(pattern, std::regex(pattern, std::regex::ECMAScript | std::regex::optimize));
        }
        if (key == "$ref") (void)at(value.as_string());
        if (key == "additionalProperties" && value != false)
            throw std::invalid_argument("additionalProperties can only be false");
        if (key == "type") (void)has_type(nullptr, value.as_string());
        if (key == "items") vet(value);
        if (key == "anyOf")
            for (const json::value& one : value.as_array()) vet(one);
        if (key == "properties")
            for (const auto& [name, one] : value.as_object()) vet(one);
    }
}

const SchemaCheck::Schema& SchemaCheck::at(std::string_view reference) const {
    if (!reference.starts_with(defs)) throw std::invalid_argument("unknown reference " + std::string(reference));
    return schema_.at("$defs").at(reference.substr(defs.size())).as_object();
}

std::optional<std::string> SchemaCheck::problem(const Value& value, std::string_view name) const {
    const Schema& schema = name.empty() ? schema_.as_object() : at(std::string(defs) + std::string(name));
    const auto wrong = check(value, schema, "", 0);
    if (!wrong) return std::nullopt;
    return (wrong->place.empty() ? "all of it" : wrong->place) + ": " + wrong->why;
}

SchemaCheck::MaybeWrong SchemaCheck::check(const Value& value, const Schema& schema, const std::string& place,
                                           std::size_t depth) const {
    const auto wrong = [&](std::string why) { return Wrong{place, std::move(why), depth}; };
    if (const auto* reference = schema.if_contains("$ref"))
        if (auto inner = check(value, at(reference->as_string()), place, depth)) return inner;
    if (const auto* type = schema.if_contains("type"))
        if (!has_type(value, type->as_string())) return wrong("is no " + std::string(type->as_string()));
    if (const auto* one = schema.if_contains("const"))
        if (value != *one) return wrong("is not " + json::serialize(*one));
    if (const auto* list = schema.if_contains("enum"))
        if (std::find(list->as_array().begin(), list->as_array().end(), value) == list->as_array().end())
            return wrong("is none of " + json::serialize(*list));
    if (value.is_number()) {
        const auto number = value.to_number<double>();
        if (const auto* least = schema.if_contains("minimum"))
            if (number < least->to_number<double>()) return wrong("is below " + json::serialize(*least));
        if (const auto* most = schema.if_contains("maximum"))
            if (number > most->to_number<double>()) return wrong("is above " + json::serialize(*most));
    }
    if (const auto* branches = schema.if_contains("anyOf")) {
        MaybeWrong nearest;
        for (const Value& branch : branches->as_array()) {
            auto inner = check(value, branch.as_object(), place, depth);
            if (!inner) {
                nearest.reset();
                break;
            }
            if (!nearest || inner->depth > nearest->depth) nearest = std::move(inner);
        }
        if (nearest) return nearest;
    }
    if (value.is_object()) return check_object(value.get_object(), schema, place, depth);
    if (value.is_array()) return check_array(value.get_array(), schema, place, depth);
    if (value.is_string()) return check_text(value.get_string(), schema, place, depth);
    return std::nullopt;
}

// What names the kind (a const) is looked at first, so that the branch that is meant gets furthest.
SchemaCheck::MaybeWrong SchemaCheck::check_object(const json::object& value, const Schema& schema,
                                                  const std::string& place, std::size_t depth) const {
    const auto* properties = schema.if_contains("properties");
    if (properties != nullptr)
        for (const auto& [name, inner] : properties->as_object())
            if (const auto* field = value.if_contains(name)) {
                if (auto wrong = check(*field, inner.as_object(), place + "/" + std::string(name), depth + 1))
                    return wrong;
                if (inner.as_object().contains("const")) depth += 100;
            }
    if (const auto* needed = schema.if_contains("required"))
        for (const Value& name : needed->as_array())
            if (!value.contains(name.as_string()))
                return Wrong{place, std::string(name.as_string()) + " is missing", depth};
    if (schema.contains("additionalProperties"))
        for (const auto& [name, field] : value)
            if (properties == nullptr || !properties->as_object().contains(name))
                return Wrong{place, std::string(name) + " does not belong there", depth};
    return std::nullopt;
}

SchemaCheck::MaybeWrong SchemaCheck::check_array(const json::array& value, const Schema& schema,
                                                 const std::string& place, std::size_t depth) const {
    const auto size = static_cast<std::int64_t>(value.size());
    if (const auto* least = schema.if_contains("minItems"))
        if (size < least->as_int64()) return Wrong{place, "has too few items", depth};
    if (const auto* most = schema.if_contains("maxItems"))
        if (size > most->as_int64()) return Wrong{place, "has too many items", depth};
    if (const auto* unique = schema.if_contains("uniqueItems"))
        if (unique->as_bool() && has_twice(value)) return Wrong{place, "has an item twice", depth};
    if (const auto* items = schema.if_contains("items"))
        for (std::size_t i = 0; i < value.size(); ++i)
            if (auto wrong = check(value[i], items->as_object(), place + "/" + std::to_string(i), depth + 1))
                return wrong;
    return std::nullopt;
}

SchemaCheck::MaybeWrong SchemaCheck::check_text(std::string_view text, const Schema& schema,
                                                const std::string& place, std::size_t depth) const {
    const auto length = static_cast<std::int64_t>(length_of(text));
    if (const auto* least = schema.if_contains("minLength"))
        if (length < least->as_int64()) return Wrong{place, "is too short", depth};
    if (const auto* most = schema.if_contains("maxLength"))
        if (length > most->as_int64()) return Wrong{place, "is too long", depth};
    if (const auto* pattern = schema.if_contains("pattern"))
        if (!std::regex_search(text.begin(), text.end(), patterns_.at(std::string(pattern->as_string()))))
            return Wrong{place, "does not look like " + std::string(pattern->as_string()), depth};
    return std::nullopt;
}

}  // namespace scoville::test
