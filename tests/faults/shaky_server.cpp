// The server on a disk that forgets what was not synced: at a chosen write the power goes, the files become
// what the disk has kept, and the process is gone. Takes the options of `scoville serve` that the tests use,
// and ignores the rest.
//   shaky_server --data FILE [--sync normal] [--cut-after OPERATIONS --seed N]
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <sys/socket.h>
#include <unistd.h>

#include <sodium.h>

#include "net/server.h"
#include "server/entrance.h"
#include "server/key_file.h"
#include "server/ports.h"
#include "store/sqlite/sqlite.h"
#include "tests/server/house.h"
#include "tests/support/lossy_disk.h"

namespace {

using namespace scoville;  // NOLINT(google-build-using-namespace)

constexpr int power_is_gone = 9;

std::map<std::string, std::string> options_in(int count, char** words) {
    std::map<std::string, std::string> options;
    for (int i = 1; i + 1 < count; ++i)
        if (std::string(words[i]).starts_with("--")) options[words[i]] = words[i + 1];
    return options;
}

// Who has no power says nothing: while the files become what was kept of them, another thread may still be
// reading, and would tell what it finds.
void fall_silent() {
    constexpr int most_descriptors = 1'024;
    for (int descriptor = STDERR_FILENO + 1; descriptor < most_descriptors; ++descriptor)
        ::shutdown(descriptor, SHUT_RDWR);  // fails for what is no socket
}

// Checkpoints come often, so that cuts hit them too.
int serve(std::map<std::string, std::string> options) {
    store::LossyDisk disk;
    disk.at_the_cut([&disk] {
        fall_silent();
        std::fprintf(stderr, "%zu writes lost or torn\n", disk.restore());
        std::fflush(stderr);
        ::_exit(power_is_gone);
    });
    if (options.contains("--cut-after"))
        disk.cut_after(std::stoull(options["--cut-after"]), std::stoull(options["--seed"]));
    const auto key = server::vault_key(options["--data"] + ".key");
    if (!key) return 2;
    const fair::Vault vault(*key);
    net::Loop loop;
    auto store =
        store::open_sqlite({.path = options["--data"],
                            .sync = options["--sync"] == "normal" ? store::Sync::normal : store::Sync::full,
                            .checkpoint_pages = 200,
                            .gathers = true,
                            .vfs = disk.name()});
    server::Ports ports(loop, *store, 1);
    house::Env inside{.hours = ports.hours,
                      .store = ports.store,
                      .thinkers = ports.bots,
                      .chance = ports.chance,
                      .vault = vault,
                      .timing = server::test::quick(),
                      .log = [](auto...) {}};
    server::Env env{.house = inside, .bots = ports.bots};
    server::Entrance entrance(env);
    auto listening = net::Server::listen(loop, "127.0.0.1", 0, server::test::generous(), entrance);
    if (!listening) return 2;
    entrance.start();
    std::printf("http://localhost:%u\n", static_cast<unsigned>(listening.value()->port()));
    std::fflush(stdout);
    loop.on_signals([&](int) { loop.stop(); });
    loop.on_pause([&] { store->release(); });
    loop.run();
    store.reset();
    return 0;
}

}  // namespace

int main(int count, char** words) {
    if (sodium_init() < 0) return 2;
    try {
        return serve(options_in(count, words));
    } catch (const std::exception& error) {
        std::fprintf(stderr, "shaky_server: %s\n", error.what());
        return 2;
    }
}
