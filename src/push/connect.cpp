#include "push/connect.h"

#include <algorithm>
#include <cerrno>
#include <memory>
#include <netdb.h>
#include <poll.h>
#include <resolv.h>
#include <sys/socket.h>
#include <unistd.h>

#include "push/address.h"

namespace scoville::push {
namespace {

using std::chrono::duration_cast;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

struct FreeList {
    void operator()(addrinfo* list) const { freeaddrinfo(list); }
};
using List = std::unique_ptr<addrinfo, FreeList>;

// The resolver asks each of its servers once, for two seconds: its settings belong to this thread.
void be_brief() {
    constexpr int seconds = 2;
    if (res_init() != 0) return;
    _res.retrans = seconds;
    _res.retry = 1;
}

List look_up(const Endpoint& endpoint) {
    thread_local const bool brief = (be_brief(), true);
    (void)brief;
    addrinfo hints{};
    hints.ai_family = AF_UNSPEC;
    hints.ai_socktype = SOCK_STREAM;
    hints.ai_flags = AI_NUMERICSERV;
    addrinfo* found = nullptr;
    const std::string port = std::to_string(endpoint.port);
    if (getaddrinfo(endpoint.host.c_str(), port.c_str(), &hints, &found) != 0) return {};
    return List(found);
}

Descriptor try_address(const addrinfo& at, const Limit& limit) {
    Descriptor socket(::socket(at.ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
    if (socket.number() < 0) return Descriptor();
    if (connect(socket.number(), at.ai_addr, at.ai_addrlen) == 0) return socket;
    if (errno != EINPROGRESS || !wait_for(socket.number(), POLLOUT, limit)) return Descriptor();
    int error = 0;
    socklen_t size = sizeof error;
    const bool known = getsockopt(socket.number(), SOL_SOCKET, SO_ERROR, &error, &size) == 0;
    return known && error == 0 ? std::move(socket) : Descriptor();
}

// Each address gets its part of what is left.
Limit a_part_of(const Limit& limit) {
    const auto now = steady_clock::now();
    return {now + (limit.until - now) / 2, limit.end};
}

}  // namespace

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
}
Descriptor::~Descriptor() {
    if (number_ >= 0) close(number_);
}

bool wait_for(int descriptor, short events, const Limit& limit) {
    while (true) {
        const auto left = duration_cast<milliseconds>(limit.until - steady_clock::now()).count();
        if (left <= 0) return false;
        pollfd both[] = {{descriptor, events, 0}, {limit.end, POLLIN, 0}};
        const int ready = poll(both, 2, static_cast<int>(left));
        if (ready < 0 && errno == EINTR) continue;
        if (ready <= 0 || both[1].revents != 0) return false;
        return true;
    }
}

Result<Descriptor, NoWay> connect_to(const Endpoint& endpoint, const Limit& limit, bool loopback) {
    const List found = look_up(endpoint);
    if (!found) return NoWay::unknown;
    for (const addrinfo* one = found.get(); one != nullptr; one = one->ai_next)
        if (!is_public(*one->ai_addr) && !(loopback && is_loopback(*one->ai_addr)))
            return NoWay::private_address;
    constexpr int most_tried = 4;
    int tried = 0;
    for (const addrinfo* one = found.get(); one != nullptr && tried < most_tried; one = one->ai_next, ++tried)
        if (Descriptor socket = try_address(*one, a_part_of(limit)); socket.number() >= 0) return socket;
    return NoWay::unreachable;
}

}  // namespace scoville::push
