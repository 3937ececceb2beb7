#include <atomic>
#include <cstdio>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <unistd.h>

#include "lookback/of_record.h"
#include "lookback/report_out.h"
#include "tools/commands.h"
#include "tools/progress_bar.h"
#include "tools/read_all.h"

namespace scoville::tools {
namespace {

struct Arguments {
    std::string file;
    bool json = false;
    bool lines = false;
    bool curves_only = false;
    bool xray_only = false;
    std::optional<int> seat;
    int play_outs = 32;
    int rounds = lookback::usual_rounds;
    int worlds = 256;
    std::uint64_t seed = 1;
    int threads = 0;
};

lookback::Plan plan_of(const Arguments& arguments) {
    return {.play_outs = arguments.play_outs,
            .rounds = arguments.rounds,
            .worlds = arguments.worlds,
            .seed = arguments.seed,
            .only = arguments.seat ? static_cast<Seat>(*arguments.seat) : no_seat,
            .known = !arguments.xray_only,
            .decisions = !arguments.curves_only};
}

// All lanes on all cores, the longest first; what comes out does not depend on how many there are.
void run_lanes(lookback::Analysis& analysis, int threads, bool shown) {
    std::uint64_t pieces = 0;
    for (int lane = 0; lane < analysis.lanes(); ++lane)
        pieces += static_cast<std::uint64_t>(analysis.pieces(lane));
    ProgressBar bar(shown, pieces, "step");
    std::atomic<int> next{analysis.lanes() - 1};
    std::atomic<std::uint64_t> done{0};
    std::mutex drawing;
    const auto work = [&] {
        for (int lane = next.fetch_sub(1); lane >= 0; lane = next.fetch_sub(1))
            for (int i = analysis.pieces(lane); i > 0; --i) {
                analysis.advance(lane);
                const std::uint64_t so_far = done.fetch_add(1) + 1;
                if (!shown) continue;
                const std::lock_guard lock(drawing);
                bar.show(so_far);
            }
    };
    {
        std::vector<std::jthread> helpers;
        for (int i = 1; i < threads; ++i) helpers.emplace_back(work);
        work();
    }
    bar.clear();
}

int cores(const Arguments& arguments) {
    if (arguments.threads > 0) return arguments.threads;
    return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

// One record; its answer as JSON or as a page.
bool answer(const std::string& record, const Arguments& arguments, bool shown, std::string& text) {
    auto analysis = lookback::of_record(record, plan_of(arguments));
    if (!analysis) {
        text = analysis.error();
        return false;
    }
    run_lanes(**analysis, cores(arguments), shown);
    const lookback::Report report = (*analysis)->report();
    if (arguments.json) {
        JsonOut out(text);
        lookback::write_report(out, report);
        text += '\n';
    } else {
        text = lookback::written(report);
    }
    return true;
}

int run_lines(const Arguments& arguments) {
    int exit_code = 0;
    for (std::string line; std::getline(std::cin, line);) {
        std::string text;
        if (!answer(line, arguments, false, text)) {
            exit_code = 1;
            std::string message = std::move(text);
            text.clear();
            JsonOut(text).open_object().key("error").text(message).close_object();
            text += '\n';
        }
        std::fputs(text.c_str(), stdout);
        std::fflush(stdout);
    }
    return exit_code;
}

int run(const Arguments& arguments) {
    if (arguments.lines) return run_lines(arguments);
    const auto record = read_all(arguments.file);
    if (!record) complain("file", "cannot be read");
    std::string text;
    if (!answer(*record, arguments, ::isatty(STDERR_FILENO) != 0, text)) complain("file", text);
    std::fputs(text.c_str(), stdout);
    return 0;
}

}  // namespace

void add_analyse(Command program, Called& called) {
    auto arguments = std::make_shared<Arguments>();
    const Command command = program.command(
        "analyse",
        "Look back at a finished game: each seat's chance to win after everything that happened, with all "
        "cards "
        "known and as the seat could know it; what luck, the others and one's own choices did; decisions and "
        "what they cost; challenges and bluffs. docs/analysis.md says how far to trust it.");
    const Option file = command.option("file", arguments->file, "The record, or - for standard input");
    command.flag("--json", arguments->json, "As JSON instead of a page");
    command.option("--seat", arguments->seat, "Known curve and decisions of this seat only")
        .between(0, max_seats - 1);
    command.flag("--curves", arguments->curves_only, "No decisions: they cost most");
    command.flag("--xray", arguments->xray_only, "Only the curve with all cards known, and the sums");
    command.option("--play-outs", arguments->play_outs, "For each point and each alternative")
        .between(1, 100000)
        .shows_default();
    command
        .option(
            "--rounds", arguments->rounds,
            "The curve with all cards known has so many times as many: luck and choice are sums of all its "
            "steps")
        .between(1, 1000)
        .shows_default();
    command.option("--worlds", arguments->worlds, "That fit what a seat has seen, before they are weighed")
        .between(8, 100000)
        .shows_default();
    command.option("--seed", arguments->seed, "Of the play-outs: the same seed gives the same numbers")
        .shows_default();
    command.option("--threads", arguments->threads, "0: one for each core").between(0, 1024).shows_default();
    Option lines =
        command.flag("--lines", arguments->lines,
                     "Read one record per line from standard input, print one JSON object per line");
    lines.excludes(file);
    command.runs([arguments, &called] {
        if (!arguments->lines && arguments->file.empty()) missing("file (or --lines)");
        if (arguments->lines) arguments->json = true;
        called.exit_code = run(*arguments);
    });
}

}  // namespace scoville::tools
