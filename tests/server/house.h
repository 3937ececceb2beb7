// The real server on a thread of its own: its sockets, its SQLite file, its bots. Only its times and limits
// are the test's.
#pragma once

#include <filesystem>
#include <memory>
#include <thread>

#include "fair/vault.h"
#include "net/server.h"
#include "server/entrance.h"
#include "server/ports.h"
#include "server/workshop.h"

namespace scoville::server::test {

// A folder that is gone with the test.
class TempFolder {
public:
    TempFolder();
    ~TempFolder();
    TempFolder(const TempFolder&) = delete;
    TempFolder& operator=(const TempFolder&) = delete;
    std::string file(const char* name) const { return (path_ / name).string(); }

private:
    std::filesystem::path path_;
};

// No beat, bots that answer at once, slaps judged after a moment.
table::Timing quick();
// As many messages and connections as a test likes.
net::Limits generous();

class House {
public:
    explicit House(const table::Timing& timing = quick(), const net::Limits& limits = generous(),
                   table::Millis sleep_after = 30'000);
    ~House();
    House(const House&) = delete;
    House& operator=(const House&) = delete;
    std::uint16_t port() const { return port_; }
    // Until a table has been put to sleep.
    void wait_for_sleep();

private:
    TempFolder folder_;
    net::Loop loop_;
    std::unique_ptr<store::Store> store_;
    Ports ports_;
    fair::Vault vault_;
    Workshop workshop_;
    house::Env inside_;
    Env env_;
    std::unique_ptr<Entrance> entrance_;
    std::unique_ptr<net::Server> server_;
    std::uint16_t port_ = 0;
    std::thread thread_;
};

}  // namespace scoville::server::test
