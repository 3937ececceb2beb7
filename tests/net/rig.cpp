#include "tests/net/rig.h"

#include <algorithm>
#include <future>
#include <stdexcept>

namespace scoville::net::test {

namespace {

constexpr std::chrono::seconds patience(20);

}  // namespace

Rig::Rig(Limits limits, const char* address) {
    auto listening = Server::listen(loop, address, 0, std::move(limits), *this);
    if (!listening) throw std::runtime_error(listening.error());
    server = std::move(listening.value());
    port_ = server->port();
}

std::uint16_t Rig::port() {
    if (!thread_.joinable()) thread_ = std::thread([this] { loop.run(); });
    return port_;
}

Rig::~Rig() {
    drop_server();
    loop.stop();
    thread_.join();
    sockets_.clear();
}

Client Rig::open(std::string_view more) {
    Client client = connect();
    if (client.handshake(more).status != 101) throw std::runtime_error("no WebSocket");
    wait("opened");
    return client;
}

void Rig::tell(Told told) {
    const std::lock_guard lock(mutex_);
    told_.push_back(std::move(told));
    news_.notify_all();
}

Told Rig::wait(std::string_view what) {
    std::unique_lock lock(mutex_);
    for (;;) {
        while (read_ < told_.size())
            if (const Told& told = told_[read_++]; told.what == what) return told;
        if (news_.wait_for(lock, patience) == std::cv_status::timeout && read_ == told_.size())
            throw std::runtime_error("the owner was never told of: " + std::string(what));
    }
}

std::size_t Rig::count(std::string_view what) {
    const std::lock_guard lock(mutex_);
    return static_cast<std::size_t>(
        std::count_if(told_.begin(), told_.end(), [&](const Told& told) { return told.what == what; }));
}

void Rig::on_loop(const Task& task) {
    port();
    std::promise<void> done;
    loop.post([&] {
        task();
        done.set_value();
    });
    done.get_future().wait();
}

void Rig::wait_for_connections(std::size_t count) {
    std::promise<void> reached;
    Timer again;
    std::function<void()> look = [&] {
        if (server->connections() == count) return reached.set_value();
        again = loop.after(std::chrono::milliseconds(1), look);
    };
    loop.post(look);
    if (reached.get_future().wait_for(patience) != std::future_status::ready)
        throw std::runtime_error("the number of connections was never reached");
}

void Rig::drain(std::chrono::milliseconds grace) {
    port();
    std::promise<void> done;
    loop.post([&] { server->drain(grace, [&] { done.set_value(); }); });
    if (done.get_future().wait_for(patience) != std::future_status::ready)
        throw std::runtime_error("never drained");
}

void Rig::drop_server() {
    on_loop([&] { server.reset(); });
}

void Rig::http(const Request& request, Reply reply) {
    // Told when the owner is done with it, so that what it keeps is there.
    const Told told{.what = "http", .text = request.peer.path};
    struct Teller {
        ~Teller() { rig.tell(told); }
        Rig& rig;
        const Told& told;
    } const teller{*this, told};
    if (on_http) return on_http(request, std::move(reply));
    reply({.body = std::string(request.method) + ' ' + request.peer.path + ' ' + std::string(request.body)});
}

int Rig::admits(const Request& request) { return on_admit ? on_admit(request) : 101; }

void Rig::opened(const std::shared_ptr<Socket>& socket) {
    sockets_.push_back(socket);
    tell({.what = "opened", .text = socket->peer().address, .socket = socket});
}

void Rig::message(Socket& socket, std::string_view text) {
    tell({.what = "message", .text = std::string(text)});
    if (on_message) return on_message(socket, text);
    socket.send(shared(std::string(text)));
}

void Rig::overflowed(Socket& socket) {
    tell({.what = "overflowed"});
    if (on_overflow) on_overflow(socket);
}

void Rig::closed(Socket& socket) {
    std::erase_if(sockets_, [&](const auto& each) { return each.get() == &socket; });
    tell({.what = "closed", .code = socket.close_code()});
}

void Rig::fault(std::string_view what) { tell({.what = "fault", .text = std::string(what)}); }

std::shared_ptr<const std::string> shared(std::string text) {
    return std::make_shared<const std::string>(std::move(text));
}

}  // namespace scoville::net::test
