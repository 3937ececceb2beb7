// A server on a loop of its own, with an owner that writes down what it is told.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "net/server.h"
#include "tests/support/raw_client.h"

namespace scoville::net::test {

struct Told {
    std::string what;  // http opened message overflowed closed fault
    std::string text;
    std::uint16_t code = 0;
    std::shared_ptr<Socket> socket;
};

class Rig final : Handler {
public:
    explicit Rig(Limits limits = {}, const char* address = "127.0.0.1");
    ~Rig() override;
    Rig(const Rig&) = delete;
    Rig& operator=(const Rig&) = delete;

    // What the owner does; set before anybody connects: only then does the loop begin to run. By default: the
    // path, 101, echo, nothing.
    std::function<void(const Request&, Reply)> on_http;
    std::function<int(const Request&)> on_admit;
    std::function<void(Socket&, std::string_view)> on_message;
    std::function<void(Socket&)> on_overflow;

    Client connect() { return Client(port()); }
    // Connected, and the owner knows it.
    Client open(std::string_view more = "Origin: http://here\r\n");
    std::uint16_t port();

    // The next of that kind; others are passed over.
    Told wait(std::string_view what);
    // How many were told of so far.
    std::size_t count(std::string_view what);
    // Runs it on the loop's thread and waits until it is done.
    void on_loop(const Task& task);
    // Until the server has so many connections.
    void wait_for_connections(std::size_t count);
    void drain(std::chrono::milliseconds grace);  // waits until it is done
    void drop_server();

    Loop loop;
    std::unique_ptr<Server> server;

private:
    void http(const Request& request, Reply reply) override;
    int admits(const Request& request) override;
    void opened(const std::shared_ptr<Socket>& socket) override;
    void message(Socket& socket, std::string_view text) override;
    void overflowed(Socket& socket) override;
    void closed(Socket& socket) override;
    void fault(std::string_view what) override;
    void tell(Told told);

    std::mutex mutex_;
    std::condition_variable news_;
    std::deque<Told> told_;
    std::size_t read_ = 0;
    std::vector<std::shared_ptr<Socket>> sockets_;
    std::uint16_t port_ = 0;
    std::thread thread_;
};

std::shared_ptr<const std::string> shared(std::string text);

}  // namespace scoville::net::test
