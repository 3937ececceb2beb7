#include "net/hub.h"

#include <algorithm>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>

#include "net/http_connection.h"
#include "net/origin.h"

namespace scoville::net {

namespace {

using std::chrono::milliseconds;

// Refusals being said at the same time; beyond that a connection is just closed.
constexpr std::size_t most_turned_away = 64;

// Often enough for the shortest time limit, never more than 200 times a second.
milliseconds tick_of(const Limits& limits) {
    const auto shortest = std::min({limits.header_time, limits.body_time, limits.write_time, limits.idle_time,
                                    limits.linger_time, limits.drain_time, limits.ping_every,
                                    limits.pong_time, limits.close_time});
    return std::clamp(shortest / 4, milliseconds(5), milliseconds(1000));
}

}  // namespace

Place::Place(std::shared_ptr<Hub> hub, bool in_all, std::optional<Household> home)
    : hub_(std::move(hub)), in_all_(in_all), home_(home) {
    if (in_all_) ++hub_->places_;
    if (home_) ++hub_->homes_[*home_];
}

void Place::give_back() {
    const auto hub = std::move(hub_);
    if (!hub) return;
    if (in_all_) --hub->places_;
    if (!home_) return;
    const auto home = hub->homes_.find(*home_);
    if (--home->second == 0) hub->homes_.erase(home);
}

Connection::Connection(std::shared_ptr<Hub> hub)
    : hub_(std::move(hub)), here_(hub_->connections_.insert(hub_->connections_.end(), this)) {}

// Could throw only for want of memory to post one task; that may end the program.
Connection::~Connection() { leave(); }  // NOLINT(bugprone-exception-escape)

void Connection::leave() {
    if (const auto here = std::exchange(here_, std::nullopt)) hub_->forget(*here);
}

Hub::Hub(Loop& loop, Limits given, Handler& owner)
    : limits(std::move(given)),
      executor_(loop.context().get_executor()),
      batch_(loop.batch()),
      owner_(&owner),
      acceptor_(executor_),
      tick_(executor_),
      patience_(executor_) {}

std::string Hub::trust() {
    for (const auto& proxy : limits.trusted_proxies)
        if (!trusted_.add(proxy)) return "\"" + proxy + "\" is neither an address nor a network";
    for (const auto& origin : limits.origins) origins_.push_back(plain_origin(origin));
    return {};
}

void Hub::start(TcpAcceptor acceptor) {
    acceptor_ = std::move(acceptor);
    port_ = acceptor_.local_endpoint().port();
    asio::co_spawn(executor_, accept_all(shared_from_this()), asio::detached);
    asio::co_spawn(executor_, keep_sweeping(shared_from_this()), asio::detached);
}

Awaitable<> Hub::accept_all(std::shared_ptr<Hub> self) {
    while (acceptor_.is_open()) {
        auto [error, socket] = co_await acceptor_.async_accept(tuple_awaitable);
        if (!error) {
            welcome(std::move(socket));
        } else if (acceptor_.is_open()) {
            tell([&](Handler& owner) { owner.fault("accept: " + error.message()); });
            patience_.expires_after(milliseconds(100));
            co_await patience_.async_wait(tuple_awaitable);
        }
    }
}

void Hub::welcome(TcpSocket socket) {
    error_code error;
    const auto remote = socket.remote_endpoint(error);
    if (error) return;
    socket.set_option(asio::ip::tcp::no_delay(true), error);
    const Address address = plain_address(remote.address());
    const Household home = household(address);
    // Through a proxy come many: they are counted by the address it tells, once it has.
    const bool counts = !trusts(address);
    const int refusal = places_ >= limits.connections ? 503 : counts ? room_for(home) : 0;
    ++(refusal == 0 ? traffic.accepted : refusal == 503 ? traffic.full : traffic.crowded);
    if (refusal == 0) {
        Place place(shared_from_this(), true, counts ? std::optional(home) : std::nullopt);
        serve_http(shared_from_this(), std::move(socket), address, std::move(place));
    } else if (connections_.size() < places_ + most_turned_away) {
        turn_away(shared_from_this(), std::move(socket), refusal);
    }
}

Awaitable<> Hub::keep_sweeping(std::shared_ptr<Hub> self) {
    while (!abandoned_) {
        tick_.expires_after(tick_of(limits));
        co_await tick_.async_wait(tuple_awaitable);
        const auto now = Clock::now();
        for (auto* connection : connections_) connection->sweep(now);
    }
}

int Hub::room_for(const Household& home) const {
    const auto found = homes_.find(home);
    return found != homes_.end() && found->second >= limits.per_address ? 429 : 0;
}

void Hub::forget(std::list<Connection*>::iterator connection) {
    connections_.erase(connection);
    if (connections_.empty()) finish_drain();
}

void Hub::stop_accepting() {
    error_code ignored;
    acceptor_.close(ignored);
}

void Hub::close_all(std::uint16_t code, std::string_view reason) {
    for (auto* connection : connections_) connection->go_away(code, reason);
}

void Hub::drain(Clock::duration grace, Task done) {
    stop_accepting();
    draining_ = true;
    drained_ = std::move(done);
    close_all(close_going_away, "the server is going away");
    if (connections_.empty()) return finish_drain();
    patience_.expires_after(grace);
    patience_.async_wait([self = shared_from_this()](error_code error) {
        if (!error) self->cut_all();
    });
}

void Hub::finish_drain() {
    if (!drained_ || abandoned_) return;
    patience_.cancel();
    asio::post(executor_, std::exchange(drained_, nullptr));
}

void Hub::cut_all() {
    for (auto* connection : connections_) connection->cut();
}

void Hub::abandon() {
    owner_ = nullptr;
    abandoned_ = true;
    stop_accepting();
    cut_all();
    tick_.cancel();
    patience_.cancel();
}

}  // namespace scoville::net
