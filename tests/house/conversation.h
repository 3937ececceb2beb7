// A conversation with the house as text, one line for each thing said:
//
//     0 anna opens
//     0 anna says {"type":"hello","protocol":1,"name":"Anna"}
//     0 anna hears {"type":"welcome",…}
//     1200 anna drops
//
// The time is in milliseconds since the house began. What is heard (and `closed`) follows from the rest: a
// house with the same seed that is told the same at the same times must say the same, byte for byte, wherever
// it runs.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tests/house/still_house.h"

namespace scoville::house::test {

std::string text_of(const std::vector<Spoken>& spoken);
// Throws std::invalid_argument on what is no conversation.
std::vector<Spoken> conversation_in(std::string_view text);

// Says everything in it that is not the house's to a new house, and writes down what comes of it.
std::string held(std::string_view conversation, std::uint64_t seed, const table::Timing& timing = {});

}  // namespace scoville::house::test
