#include <chrono>
#include <cstdio>
#include <memory>

#include "lab/arena/net_entrant.h"
#include "lab/arena/net_files.h"
#include "lab/solve/bots.h"
#include "lab/solve/cfr.h"
#include "tools/commands.h"

namespace scoville::tools {
namespace {

struct Arguments {
    std::int64_t iterations = 1'000'000;
    int measures = 8;
    std::uint64_t seed = 1;
    std::vector<std::string> bots;
    std::vector<std::string> weights;
    int times = 200;
    int thin = 1;
};

double seconds_since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

void print(const char* name, const lab::Exploitability& found) {
    std::printf("%-24s %9.4f   (first seat's opponent %+.4f, second's %+.4f)\n", name, found.value(),
                found.second.value, found.first.value);
    std::fflush(stdout);
}

// Measured each time the iterations have doubled, up to all of them.
void solve(const Arguments& arguments, const std::vector<lab::History>& deals) {
    lab::Cfr cfr(arguments.seed, deals);
    std::printf("%12s %10s %14s %16s %10s\n", "iterations", "seconds", "decisions", "exploitability",
                "value");
    double spent = 0;
    for (int left = arguments.measures - 1; left >= 0; --left) {
        const auto start = std::chrono::steady_clock::now();
        cfr.run((arguments.iterations >> left) - cfr.iterations());
        spent += seconds_since(start);
        const lab::Exploitability found = lab::exploitability(cfr.average(), deals);
        std::printf("%12lld %10.1f %14lld %16.5f %10.4f\n", static_cast<long long>(cfr.iterations()), spent,
                    static_cast<long long>(cfr.information_sets()), found.value(),
                    (found.first.value - found.second.value) / 2);
        std::fflush(stdout);
        if (left == 0)
            std::printf("Best responses looked at %lld histories and %lld decisions.\n",
                        static_cast<long long>(found.first.histories + found.second.histories),
                        static_cast<long long>(found.first.decisions + found.second.decisions));
    }
}

void run(const Arguments& arguments) {
    const std::vector<lab::History> deals = lab::some_deals(arguments.thin);
    if (arguments.iterations > 0) solve(arguments, deals);
    for (const std::string& path : arguments.weights) {
        const lab::Entrant net = lab::net_entrant(path, std::make_shared<bots::Net>(lab::read_net(path)));
        print(path.c_str(), lab::exploitability(lab::policy_of(net, 1), deals));
    }
    for (const std::string& name : arguments.bots) {
        const auto entrant = lab::entrant_named(name);
        if (!entrant) complain("--bots", entrant.error());
        print(name.c_str(), lab::exploitability(lab::policy_of(*entrant, arguments.times), deals));
    }
}

}  // namespace

void add_solve(Command program, Called&) {
    auto arguments = std::make_shared<Arguments>();
    const Command command = program.command("solve",
                                            "Solve a small Spicy (2 players, 2 spices, numbers 1 to 4, "
                                            "hands of 2, 2 draws, one of each wild) and "
                                            "measure exactly how far bots are from the solution.");
    command.option("--iterations", arguments->iterations, "Of the solver; 0: only measure bots")
        .between(std::int64_t{0}, std::int64_t{1} << 40)
        .shows_default();
    command.option("--measures", arguments->measures, "Points of the curve, each twice as far as the last")
        .between(1, 30)
        .shows_default();
    command.option("--thin", arguments->thin, "With every so many-th deal only: a quick try, another game")
        .between(1, 1000)
        .shows_default();
    command.option("--seed", arguments->seed, "Of the solver").shows_default();
    command.option("--bots", arguments->bots, "Levels to measure").separated(',');
    command.option("--weights", arguments->weights, "Files of a master's weights to measure").separated(',');
    command.option("--times", arguments->times, "How often a bot that tells no chances is asked")
        .between(1, 1'000'000)
        .shows_default();
    command.runs([arguments] { run(*arguments); });
}

}  // namespace scoville::tools
