// The system's chance: what people play with.
#pragma once

#include "fair/chance.h"

namespace scoville::fair {

class SystemChance final : public Chance {
public:
    void fill(std::span<std::uint8_t> bytes) override;
};

}  // namespace scoville::fair
