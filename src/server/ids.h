// Names and secrets the server hands out. Ids are public; secrets have 256 bits and are kept as hashes only.
#pragma once

#include <string>
#include <string_view>

namespace scoville::server {

std::string new_person_id();
// What someone is called who gave no name.
std::string guest_name(const std::string& person);
std::string new_table_id();
// Six letters and digits that are easy to tell apart.
std::string new_code();
// As people type it: any case, blanks and dashes.
std::string normal_code(std::string_view typed);

std::string new_secret();
std::string hash_of(std::string_view secret);

}  // namespace scoville::server
