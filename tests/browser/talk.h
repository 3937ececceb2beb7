// A conversation with the server's house that a page can hold too: one person, bots of two levels, a line
// that breaks in the middle, chat, the record, the list.
#pragma once

#include <cstdint>
#include <string>

namespace scoville::browser::test {

std::string talk(const std::string& game, const std::string& first, const std::string& second,
                 std::uint64_t seed);

}  // namespace scoville::browser::test
