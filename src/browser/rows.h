// What the store keeps, as bytes under keys of the page's storage.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "store/store.h"

namespace scoville::browser {

// The beginnings of keys.
namespace key {
constexpr std::string_view kept = "kept/";      // name
constexpr std::string_view person = "person/";  // id
constexpr std::string_view table = "table/";    // id
constexpr std::string_view member = "member/";  // table/person
constexpr std::string_view entry = "entry/";    // table/number
constexpr std::string_view said = "said/";      // table/number
}  // namespace key

std::string key_of(std::string_view kind, std::string_view id);
std::string key_of(std::string_view kind, std::string_view id, std::string_view part);
// Eight digits, so that keys are in the order of their numbers.
std::string key_of(std::string_view kind, std::string_view id, std::size_t number);
// All keys of one table.
std::string beginning_of(std::string_view kind, std::string_view id);

std::string bytes_of(const store::TableRow& row);
std::string bytes_of(const store::Person& person);
std::string bytes_of(const store::Said& said);
// None if it is something else.
std::optional<store::TableRow> row_in(std::string_view bytes);
std::optional<store::Person> person_in(std::string_view bytes);
std::optional<store::Said> said_in(std::string_view bytes);

}  // namespace scoville::browser
