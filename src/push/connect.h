// A connection to where an endpoint's name leads, if that is a place everyone may reach. The address that was
// looked at is the one that is connected to: a name that leads elsewhere a moment later changes nothing.
#pragma once

#include <chrono>
#include <string>

#include "base/result.h"
#include "push/endpoint.h"

namespace scoville::push {

// Until when; and a descriptor that becomes readable when everything is to end, or none.
struct Limit {
    std::chrono::steady_clock::time_point until;
    int end = -1;
};

class Descriptor {
public:
    explicit Descriptor(int number = -1) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(other.number_) { other.number_ = -1; }
    Descriptor& operator=(Descriptor&& other) noexcept;
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor();
    int number() const { return number_; }

private:
    int number_;
};

enum class NoWay : std::uint8_t {
    unknown,  // the name leads nowhere, now
    private_address,
    unreachable,
};

// `loopback`: this machine counts as well, for tests.
Result<Descriptor, NoWay> connect_to(const Endpoint& endpoint, const Limit& limit, bool loopback);

// False when the time is up or everything ends.
bool wait_for(int descriptor, short events, const Limit& limit);

}  // namespace scoville::push
