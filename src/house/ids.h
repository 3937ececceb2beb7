// Names and secrets the house hands out. Ids are public; secrets have 256 bits and are kept as hashes only.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace scoville::fair {
class Chance;
}

namespace scoville::house {

std::string new_person_id(fair::Chance& chance);
// What someone is called who gave no name.
std::string guest_name(const std::string& person);
std::string new_table_id(fair::Chance& chance);
// Six letters and digits that are easy to tell apart.
std::string new_code(fair::Chance& chance);
// The beginning of nonces that nobody else uses.
std::string new_nonce(fair::Chance& chance);
// As people type it: any case, blanks and dashes.
std::string normal_code(std::string_view typed);

std::string new_secret(fair::Chance& chance);
// Hex digits.
std::string hash_of(std::string_view secret);

// What follows from a name, the same everywhere and for ever: the first eight bytes of its SHA-256, the most
// significant first.
std::uint64_t seed_of(std::string_view name);

}  // namespace scoville::house
