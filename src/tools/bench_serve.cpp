// What a real server costs under real tables: a process of its own on one core with its database on disk,
// driven over WebSockets from another core. The floor is the same traffic without a game (bare_server.h).
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "load/child.h"
#include "load/drive.h"
#include "tools/bare_server.h"
#include "tools/commands.h"
#include "tools/scratch.h"
#include "tools/serve_figures.h"

namespace scoville::tools {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t seats = 4;

struct Arguments {
    bool json = false;
    bool memory = false;
    double seconds = 5;
    int pieces = 5;
    std::size_t idle = 5'000;
    std::vector<std::size_t> tables{10, 100, 1'000};
    std::vector<std::string> paces{"fast", "paced"};
    std::string folder = ".";
};

double own_processor_us() {
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return 1e6 * static_cast<double>(time.tv_sec) + 1e-3 * static_cast<double>(time.tv_nsec);
}

double median(std::vector<double> all) {
    std::sort(all.begin(), all.end());
    return all.empty() ? 0 : all[all.size() / 2];
}

class Bench {
public:
    explicit Bench(const Arguments& arguments) : arguments_(arguments), scratch_(arguments.folder) {
        load::raise_file_limit();
        // The server gets a core for itself if there are two.
        const std::vector<int> cores = load::own_cores();
        server_core_ = cores.empty() ? 0 : cores.back();
        if (cores.size() > 1) load::keep_to(cores.front());
    }

    void run() {
        for (const std::size_t tables : arguments_.tables) {
            const ServeFigures served = play(tables);
            print(measure_bare(served.sizes, tables, arguments_.seconds, server_core_), served.cpu_us,
                  arguments_.json);
        }
        if (arguments_.idle > 0) measure_idle();
    }
    std::uint64_t wrongs() const { return wrongs_; }

private:
    std::unique_ptr<load::Child> start() {
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
        if (arguments_.memory) command.emplace_back("--memory");
        return std::make_unique<load::Child>(command, name + ".log", server_core_);
    }

    // All paces on one server; the figures of the first.
    ServeFigures play(std::size_t tables) {
        const auto server = start();
        const double before = server->resident_kib();
        load::Drive drive(tables);
        drive.open({.port = server->port()});
        const double each = (server->resident_kib() - before) / static_cast<double>(tables);
        std::optional<ServeFigures> first;
        for (const std::string& pace : arguments_.paces) {
            ServeFigures figures = measure(*server, drive, pace);
            figures.table_kib = each;
            print(figures, arguments_.json);
            if (!first) first = figures;
        }
        wrongs_ += drive.wrongs();
        for (const std::string& complaint : drive.complaints())
            std::fprintf(stderr, "wrong: %s\n", complaint.c_str());
        return *first;
    }

    ServeFigures measure(const load::Child& server, load::Drive& drive, const std::string& pace) const {
        ServeFigures figures{.pace = pace, .tables = drive.tables().size()};
        drive.pace(pace == "paced" ? load::Pace{500ms, 1500ms} : load::Pace{});
        const std::chrono::duration<double> piece(arguments_.seconds / arguments_.pieces);
        const auto piece_time = std::chrono::duration_cast<load::Clock::duration>(piece);
        drive.run(piece_time);  // until it has found its rhythm
        load::Measure& measured = drive.measure();
        measured = {};
        measured.on = true;
        std::vector<double> costs;
        const double before = server.processor_us();
        const double own_before = own_processor_us();
        const auto begin = load::Clock::now();
        for (int i = 0; i < arguments_.pieces; ++i) {
            const double cpu = server.processor_us();
            const std::uint64_t actions = measured.actions;
            drive.run(piece_time);
            if (measured.actions > actions)
                costs.push_back((server.processor_us() - cpu) /
                                static_cast<double>(measured.actions - actions));
        }
        const double spent = std::chrono::duration<double>(load::Clock::now() - begin).count();
        const auto actions = static_cast<double>(std::max<std::uint64_t>(1, measured.actions));
        measured.on = false;
        figures.actions_per_s = actions / spent;
        figures.busy = (server.processor_us() - before) / (1e6 * spent);
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

    void measure_idle() {
        const auto server = start();
        load::Poll poll;
        load::Idlers idlers(poll);
        idlers.add(seats, {.port = server->port()});  // what the first ones cost is the server's own
        const double before = server->resident_kib();
        idlers.add(arguments_.idle, {.port = server->port()});
        print(IdleFigures{arguments_.idle,
                          (server->resident_kib() - before) / static_cast<double>(arguments_.idle)},
              arguments_.json);
    }

    const Arguments arguments_;
    const Scratch scratch_;
    int server_core_ = 0;
    int servers_ = 0;
    std::uint64_t wrongs_ = 0;
};

}  // namespace

void add_bench_serve(Command bench, Called& called) {
    auto arguments = std::make_shared<Arguments>();
    const Command command = bench.command(
        "serve", "Real tables of four over WebSockets against a server on one core with its storage.");
    command.flag("--json", arguments->json, "One JSON object per line");
    command.option("--tables", arguments->tables, "How many tables, one case each")
        .separated(',')
        .between(1, 4'000)
        .shows_default();
    command.option("--seconds", arguments->seconds, "Time per case").between(0.1, 3600.0).shows_default();
    command
        .option("--pace", arguments->paces,
                "fast: who may act does so at once; paced: after a second or so, as people do")
        .separated(',')
        .one_of({"fast", "paced"})
        .shows_default();
    command.option("--idle", arguments->idle, "Idle connections whose memory is measured; 0: none")
        .shows_default();
    command.option("--folder", arguments->folder, "Where the database is written, on the disk to be measured")
        .shows_default();
    command.flag("--memory", arguments->memory, "Without storage, to tell what storage costs");
    command.runs([arguments, &called] {
        Bench run(*arguments);
        run.run();
        if (run.wrongs() > 0) called.exit_code = 1;
    });
}

}  // namespace scoville::tools
