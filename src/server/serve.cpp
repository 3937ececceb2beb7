#include "server/serve.h"

#include <csignal>
#include <cstdio>
#include <ctime>
#include <ifaddrs.h>
#include <malloc.h>
#include <memory>
#include <netdb.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>

#include <sodium.h>

#include "base/json_out.h"
#include "net/server.h"
#include "server/hall.h"
#include "server/key_file.h"
#include "server/retention.h"
#include "store/memory.h"
#include "store/sqlite.h"

namespace scoville::server {
namespace {

constexpr auto drain_grace = std::chrono::seconds(5);
constexpr int config_error = 2;

// Whatever lies in memory is nobody's business: no core dumps, no tracing by others.
void keep_secrets() {
    const rlimit none{0, 0};
    setrlimit(RLIMIT_CORE, &none);
    prctl(PR_SET_DUMPABLE, 0);
    std::signal(SIGXFSZ, SIG_IGN);  // a full disk is an error to be told, not an end
    std::signal(SIGPIPE, SIG_IGN);
}

const char* name_of(Severity severity) {
    switch (severity) {
        case Severity::info: return "info";
        case Severity::warning: return "warning";
        case Severity::error: break;
    }
    return "error";
}

std::string time_text() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[32];
    return {text, std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts)};
}

Log make_log(bool json) {
    return [json](Severity severity, std::string_view event, std::string_view about, std::string_view text) {
        std::string line;
        if (json) {
            JsonOut out(line);
            out.open_object().key("time").text(time_text()).key("level").text(name_of(severity));
            out.key("event").text(event);
            if (!about.empty()) out.key("about").text(about);
            if (!text.empty()) out.key("text").text(text);
            out.close_object();
        } else {
            line = time_text() + " " + name_of(severity) + " " + std::string(event);
            if (!about.empty()) line += " " + std::string(about);
            if (!text.empty()) line += ": " + std::string(text);
        }
        line += '\n';
        std::fwrite(line.data(), 1, line.size(), stderr);
    };
}

// The addresses at which phones on the same network find this machine.
std::vector<std::string> own_addresses() {
    std::vector<std::string> found;
    ifaddrs* all = nullptr;
    if (getifaddrs(&all) != 0) return found;
    for (const ifaddrs* one = all; one != nullptr; one = one->ifa_next) {
        if (one->ifa_addr == nullptr || one->ifa_addr->sa_family != AF_INET) continue;
        char host[NI_MAXHOST];
        if (getnameinfo(one->ifa_addr, sizeof(sockaddr_in), host, sizeof host, nullptr, 0, NI_NUMERICHOST) !=
            0)
            continue;
        if (std::string_view(host).substr(0, 4) != "127.") found.emplace_back(host);
    }
    freeifaddrs(all);
    return found;
}

void announce(std::uint16_t port) {
    const std::string end = ":" + std::to_string(port);
    std::printf("Scoville is open at http://localhost%s\n", end.c_str());
    for (const std::string& address : own_addresses())
        std::printf("On the same network:   http://%s%s\n", address.c_str(), end.c_str());
    std::fflush(stdout);
}

bool write_port(const std::string& path, std::uint16_t port) {
    if (path.empty()) return true;
    std::FILE* file = std::fopen(path.c_str(), "w");
    if (file == nullptr) return false;
    std::fprintf(file, "%u\n", static_cast<unsigned>(port));
    return std::fclose(file) == 0;
}

std::unique_ptr<store::Store> open_store(const Config& config) {
    if (config.memory) return store::open_memory();
    return store::open_sqlite({.path = config.data});
}

int failed(const std::string& why) {
    std::fprintf(stderr, "scoville serve: %s\n", why.c_str());
    return config_error;
}

}  // namespace

int serve(const Config& config) {
    keep_secrets();
    // Fast bins are merged whenever more than a kilobyte is asked for, and every update is: do without them.
    mallopt(M_MXFAST, 0);
    if (sodium_init() < 0) return failed("no randomness");
    const auto key = config.memory ? Result<fair::Vault::Key, std::string>(fair::new_vault_key())
                                   : vault_key(config.data + ".key");
    if (!key) return failed(key.error());
    const fair::Vault vault(*key);

    net::Loop loop;
    std::unique_ptr<store::Store> store;
    try {
        store = open_store(config);
    } catch (const store::OpenError& error) {
        return failed(error.what());
    }
    BotPool bots(config.bot_threads);
    Env env{.loop = loop,
            .store = *store,
            .bots = bots,
            .vault = vault,
            .timing = config.timing,
            .log = make_log(config.json_log),
            .sleep_after = config.sleep_after};
    Hall hall(env);
    auto listening = net::Server::listen(loop, config.address, config.port, config.limits, hall);
    if (!listening) return failed(listening.error());
    const std::unique_ptr<net::Server> server = std::move(listening.value());
    hall.start();
    Retention retention(env,
                        {.finished_days = config.keep_finished_days, .chat_days = config.keep_chat_days});
    retention.start();
    announce(server->port());
    if (!write_port(config.port_file, server->port())) return failed(config.port_file + " cannot be written");
    env.log(Severity::info, "serving", "", "port " + std::to_string(server->port()));

    bool stopping = false;
    loop.on_signals([&](int) {
        if (std::exchange(stopping, true)) return loop.stop();
        env.log(Severity::info, "stopping", "", "");
        hall.tables().dismiss_all("draining");
        server->drain(drain_grace, [&] { loop.stop(); });
    });
    loop.run();
    store.reset();  // answers what it was asked while those who asked are still there
    env.log(Severity::info, "stopped", "", "");
    return 0;
}

}  // namespace scoville::server
