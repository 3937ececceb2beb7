// Bots of the house in a browser: those that search are asked in another worker, so that the table never
// waits for them; all others think here. Should the other worker fail, its bots think here from then on.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string_view>

#include "browser/outbox.h"
#include "house/own_thinkers.h"

namespace scoville::browser {

class HandedOut final : public house::Thinkers {
public:
    // Without `others` all of them think here.
    HandedOut(house::Hours& hours, Outbox& outbox, bool others)
        : hours_(hours), own_(hours), outbox_(outbox), others_(others) {}

    std::unique_ptr<house::Mind> mind(const house::Brief& brief) override;

    // The other worker's answer to the oldest question of this mind; what is no answer: it failed. A mind
    // that is gone is silent.
    void thought(std::int64_t mind, std::string_view answer);

private:
    class Handed;
    struct Memory;

    house::Hours& hours_;
    house::OwnThinkers own_;
    Outbox& outbox_;
    bool others_;
    std::int64_t minds_ = 0;
    std::map<std::int64_t, std::weak_ptr<Memory>> out_;
};

}  // namespace scoville::browser
