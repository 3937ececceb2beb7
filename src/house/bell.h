// How people are called who are not here. A house without a bell calls nobody (a browser's has none).
#pragma once

#include <string>
#include <string_view>

#include "house/hours.h"

namespace scoville::house {

// What a browser gave, to be called by: an address, and two keys in its own letters.
struct Subscription {
    std::string endpoint, p256dh, auth;

    bool operator==(const Subscription&) const = default;
};

class Bell {
public:
    Bell() = default;
    Bell(const Bell&) = delete;
    Bell& operator=(const Bell&) = delete;
    virtual ~Bell() = default;

    // What browsers are told to subscribe with.
    virtual const std::string& key() const = 0;
    // Is well written, and no place that nobody may be called at. Looks at no network.
    virtual bool takes(const Subscription& one) const = 0;
    // Returns at once; whether anybody hears it is never told. `gone` comes in a later turn (Hours::post) if
    // nobody ever will again.
    virtual void ring(const Subscription& one, std::string_view text, Task gone) = 0;
};

}  // namespace scoville::house
