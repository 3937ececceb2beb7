#include "fair/system_chance.h"

#include <sodium.h>

#include "base/check.h"

namespace scoville::fair {

void SystemChance::fill(std::span<std::uint8_t> bytes) {
    CHECK(sodium_init() >= 0);
    randombytes_buf(bytes.data(), bytes.size());
}

}  // namespace scoville::fair
