#include "tools/served.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <filesystem>

namespace scoville::tools {
namespace {

using namespace std::chrono_literals;

double own_processor_us() {
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return 1e6 * static_cast<double>(time.tv_sec) + 1e-3 * static_cast<double>(time.tv_nsec);
}

}  // namespace

double median(std::vector<double> all) {
    std::sort(all.begin(), all.end());
    return all.empty() ? 0 : all[all.size() / 2];
}

Served::Served(ServePlan plan) : plan_(std::move(plan)), scratch_(plan_.folder) {
    load::raise_file_limit();
    const std::vector<int> cores = load::own_cores();
    core_ = cores.empty() ? 0 : cores.back();
    if (cores.size() > 1) load::keep_to(cores.front());
}

std::unique_ptr<load::Child> Served::start(const BenchDatabase* database, std::size_t node) {
    const std::string name = scratch_.file(std::to_string(++servers_));
    std::vector<std::string> command{std::filesystem::read_symlink("/proc/self/exe"),
                                     "serve",
                                     "--address",
                                     "127.0.0.1",
                                     "--port",
                                     "0",
                                     "--data",
                                     name + ".db",
                                     "--quick",
                                     "--connections",
                                     "1000000",
                                     "--per-address",
                                     "1000000",
                                     "--messages-per-second",
                                     "1000000"};
    if (plan_.memory) command.emplace_back("--memory");
    if (database != nullptr)
        for (const std::string& word :
             {std::string("--database"), database->url(), std::string("--key-file"), database->key_file(),
              std::string("--node"), "n" + std::to_string(node)})
            command.push_back(word);
    return std::make_unique<load::Child>(command, name + ".log", core_);
}

std::vector<ServeFigures> Served::play(std::size_t tables, const std::vector<std::string>& paces) {
    Servers servers;
    servers.push_back(start());
    return play_at(servers, nullptr, tables, paces);
}

std::vector<ServeFigures> Served::play_on_nodes(std::size_t tables, const std::vector<std::string>& paces) {
    const BenchDatabase database(plan_.database, scratch_.file(std::to_string(servers_) + ".key"));
    Servers servers;
    for (std::size_t node = 1; node <= plan_.nodes; ++node) servers.push_back(start(&database, node));
    std::vector<ServeFigures> all = play_at(servers, &database, tables, paces);
    for (const auto& server : servers) server->send(SIGTERM);
    for (const auto& server : servers) (void)server->wait();
    return all;
}

std::vector<ServeFigures> Served::play_at(const Servers& servers, const BenchDatabase* database,
                                          std::size_t tables, const std::vector<std::string>& paces) {
    const auto resident = [&] {
        double sum = 0;
        for (const auto& server : servers) sum += server->resident_kib();
        return sum;
    };
    const double before = resident();
    load::Drive drive(tables);
    std::vector<load::Where> wheres;
    for (const auto& server : servers) wheres.push_back({.port = server->port()});
    drive.open(wheres);
    const double each = (resident() - before) / static_cast<double>(tables);
    std::vector<ServeFigures> all;
    for (const std::string& pace : paces) {
        all.push_back(measure(servers, database, drive, pace));
        all.back().table_kib = each;
    }
    wrongs_ += drive.wrongs();
    for (const std::string& complaint : drive.complaints())
        std::fprintf(stderr, "wrong: %s\n", complaint.c_str());
    return all;
}

ServeFigures Served::measure(const Servers& servers, const BenchDatabase* database, load::Drive& drive,
                             const std::string& pace) const {
    ServeFigures figures{.pace = pace,
                         .store = database == nullptr ? "sqlite" : "postgresql",
                         .nodes = servers.size(),
                         .tables = drive.tables().size()};
    const auto servers_us = [&] {
        double sum = 0;
        for (const auto& server : servers) sum += server->processor_us();
        return sum;
    };
    drive.pace(pace == "paced" ? load::Pace{500ms, 1500ms} : load::Pace{});
    const std::chrono::duration<double> piece(plan_.seconds / plan_.pieces);
    const auto piece_time = std::chrono::duration_cast<load::Clock::duration>(piece);
    drive.run(piece_time);  // until it has found its rhythm
    load::Measure& measured = drive.measure();
    measured = {};
    measured.on = true;
    std::vector<double> costs;
    const double before = servers_us();
    const auto database_before = database == nullptr ? std::nullopt : database->processor_us();
    const double own_before = own_processor_us();
    const auto begin = load::Clock::now();
    for (int i = 0; i < plan_.pieces; ++i) {
        const double cpu = servers_us();
        const std::uint64_t actions = measured.actions;
        drive.run(piece_time);
        if (measured.actions > actions)
            costs.push_back((servers_us() - cpu) / static_cast<double>(measured.actions - actions));
    }
    const double spent = std::chrono::duration<double>(load::Clock::now() - begin).count();
    const auto actions = static_cast<double>(std::max<std::uint64_t>(1, measured.actions));
    measured.on = false;
    figures.actions_per_s = actions / spent;
    figures.busy = (servers_us() - before) / (1e6 * spent);
    if (database_before) figures.database_us = (*database->processor_us() - *database_before) / actions;
    figures.driver_us = (own_processor_us() - own_before) / actions;
    figures.cpu_us = median(costs);
    if (!costs.empty()) {
        figures.cpu_least_us = *std::min_element(costs.begin(), costs.end());
        figures.cpu_most_us = *std::max_element(costs.begin(), costs.end());
    }
    figures.ack_p50_us = measured.to_ack.at(0.5);
    figures.ack_p99_us = measured.to_ack.at(0.99);
    figures.others_p50_us = measured.to_others.at(0.5);
    figures.others_p99_us = measured.to_others.at(0.99);
    for (const auto& [code, count] : measured.refusals) figures.refused += count;
    figures.sizes = {static_cast<std::uint32_t>(measured.acts.mean()),
                     static_cast<std::uint32_t>(measured.acks.mean()),
                     static_cast<std::uint32_t>(measured.updates.mean())};
    drive.settle();
    return figures;
}

}  // namespace scoville::tools
