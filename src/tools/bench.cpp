#include <cmath>
#include <cstdio>
#include <memory>
#include <string>

#include "base/json_out.h"
#include "lab/bench_engine.h"
#include "tools/commands.h"

namespace scoville::tools {
namespace {

struct Arguments {
    bool json = false;
    double seconds = 2;
    std::string only;
};

void print_json(const lab::EngineFigures& f) {
    std::string line;
    JsonOut out(line);
    const auto whole = [](double x) { return static_cast<std::int64_t>(std::llround(x)); };
    char copy[32];
    std::snprintf(copy, sizeof copy, "%.1f", f.copy_ns);
    out.open_object().key("case").word(f.name).key("players").number(f.players).key("policy").word(f.policy);
    out.key("games_per_s")
        .number(whole(f.games_per_s))
        .key("decisions_per_s")
        .number(whole(f.decisions_per_s));
    out.key("state_bytes").number(f.state_bytes).key("copy_ns").raw(copy).close_object();
    std::printf("%s\n", line.c_str());
}

void print_row(const lab::EngineFigures& f) {
    std::printf(
        "%-26s %d players  %-9s %9.0f games/s %7.1f M decisions/s  state %4d bytes, copied in %.1f ns\n",
        f.name.c_str(), f.players, f.policy.c_str(), f.games_per_s, f.decisions_per_s / 1e6, f.state_bytes,
        f.copy_ns);
}

}  // namespace

void add_bench(CLI::App& program, Called&) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = program.add_subcommand("bench", "Measure the speed of parts of the program.");
    command->require_subcommand(1);
    add_bench_store(*command);
    CLI::App* engine =
        command->add_subcommand("engine", "Random games on one core, by game, edition and policy.");
    engine->add_flag("--json", arguments->json, "One JSON object per line");
    engine->add_option("--seconds", arguments->seconds, "Processor time per case")
        ->check(CLI::Range(0.01, 600.0))
        ->capture_default_str();
    engine->add_option("--only", arguments->only, "Only cases whose name begins like this");
    engine->callback([arguments] {
        for (const lab::EngineFigures& figures : lab::bench_engine(arguments->seconds, arguments->only))
            arguments->json ? print_json(figures) : print_row(figures);
    });
}

}  // namespace scoville::tools
