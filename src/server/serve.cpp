#include "server/serve.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <memory>
#include <optional>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <sodium.h>

#include "net/local.h"
#include "net/server.h"
#include "server/admin.h"
#include "server/announce.h"
#include "server/log_lines.h"
#include "server/nodes/nodes.h"
#include "server/open_data.h"
#include "server/ports.h"
#include "server/push_bell.h"
#include "server/retention.h"
#include "server/workshop.h"
#include "store/open_error.h"

namespace scoville::server {
namespace {

constexpr int config_error = 2;
constexpr int removed_by_others = 3;

// Whatever lies in memory or is written is nobody's business: no core dumps, no tracing by others, private
// files.
void keep_secrets() {
    const rlimit none{0, 0};
    setrlimit(RLIMIT_CORE, &none);
    prctl(PR_SET_DUMPABLE, 0);
    umask(0077);
    std::signal(SIGXFSZ, SIG_IGN);  // a full disk is an error to be told, not an end
    std::signal(SIGPIPE, SIG_IGN);
}

// A descriptor for each connection and some for ourselves, as far as we may.
bool raise_descriptors(std::size_t connections) {
    constexpr rlim_t own = 64;
    const rlim_t wanted = connections + own;
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= wanted) return true;
    limit.rlim_cur = std::min(wanted, limit.rlim_max);
    setrlimit(RLIMIT_NOFILE, &limit);
    return limit.rlim_cur >= wanted;
}

Result<WatchRules, std::string> watch_rules(const Config& config) {
    WatchRules rules{.readers = config.metrics, .token = {}};
    if (config.metrics_token_file.empty()) return rules;
    std::ifstream file(config.metrics_token_file);
    constexpr std::size_t least = 16;
    if (!std::getline(file, rules.token) || rules.token.size() < least)
        return config.metrics_token_file + " holds no token of at least 16 letters in its first line";
    return rules;
}

int failed(const std::string& why) {
    std::fprintf(stderr, "scoville serve: %s\n", why.c_str());
    return config_error;
}

class Service {
public:
    Service(const Config& config, net::Loop& loop, Env& env, const WatchRules& rules)
        : config_(config),
          loop_(loop),
          env_(env),
          entrance_(env, config.floods,
                    config.metrics_port == 0 ? rules : WatchRules{.readers = "nobody", .token = {}}),
          door_(env, entrance_.hall(), rules),
          retention_(env),
          drain_(env, entrance_.hall(), [this] { stop(); }),
          admin_(env, entrance_, drain_,
                 {.stop = [this] { stop(); },
                  .key_file = config.database.empty() ? key_path(config) : std::string(),
                  .version = config.version}) {}

    // A sentence if it cannot.
    std::string open() {
        auto listening = net::Server::listen(loop_, config_.address, config_.port, config_.limits, entrance_);
        if (!listening) return listening.error();
        server_ = std::move(listening.value());
        env_.server = server_.get();
        if (config_.metrics_port != 0) {
            auto watching = net::Server::listen(loop_, config_.metrics_address, config_.metrics_port,
                                                config_.limits, door_);
            if (!watching) return watching.error();
            watching_ = std::move(watching.value());
        }
        if (auto trouble = open_admin(); !trouble.empty()) return trouble;
        if (env_.nodes != nullptr)
            env_.nodes->start([this] { removed(); },
                              [this] { entrance_.bans().load([this] { entrance_.turn_out_banned(); }); });
        entrance_.start();
        retention_.start();
        announce(config_.address, server_->port());
        if (!write_port(config_.port_file, server_->port())) return config_.port_file + " cannot be written";
        env_.log()(Severity::info, "serving", "", "port " + std::to_string(server_->port()));
        return {};
    }

    // A second signal does not wait for anyone.
    void signalled() {
        if (stopping_) return loop_.stop();
        stop();
    }

    // No new tables; everyone is told; what was accepted is written; then it ends.
    void stop() {
        if (std::exchange(stopping_, true)) return;
        env_.house.draining = true;
        env_.log()(Severity::info, "stopping", "", "");
        if (env_.nodes != nullptr) return env_.nodes->leave([this] { say_goodbye(); });
        entrance_.hall().tables().dismiss_all("draining");
        say_goodbye();
    }
    // Another node serves its tables by now: whoever started it starts it again.
    bool was_removed() const { return removed_; }

private:
    void say_goodbye() {
        server_->drain(config_.stop_grace, [this] { loop_.stop(); });
    }

