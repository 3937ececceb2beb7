#include "tests/server/house.h"

#include <atomic>
#include <future>
#include <stdexcept>
#include <unistd.h>

#include <gtest/gtest.h>

#include "store/sqlite/sqlite.h"

namespace scoville::server::test {

TempFolder::TempFolder() {
    static std::atomic<int> count{0};
    path_ = std::filesystem::path(testing::TempDir()) /
            ("scoville_server_" + std::to_string(getpid()) + "_" + std::to_string(count++));
    std::filesystem::create_directories(path_);
}

TempFolder::~TempFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

table::Timing quick() {
    table::Timing timing;
    timing.beat = 0;
    timing.verdict = 0;
    timing.round = 0;
    timing.collect = 5;
    timing.bot_least = 0;
    timing.bot_most = 1;
    return timing;
}

net::Limits generous() {
    net::Limits limits;
    limits.messages_per_second = 1e6;
    limits.message_burst = 1e6;
    limits.per_address = 10'000;
    return limits;
}

House::House(const table::Timing& timing, const net::Limits& limits, table::Millis sleep_after)
    : store_(store::open_sqlite({.path = folder_.file("house.db")})),
      ports_(loop_, *store_, 1),
      vault_(fair::new_vault_key(ports_.chance)),
      workshop_(ports_.hours),
      inside_{
          .hours = ports_.hours,
          .store = ports_.store,
          .thinkers = ports_.bots,
          .chance = ports_.chance,
          .vault = vault_,
          .timing = timing,
          .log =
              [](Severity severity, std::string_view event, std::string_view about, std::string_view text) {
                  if (severity != Severity::info)
                      ADD_FAILURE() << "the server logs " << event << " " << about << ": " << text;
              },
          .sleep_after = sleep_after,
          .labour = &workshop_},
      env_{.house = inside_, .bots = ports_.bots},
      entrance_(std::make_unique<Entrance>(env_)) {
    auto listening = net::Server::listen(loop_, "127.0.0.1", 0, limits, *entrance_);
    if (!listening) throw std::runtime_error(listening.error());
    server_ = std::move(listening.value());
    port_ = server_->port();
    thread_ = std::thread([this] {
        entrance_->start();
        loop_.run();
        server_.reset();
        store_.reset();  // answers what it was asked while those who asked are still there
        entrance_.reset();
    });
}

void House::wait_for_sleep() {
    for (;;) {
        std::promise<std::uint64_t> slept;
        loop_.post([&] { slept.set_value(inside_.counters.tables_slept); });
        if (slept.get_future().get() > 0) return;
    }
}

House::~House() {
    loop_.stop();
    thread_.join();
}

}  // namespace scoville::server::test
