// What a real server costs under real tables: a process of its own on one core with its database on disk,
// driven over WebSockets from another core. The floor is the same traffic without a game (bare_server.h).
#include <memory>
#include <string>
#include <vector>

#include "tools/commands.h"
#include "tools/served.h"

namespace scoville::tools {
namespace {

constexpr std::size_t first_ones = 4;

struct Arguments {
    bool json = false;
    ServePlan plan;
    std::size_t idle = 5'000;
    std::vector<std::size_t> tables{10, 100, 1'000};
    std::vector<std::string> paces{"fast", "paced"};
};

void measure_idle(Served& served, const Arguments& arguments) {
    const auto server = served.start();
    load::Poll poll;
    load::Idlers idlers(poll);
    idlers.add(first_ones, {.port = server->port()});  // what the first ones cost is the server's own
    const double before = server->resident_kib();
    idlers.add(arguments.idle, {.port = server->port()});
    print(
        IdleFigures{arguments.idle, (server->resident_kib() - before) / static_cast<double>(arguments.idle)},
        arguments.json);
}

void run(Served& served, const Arguments& arguments) {
    for (const std::size_t tables : arguments.tables) {
        const std::vector<ServeFigures> all = served.play(tables, arguments.paces);
        for (const ServeFigures& figures : all) print(figures, arguments.json);
        const ServeFigures& first = all.front();
        if (!arguments.plan.database.empty()) {
            const std::vector<ServeFigures> shared = served.play_on_nodes(tables, arguments.paces);
            for (std::size_t i = 0; i < shared.size(); ++i) {
                print(shared[i], arguments.json);
                print_beside(shared[i], all[i], arguments.json);
            }
        }
        print(measure_bare(first.sizes, tables, arguments.plan.seconds, served.core()), first.cpu_us,
              arguments.json);
    }
    if (arguments.idle > 0) measure_idle(served, arguments);
}

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
    command.option("--seconds", arguments->plan.seconds, "Time per case")
        .between(0.1, 3600.0)
        .shows_default();
    command
        .option("--pace", arguments->paces,
                "fast: who may act does so at once; paced: after a second or so, as people do")
        .separated(',')
        .one_of({"fast", "paced"})
        .shows_default();
    command.option("--idle", arguments->idle, "Idle connections whose memory is measured; 0: none")
        .shows_default();
    command
        .option("--folder", arguments->plan.folder,
                "Where the database is written, on the disk to be measured")
        .shows_default();
    command.option("--database", arguments->plan.database,
                   "Measures nodes on this PostgreSQL beside SQLite, in a schema that is gone afterwards: "
                   "postgresql://…");
    command.option("--nodes", arguments->plan.nodes, "How many nodes on it; the tables are spread over them")
        .between(1, 26)
        .shows_default();
    command.flag("--memory", arguments->plan.memory, "Without storage, to tell what storage costs");
    command.runs([arguments, &called] {
        Served served(arguments->plan);
        run(served, *arguments);
        if (served.wrongs() > 0) called.exit_code = 1;
    });
}

}  // namespace scoville::tools
