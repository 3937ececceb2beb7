// Bots that think in turns of the house itself: nothing else happens meanwhile. For tests, and where there is
// no second thread.
#pragma once

#include "house/hours.h"
#include "house/thinkers.h"

namespace scoville::house {

class OwnThinkers final : public Thinkers {
public:
    explicit OwnThinkers(Hours& hours) : hours_(hours) {}
    std::unique_ptr<Mind> mind(const Brief& brief) override;

private:
    Hours& hours_;
};

}  // namespace scoville::house
