#include "tests/support/relay.h"

#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace scoville::test {
namespace {

sockaddr_un named(const std::string& path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    path.copy(address.sun_path, sizeof address.sun_path - 1);
    return address;
}

void shut(int& line) {
    if (line >= 0) ::close(std::exchange(line, -1));
}

void pour(int line, std::string& bytes) {
    while (line >= 0 && !bytes.empty()) {
        const ssize_t sent = ::send(line, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return;
        bytes.erase(0, static_cast<std::size_t>(sent));
    }
}

}  // namespace

Relay::Relay(std::string to) : to_(std::move(to)) {
    std::string name = (std::filesystem::temp_directory_path() / "scoville-relay-XXXXXX").string();
    folder_ = ::mkdtemp(name.data());
    listening_ = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_un address = named(folder_ + "/.s.PGSQL.5432");
    if (::bind(listening_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
        ::listen(listening_, 64) != 0 || ::pipe2(wake_, O_CLOEXEC) != 0)
        std::abort();
    // A standby is another user's.
    std::filesystem::permissions(folder_, std::filesystem::perms(0711));
    std::filesystem::permissions(folder_ + "/.s.PGSQL.5432", std::filesystem::perms(0777));
    thread_ = std::thread([this] { work(); });
}

Relay::~Relay() {
    ending_ = true;
    nudge();
    thread_.join();
    for (Pair& pair : pairs_) {
        shut(pair.client);
        shut(pair.server);
    }
    shut(listening_);
    shut(wake_[0]);
    shut(wake_[1]);
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

void Relay::nudge() const {
    const char byte = 0;
    if (::write(wake_[1], &byte, 1) != 1) std::abort();
}

std::size_t Relay::kept() const {
    const std::scoped_lock lock(mutex_);
    std::size_t all = 0;
    for (const Pair& pair : pairs_) all += pair.to_server.size();
    return all;
}

void Relay::cut() {
    const std::scoped_lock lock(mutex_);
    for (Pair& pair : pairs_) {
        if (pair.client >= 0) ::shutdown(pair.client, SHUT_RDWR);
        shut(pair.client);
        if (pair.to_server.empty()) shut(pair.server);
    }
    nudge();
}

void Relay::deliver() {
    const std::scoped_lock lock(mutex_);
    for (Pair& pair : pairs_) pour(pair.server, pair.to_server);
    nudge();
}

void Relay::accept_one() {
    Pair pair;
    pair.client = ::accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC);
    pair.server = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_un address = named(to_);
    if (refuses || ::connect(pair.server, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
        shut(pair.client);
        shut(pair.server);
        return;
    }
    const std::scoped_lock lock(mutex_);
    pairs_.push_back(std::move(pair));
}

void Relay::move(Pair& pair, bool from_client) {
    int& from = from_client ? pair.client : pair.server;
    std::string& waiting = from_client ? pair.to_server : pair.to_client;
    char part[16384];
    const ssize_t got = ::recv(from, part, sizeof part, 0);
    if (got <= 0) {
        shut(from);
        if (from_client && !waiting.empty()) return;  // it may still be delivered
        shut(from_client ? pair.server : pair.client);
        return;
    }
    waiting.append(part, static_cast<std::size_t>(got));
    if (from_client ? !keeps_questions : !keeps_answers)
        pour(from_client ? pair.server : pair.client, waiting);
}

void Relay::work() {
    while (!ending_) {
        std::vector<pollfd> ready{{wake_[0], POLLIN, 0}, {listening_, POLLIN, 0}};
        std::vector<std::pair<Pair*, bool>> who;
        {
            const std::scoped_lock lock(mutex_);
            std::erase_if(pairs_, [](const Pair& pair) { return pair.client < 0 && pair.server < 0; });
            for (Pair& pair : pairs_) {
                // What was kept goes on as soon as it may.
                if (!keeps_questions && pair.client >= 0) pour(pair.server, pair.to_server);
                if (!keeps_answers) pour(pair.client, pair.to_client);
                for (const bool from_client : {true, false}) {
                    const int line = from_client ? pair.client : pair.server;
                    if (line < 0) continue;
                    ready.push_back({line, POLLIN, 0});
                    who.emplace_back(&pair, from_client);
                }
            }
        }
        constexpr int look_again_ms = 20;
        if (::poll(ready.data(), ready.size(), look_again_ms) <= 0) continue;
        char byte[64];
        if (ready[0].revents != 0 && ::read(wake_[0], byte, sizeof byte) < 0) return;
        if (ready[1].revents != 0) accept_one();
        const std::scoped_lock lock(mutex_);
        for (std::size_t i = 0; i < who.size(); ++i) {
            const auto [pair, from_client] = who[i];
            if (ready[i + 2].revents != 0 && (from_client ? pair->client : pair->server) == ready[i + 2].fd)
                move(*pair, from_client);
        }
    }
}

}  // namespace scoville::test
