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

#include "base/json_out.h"
#include "load/child.h"
#include "load/drive.h"
#include "tools/bare_server.h"
#include "tools/commands.h"
#include "tools/scratch.h"

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

struct Figures {
    std::string pace;
    std::size_t tables = 0;
    double actions_per_s = 0;
    double cpu_us = 0, cpu_least_us = 0,
           cpu_most_us = 0;  // an action: the median of the pieces, and all of them
    double busy = 0;         // share of its core
    double driver_us = 0;    // what the driver itself spent on an action
    double ack_p50_us = 0, ack_p99_us = 0, others_p50_us = 0, others_p99_us = 0;
    double table_kib = 0;  // with its four connections
    std::uint64_t refused = 0;
    Broadcast sizes;
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
        Broadcast usual;
        for (const std::size_t tables : arguments_.tables) {
            const auto server = start();
            const double before = server->resident_kib();
            load::Drive drive(tables);
            drive.open({.port = server->port()});
            const double each = (server->resident_kib() - before) / static_cast<double>(tables);
            for (const std::string& pace : arguments_.paces) {
                Figures figures = measure(*server, drive, pace);
                figures.table_kib = each;
                print(figures);
                if (figures.sizes.shown > 0) usual = figures.sizes;
            }
            wrongs_ += drive.wrongs();
            for (const std::string& complaint : drive.complaints())
                std::fprintf(stderr, "wrong: %s\n", complaint.c_str());
        }
        for (const std::size_t tables : arguments_.tables)
            print(measure_bare(usual, tables, arguments_.seconds, server_core_), usual, tables);
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

    Figures measure(const load::Child& server, load::Drive& drive, const std::string& pace) const {
        Figures figures{.pace = pace, .tables = drive.tables().size()};
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
        print_idle((server->resident_kib() - before) / static_cast<double>(arguments_.idle));
    }

    void print(const Figures& f) const {
        if (!arguments_.json) {
            std::printf(
                "%-5s %5zu tables %8.0f actions/s  %6.1f us CPU an action (%.1f-%.1f, core %.0f %% busy)  "
                "ack p50 %.1f p99 %.1f ms  others p50 %.1f p99 %.1f ms  %.1f KiB a table\n",
                f.pace.c_str(), f.tables, f.actions_per_s, f.cpu_us, f.cpu_least_us, f.cpu_most_us,
                100 * f.busy, f.ack_p50_us / 1e3, f.ack_p99_us / 1e3, f.others_p50_us / 1e3,
                f.others_p99_us / 1e3, f.table_kib);
            std::printf(
                "      sent %u, answered %u, shown %u bytes; %llu refused; driver %.1f us an action\n",
                f.sizes.asked, f.sizes.acked, f.sizes.shown, static_cast<unsigned long long>(f.refused),
                f.driver_us);
        } else {
            Row row("serve");
            row.word("pace", f.pace).whole("tables", static_cast<double>(f.tables));
            row.real("actions_per_s", f.actions_per_s).real("cpu_us_per_action", f.cpu_us);
            row.real("cpu_us_least", f.cpu_least_us).real("cpu_us_most", f.cpu_most_us);
            row.real("core_share", f.busy).real("driver_us_per_action", f.driver_us);
            row.whole("ack_p50_us", f.ack_p50_us).whole("ack_p99_us", f.ack_p99_us);
            row.whole("others_p50_us", f.others_p50_us).whole("others_p99_us", f.others_p99_us);
            row.real("kib_per_table", f.table_kib).whole("refused", static_cast<double>(f.refused));
            row.whole("act_bytes", f.sizes.asked).whole("ack_bytes", f.sizes.acked);
            row.whole("update_bytes", f.sizes.shown);
        }
        std::fflush(stdout);
    }

    void print(const BareFigures& f, const Broadcast& sizes, std::size_t tables) const {
        if (arguments_.json) {
            Row row("floor");
            row.whole("tables", static_cast<double>(tables));
            row.real("actions_per_s", f.actions_per_s).real("cpu_us_per_action", f.cpu_us);
            row.whole("all_p50_us", f.ack_p50_us).whole("all_p99_us", f.ack_p99_us);
            row.whole("act_bytes", sizes.asked).whole("ack_bytes", sizes.acked);
            row.whole("update_bytes", sizes.shown);
        } else {
            std::printf(
                "floor %5zu tables %8.0f actions/s  %6.1f us CPU an action  all p50 %.1f p99 %.1f ms\n",
                tables, f.actions_per_s, f.cpu_us, f.ack_p50_us / 1e3, f.ack_p99_us / 1e3);
        }
        std::fflush(stdout);
    }

    void print_idle(double kib) const {
        if (arguments_.json) {
            Row row("idle");
            row.whole("connections", static_cast<double>(arguments_.idle)).real("kib_per_connection", kib);
        } else {
            std::printf("idle  %5zu connections, each %.2f KiB\n", arguments_.idle, kib);
        }
    }

    // One JSON object, printed at its end.
    class Row {
    public:
        explicit Row(const char* name) : out_(line_) { out_.open_object().key("case").word(name); }
        Row(const Row&) = delete;
        Row& operator=(const Row&) = delete;
        ~Row() {
            out_.close_object();
            std::printf("%s\n", line_.c_str());
        }
        Row& word(std::string_view key, std::string_view value) {
            out_.key(key).word(value);
            return *this;
        }
        Row& whole(std::string_view key, double value) {
            out_.key(key).number(static_cast<std::int64_t>(value));
            return *this;
        }
        Row& real(std::string_view key, double value) {
            char text[32];
            std::snprintf(text, sizeof text, "%.2f", value);
            out_.key(key).raw(text);
            return *this;
        }

    private:
        std::string line_;
        JsonOut out_;
    };

    const Arguments arguments_;
    const Scratch scratch_;
    int server_core_ = 0;
    int servers_ = 0;
    std::uint64_t wrongs_ = 0;
};

}  // namespace

void add_bench_serve(CLI::App& bench, Called& called) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = bench.add_subcommand(
        "serve", "Real tables of four over WebSockets against a server on one core with its storage.");
    command->add_flag("--json", arguments->json, "One JSON object per line");
    command->add_option("--tables", arguments->tables, "How many tables, one case each")
        ->delimiter(',')
        ->check(CLI::Range(1, 4'000))
        ->capture_default_str();
    command->add_option("--seconds", arguments->seconds, "Time per case")
        ->check(CLI::Range(0.1, 3600.0))
        ->capture_default_str();
    command
        ->add_option("--pace", arguments->paces,
                     "fast: who may act does so at once; paced: after a second or so, as people do")
        ->delimiter(',')
        ->check(CLI::IsMember({"fast", "paced"}))
        ->capture_default_str();
    command->add_option("--idle", arguments->idle, "Idle connections whose memory is measured; 0: none")
        ->capture_default_str();
    command
        ->add_option("--folder", arguments->folder,
                     "Where the database is written, on the disk to be measured")
        ->capture_default_str();
    command->add_flag("--memory", arguments->memory, "Without storage, to tell what storage costs");
    command->callback([arguments, &called] {
        Bench run(*arguments);
        run.run();
        if (run.wrongs() > 0) called.exit_code = 1;
    });
}

}  // namespace scoville::tools
