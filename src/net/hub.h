// What all connections of a server share: limits, trust, the owner, the count of places, and the sweep that
// looks after every deadline (one timer for all instead of several for each).
#pragma once

#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "net/addresses.h"
#include "net/asio.h"
#include "net/batch.h"
#include "net/handler.h"
#include "net/limits.h"
#include "net/traffic.h"

namespace scoville::net {

class Hub;

// A place taken by a connection, in all, of a household's share, or both; given back when it goes.
class Place {
public:
    Place() = default;
    Place(std::shared_ptr<Hub> hub, bool in_all, std::optional<Household> home);
    Place(Place&&) noexcept = default;
    Place& operator=(Place&&) = delete;
    ~Place() { give_back(); }

    void give_back();

private:
    std::shared_ptr<Hub> hub_;
    bool in_all_ = false;
    std::optional<Household> home_;
};

// In the hub's list until it has left. None of these calls ends it at once.
class Connection {
public:
    explicit Connection(std::shared_ptr<Hub> hub);
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    virtual ~Connection();

    virtual void sweep(Clock::time_point now) = 0;
    virtual void go_away(std::uint16_t code, std::string_view reason) = 0;
    virtual void cut() = 0;

protected:
    // Somebody may keep the object; the hub is done with it.
    void leave();
    const std::shared_ptr<Hub> hub_;

private:
    std::optional<std::list<Connection*>::iterator> here_;
};

class Hub : public std::enable_shared_from_this<Hub> {
public:
    Hub(Loop& loop, Limits given, Handler& owner);
    // A sentence if the limits name something that is no network.
    std::string trust();
    void start(TcpAcceptor acceptor);
    void stop_accepting();
    void close_all(std::uint16_t code, std::string_view reason);
    void drain(Clock::duration grace, Task done);
    void abandon();

    // 0, or the status to refuse with: 503 or 429.
    int room_for(const Household& home) const;
    Place share(const Household& home) { return {shared_from_this(), false, home}; }
    std::size_t places() const { return places_; }
    bool draining() const { return draining_; }
    std::uint16_t port() const { return port_; }
    Executor executor() const { return executor_; }
    bool trusts(const Address& address) const { return trusted_.contains(address); }
    Address behind(std::string_view forwarded, const Address& remote) const {
        return forwarded_for(forwarded, remote, trusted_);
    }
    const std::vector<std::string>& origins() const { return origins_; }
    Batch& batch() { return *batch_; }

    // Calls the owner, if it is still there; false if it was not or threw.
    template <class Call>
    bool tell(Call call) {
        if (owner_ == nullptr) return false;
        try {
            batch_->run([&] { call(*owner_); });
            return true;
        } catch (const std::exception& error) {
            owner_->fault(error.what());
        } catch (...) {
            owner_->fault("unknown exception");
        }
        return false;
    }

    const Limits limits;
    Traffic traffic;

private:
    friend class Place;
    friend class Connection;
    Awaitable<> accept_all(std::shared_ptr<Hub> self);
    Awaitable<> keep_sweeping(std::shared_ptr<Hub> self);
    void welcome(TcpSocket socket);
    void forget(std::list<Connection*>::iterator connection);
    void finish_drain();
    void cut_all();

    Executor executor_;
    const std::shared_ptr<Batch> batch_;
    Handler* owner_;
    TcpAcceptor acceptor_;
    AsioTimer tick_;
    AsioTimer patience_;  // while draining, and when no file descriptor is left
    std::uint16_t port_ = 0;
    Networks trusted_;
    std::vector<std::string> origins_;
    std::list<Connection*> connections_;
    std::map<Household, std::size_t> homes_;
    std::size_t places_ = 0;
    Task drained_;
    bool draining_ = false;
    bool abandoned_ = false;
};

}  // namespace scoville::net
