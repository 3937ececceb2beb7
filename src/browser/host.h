// What the page gives the module: imports of the name "host". Time and storage are not among them; those are
// told.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "fair/chance.h"

namespace scoville::browser {

#define SCOVILLE_HOST(name) __attribute__((import_module("host"), import_name(#name)))

extern "C" {
// Random bytes that nobody can foresee.
SCOVILLE_HOST(chance) void scoville_host_chance(std::uint8_t* bytes, std::size_t size);
// One line of visible text of at most so many letters (house/text.h), written over `text`, where there is
// room for `room` bytes; how many there are, 0: nothing visible is left.
SCOVILLE_HOST(clean)
std::size_t scoville_host_clean(char* text, std::size_t size, std::size_t room, int most);
}

class HostChance final : public fair::Chance {
public:
    void fill(std::span<std::uint8_t> bytes) override { scoville_host_chance(bytes.data(), bytes.size()); }
};

}  // namespace scoville::browser
