#include "browser/rows.h"

#include <algorithm>

#include "base/json_out.h"
#include "browser/packed.h"
#include "notation/strict_json.h"

namespace scoville::browser {

std::string key_of(std::string_view kind, std::string_view id) { return std::string(kind) + std::string(id); }

std::string key_of(std::string_view kind, std::string_view id, std::string_view part) {
    return beginning_of(kind, id) + std::string(part);
}

std::string key_of(std::string_view kind, std::string_view id, std::size_t number) {
    constexpr std::size_t width = 8;
    const std::string digits = std::to_string(number);
    return key_of(kind, id, std::string(width - std::min(width, digits.size()), '0') + digits);
}

std::string beginning_of(std::string_view kind, std::string_view id) { return key_of(kind, id) + "/"; }

// JSON, so that a page lists its tables without the module.
std::string bytes_of(const store::TableRow& row) {
    std::string text;
    JsonOut out(text);
    out.open_object();
    out.key("id").text(row.id).key("code").text(row.code).key("listed").boolean(row.listed);
    out.key("deadline").number(row.deadline_ms).key("touched").number(row.touched_ms);
    out.key("finished").boolean(row.finished).key("summary").text(row.summary);
    out.close_object();
    return text;
}

std::string bytes_of(const store::Person& person) {
    return Packed()
        .add(person.id)
        .add(person.secret_hash)
        .add(person.name)
        .add(person.about)
        .add(person.seen_ms)
        .take();
}

std::string bytes_of(const store::Said& said) {
    return Packed().add(said.table).add(said.person).add(said.at_ms).add(said.bytes).take();
}

std::optional<store::TableRow> row_in(std::string_view bytes) {
    const auto parsed = notation::parse_strictly(bytes, {});
    const auto* object = parsed ? parsed->if_object() : nullptr;
    if (object == nullptr) return std::nullopt;
    const auto field = [&](std::string_view name) {
        const auto* value = object->if_contains(name);
        return value != nullptr ? *value : notation::json::value();
    };
    const auto text = [&](std::string_view name) {
        const auto value = field(name);
        return value.is_string() ? std::string(value.get_string()) : std::string();
    };
    const auto time = [&](std::string_view name) {
        const auto value = field(name);
        return value.is_int64() ? value.get_int64() : 0;
    };
    const auto truth = [&](std::string_view name) { return field(name) == notation::json::value(true); };
    return store::TableRow{.id = text("id"),
                           .code = text("code"),
                           .listed = truth("listed"),
                           .deadline_ms = time("deadline"),
                           .touched_ms = time("touched"),
                           .finished = truth("finished"),
                           .summary = text("summary")};
}

std::optional<store::Person> person_in(std::string_view bytes) {
    Unpacked in(bytes);
    store::Person person;
    person.id = in.text();
    person.secret_hash = in.text();
    person.name = in.text();
    person.about = in.text();
    person.seen_ms = in.number<std::int64_t>();
    return in.whole() ? std::optional(person) : std::nullopt;
}

std::optional<store::Said> said_in(std::string_view bytes) {
    Unpacked in(bytes);
    store::Said said;
    said.table = in.text();
    said.person = in.text();
    said.at_ms = in.number<std::int64_t>();
    said.bytes = in.text();
    return in.whole() ? std::optional(said) : std::nullopt;
}

}  // namespace scoville::browser
