// One message handed to a push service (RFC 8030), and what became of it.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "push/aes128gcm.h"
#include "push/connect.h"
#include "push/tls.h"
#include "push/vapid.h"

namespace scoville::push {

// A browser that asked to be called. As it wrote them: an address, and bytes in base64url.
struct Subscription {
    std::string endpoint, p256dh, auth;
};

enum class Outcome : std::uint8_t {
    delivered,
    gone,   // 404 and 410: never again
    later,  // too much, out of order, not to be reached
    never,  // this message: refused, led elsewhere, no public address, no proven name
};

struct Report {
    Outcome outcome = Outcome::never;
    std::optional<std::chrono::seconds> wait = {};  // as the service asks
};

// All that deliveries share.
struct Means {
    const Vapid& vapid;
    const Trust& trust;
    bool for_tests = false;  // endpoints on this machine are taken
};

// Could be written to at all: looks at what was given, and at no network.
bool is_readable(const Subscription& subscription, bool for_tests);

Report deliver(const Subscription& subscription, std::string_view text, const Means& means,
               const Limit& limit);

// Of the head of an answer.
Report read_report(std::string_view head);

}  // namespace scoville::push