    void removed() {
        removed_ = stopping_ = true;
        say_goodbye();
    }

    // Found beside the data by itself it is a comfort; asked for by name it must be there.
    std::string open_admin() {
        const bool by_itself = config_.admin_socket == "auto";
        const std::string path = admin_path(config_);
        if (path.empty()) return {};
        auto listening = net::LocalServer::listen(
            loop_, path,
            [this](const std::string& line, Admin::Answer answer) { admin_.ask(line, std::move(answer)); });
        if (listening) {
            local_ = std::move(listening.value());
            return {};
        }
        if (!by_itself) return listening.error();
        env_.log()(Severity::warning, "no-admin-socket", "", listening.error());
        return {};
    }

    const Config& config_;
    net::Loop& loop_;
    Env& env_;
    Entrance entrance_;
    WatchDoor door_;
    Retention retention_;
    Drain drain_;
    Admin admin_;
    std::unique_ptr<net::Server> server_;
    std::unique_ptr<net::Server> watching_;
    std::unique_ptr<net::LocalServer> local_;
    bool stopping_ = false;
    bool removed_ = false;
};

}  // namespace

int serve(const Config& config) {
    keep_secrets();
    if (sodium_init() < 0) return failed("no randomness");
    const auto rules = watch_rules(config);
    if (!rules) return failed(rules.error());
    net::Loop loop;
    Data data;
    try {
        data = open_data(config);
    } catch (const store::OpenError& error) {
        return failed(error.what());
    }
    store::Store* const store = data.store.get();
    const house::Log log =
        log_to_stderr(config.log == "json", severity_named(config.log_level).value_or(Severity::info));
    LoopHours loop_hours(loop);
    std::optional<Nodes> nodes;
    if (data.owners != nullptr)
        nodes.emplace(Nodes::Means{*data.owners, loop_hours, log, config.node, config.lease, config.fence});
    Ports ports(loop, *store, config.bot_threads, nodes ? &nodes->hours() : nullptr);
    bool lonely = false;
    const auto key = key_for(config, data, ports.chance, lonely);
    if (!key) return failed(key.error());
    const fair::Vault vault(*key);
    Workshop workshop(ports.hours);  // ends before what its works read
    house::Env inside{.hours = ports.hours,
                      .store = ports.store,
                      .thinkers = ports.bots,
                      .chance = ports.chance,
                      .vault = vault,
                      .timing = config.timing,
                      .log = log,
                      .sleep_after = config.sleep_after,
                      .rates = config.rates,
                      .labour = &workshop};
    inside.owners = nodes ? &*nodes : nullptr;
    inside.beat = nodes ? config.lease.count() : 0;
    inside.call_after = config.call_after;
    std::optional<PushBell> bell;
    if (!config.push.contact.empty()) bell.emplace(config.push, vault, ports.hours);
    if (bell && !bell->usable()) return failed(config.push.test_authority + " holds no authority");
    inside.bell = bell ? &*bell : nullptr;
    Env env{.house = inside,
            .bots = ports.bots,
            .host = config.host,
            .nodes = nodes ? &*nodes : nullptr,
            .push = bell ? &*bell : nullptr};
    if (lonely)
        env.log()(Severity::warning, "data-missing", "",
                  config.data + " is empty, but a key lies beside it: if there were games, restore a backup");
    if (!raise_descriptors(config.limits.connections))
        env.log()(Severity::info, "few-descriptors", "",
                  "the system allows fewer open files than `connections`: raise its limit (LimitNOFILE)");
    Service service(config, loop, env, *rules);
    // Before anyone is told that it serves: who hears that may end it at once.
    loop.on_signals([&](int) { service.signalled(); });
    if (auto trouble = service.open(); !trouble.empty()) {
        data.store.reset();
        return failed(trouble);
    }
    loop.on_pause([&] { store->release(); });
    loop.gathers_while([&] { return store->writing(); });
    loop.run();
    data.store.reset();  // answers what it was asked while those who asked are still there
    env.log()(Severity::info, "stopped", "", "");
    return service.was_removed() ? removed_by_others : 0;
}

}  // namespace scoville::server
