// What a socket costs: memory of idle ones, processor time of a broadcast. The clients live in a process of
// their own, so that only the server is measured. Usage: bench_net [sockets] [tables] [rounds]
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <list>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

#include "net/server.h"
#include "tests/support/raw_client.h"

namespace {

using namespace scoville::net;

constexpr std::size_t seats = 4;

// Sockets in the order they came; each four are a table, and what one says all four hear.
class Tables final : public Handler {
public:
    void http(const Request&, Reply reply) override { reply(plain(404)); }
    int admits(const Request&) override { return 101; }
    void opened(const std::shared_ptr<Socket>& socket) override {
        socket->owner = std::make_shared<std::size_t>(sockets.size());
        sockets.push_back(socket);
    }
    void message(Socket& socket, std::string_view text) override {
        const std::size_t first = *static_cast<std::size_t*>(socket.owner.get()) / seats * seats;
        const auto shared = std::make_shared<const std::string>(text);
        for (std::size_t i = first; i < first + seats; ++i) sockets[i]->send(shared);
    }
    void overflowed(Socket&) override { ++lost; }
    void closed(Socket&) override { ++gone; }

    std::vector<std::shared_ptr<Socket>> sockets;
    std::size_t lost = 0, gone = 0;
};

double resident_kib() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmRSS:")) return std::strtod(line.c_str() + 6, nullptr);
    return 0;
}

double processor_us() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const auto us = [](const timeval& time) {
        return 1e6 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec);
    };
    return us(used.ru_utime) + us(used.ru_stime);
}

// A word to the other process, and one back.
struct Pipe {
    Pipe() {
        if (::pipe(ends) != 0) std::abort();
    }
    void say() const {
        if (::write(ends[1], "x", 1) != 1) std::_Exit(1);
    }
    void wait() const {
        char word = 0;
        if (::read(ends[0], &word, 1) != 1) std::_Exit(1);
    }
    int ends[2];
};

void be_clients(std::uint16_t port, std::size_t count, std::size_t tables, int rounds, const Pipe& up,
                const Pipe& down) {
    std::list<test::Client> clients;
    std::vector<test::Client*> order;
    for (std::size_t i = 0; i < count; ++i) {
        order.push_back(&clients.emplace_back(port));
        if (order.back()->handshake().status != 101) std::_Exit(1);
        order.back()->read_frame();  // the first ping
    }
    up.say();
    down.wait();
    const std::string bytes = test::frame(std::string(200, 'm'));
    for (int round = 0; round < rounds; ++round) {
        for (std::size_t table = 0; table < tables; ++table)
            order[table * seats + static_cast<std::size_t>(round) % seats]->send(bytes);
        for (std::size_t i = 0; i < tables * seats; ++i)
            if (order[i]->read_message().payload.size() != 200) std::_Exit(1);
    }
    up.say();
    down.wait();
    std::_Exit(0);
}

}  // namespace

int main(int argc, char** argv) {
    const auto number = [&](int at, const char* usual) {
        return std::strtoul(argc > at ? argv[at] : usual, nullptr, 10);
    };
    const std::size_t count = number(1, "5000");
    const std::size_t tables = std::min(number(2, "50"), count / seats);
    const int rounds = static_cast<int>(number(3, "400"));

    Loop loop;
    Tables owner;
    auto server = Server::listen(loop, "127.0.0.1", 0,
                                 {.connections = 1'000'000,
                                  .per_address = 1'000'000,
                                  .messages_per_second = 1e9,
                                  .message_burst = 1e9,
                                  .ping_every = std::chrono::hours(1),
                                  .pong_time = std::chrono::hours(2)},
                                 owner);
    if (!server) return std::fprintf(stderr, "%s\n", server.error().c_str()), 1;
    const Pipe up, down;
    const auto child = ::fork();
    if (child == 0) be_clients(server.value()->port(), count, tables, rounds, up, down);

    const double empty = resident_kib();
    std::thread thread([&] { loop.run(); });
    up.wait();
    const double full = resident_kib();
    std::printf("%zu idle sockets: %.2f KiB each (%.0f KiB in all)\n", count,
                (full - empty) / static_cast<double>(count), full);

    const auto start = Clock::now();
    const double before = processor_us();
    down.say();
    up.wait();
    const double used = processor_us() - before;
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    const double actions = static_cast<double>(tables) * rounds;
    std::printf("%zu tables of 4, 200 B heard by all: %.1f us of server time an action, %.0f actions/s\n",
                tables, used / actions, actions / seconds);
    loop.stop();
    thread.join();
    down.say();
    int status = 0;
    ::waitpid(child, &status, 0);
    return owner.lost == 0 && owner.gone == 0 && status == 0 ? 0 : 1;
}
