#include <cmath>
#include <cstdio>
#include <memory>
#include <string>
#include <unistd.h>

#include "base/json_out.h"
#include "lab/bench/bots.h"
#include "lab/bench/engine.h"
#include "tools/commands.h"

namespace scoville::tools {
namespace {

struct Arguments {
    bool json = false;
    double seconds = 2;
    std::uint64_t blocks = 5;
    std::string only;
    std::string level;
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

void print_json(const lab::BotFigures& f) {
    std::string line;
    JsonOut out(line);
    const auto real = [&](double x) {
        char text[32];
        std::snprintf(text, sizeof text, "%.3f", x);
        out.raw(text);
    };
    out.open_object().key("case").word(f.name).key("players").number(f.players).key("level").word(f.level);
    out.key("moves").number(f.moves).key("p50_us");
    real(f.p50_us);
    out.key("p99_us");
    real(f.p99_us);
    out.key("max_us");
    real(f.max_us);
    out.key("felt_p50_us");
    real(f.felt_p50_us);
    out.key("felt_p99_us");
    real(f.felt_p99_us);
    out.key("felt_max_us");
    real(f.felt_max_us);
    out.key("arena_ratio");
    real(f.arena_ratio);
    out.key("bookkeeping_ratio");
    real(f.bookkeeping_ratio);
    out.close_object();
    std::printf("%s\n", line.c_str());
}

void print_row(const lab::BotFigures& f) {
    std::printf(
        "%-30s %d players  %-10s %7lld moves  felt: p50 %7.1f us  p99 %7.1f us  max %8.1f us  best of 5: p50 "
        "%7.1f us  p99 %7.1f us  max %8.1f us  arena %.2f, its books %.2f\n",
        f.name.c_str(), f.players, f.level.c_str(), static_cast<long long>(f.moves), f.felt_p50_us,
        f.felt_p99_us, f.felt_max_us, f.p50_us, f.p99_us, f.max_us, f.arena_ratio, f.bookkeeping_ratio);
}

template <class Figures>
void print(const Figures& figures, bool json) {
    json ? print_json(figures) : print_row(figures);
    std::fflush(stdout);
}

// Each line as soon as it is known; on a terminal also what is being measured.
void bench_bots(const Arguments& arguments) {
    const bool shown = isatty(STDERR_FILENO) != 0;
    lab::bench_bots(arguments.blocks, arguments.only, arguments.level,
                    {.on_begin =
                         [&](const std::string& what, int nth, int of) {
                             if (shown) std::fprintf(stderr, "\r\033[K%d of %d: %s", nth, of, what.c_str());
                         },
                     .on_done =
                         [&](const lab::BotFigures& figures) {
                             if (shown) std::fprintf(stderr, "\r\033[K");
                             print(figures, arguments.json);
                         }});
}

}  // namespace

void add_bench(Command program, Called& called) {
    auto arguments = std::make_shared<Arguments>();
    const Command command = program.command("bench", "Measure the speed of parts of the program.");
    command.needs_command();
    add_bench_store(command);
    add_bench_serve(command, called);
    add_bench_peers(command, called);
    const Command engine =
        command.command("engine", "Random games on one core, by game, edition and policy.");
    engine.flag("--json", arguments->json, "One JSON object per line");
    engine.option("--seconds", arguments->seconds, "Processor time per case")
        .between(0.01, 600.0)
        .shows_default();
    engine.option("--only", arguments->only, "Only cases whose name begins like this");
    engine.runs([arguments] {
        for (const lab::EngineFigures& figures : lab::bench_engine(arguments->seconds, arguments->only))
            print(figures, arguments->json);
    });
    const Command bots = command.command(
        "bots",
        "How long a move of each level takes in its largest games: as a table feels it, once and with cold "
        "caches, and what it costs undisturbed, the best of five of each move; and how much longer than its "
        "bots the arena needs.");
    bots.flag("--json", arguments->json, "One JSON object per line");
    bots.option("--blocks", arguments->blocks, "Deals per case, each played in every rotation")
        .between(1, 10000)
        .shows_default();
    bots.option("--only", arguments->only, "Only cases whose name begins like this");
    bots.option("--level", arguments->level, "Only this level");
    bots.runs([arguments] { bench_bots(*arguments); });
}

}  // namespace scoville::tools
