#include <chrono>
#include <cstdio>
#include <memory>
#include <unistd.h>

#include "lab/train/run.h"
#include "tools/commands.h"

namespace scoville::tools {
namespace {

struct Arguments {
    lab::TrainPlan plan;
    std::string folder, start, against;
    bool no_progress = false;
};

// On standard error, drawn anew once a second at most; a line for each look where it is no terminal.
class Bar {
public:
    Bar(bool shown, int iterations) : shown_(shown), iterations_(iterations) {}

    void show(const lab::TrainProgress& progress) {
        const auto now = std::chrono::steady_clock::now();
        if (!shown_ || now - drawn_ < std::chrono::seconds(1)) return;
        drawn_ = now;
        constexpr int width = 30;
        const int filled = progress.iteration * width / iterations_;
        const std::string bar = std::string(static_cast<std::size_t>(filled), '#') +
                                std::string(static_cast<std::size_t>(width - filled), '.');
        std::fprintf(stderr, "\r[%s] iteration %d of %d, %.2f million games, %.0f min \033[K", bar.c_str(),
                     progress.iteration, iterations_, static_cast<double>(progress.games) * 1e-6,
                     progress.seconds / 60);
    }
    void log(const std::string& line) const {
        if (line.find("\"four\"") == std::string::npos) return;
        std::fprintf(stderr, "%s%s\n", shown_ ? "\r\033[K" : "", line.c_str());
    }

private:
    bool shown_;
    int iterations_;
    std::chrono::steady_clock::time_point drawn_;
};

void run(Arguments& arguments) {
    lab::TrainPlan& plan = arguments.plan;
    plan.folder = arguments.folder;
    plan.start = arguments.start;
    plan.against = arguments.against;
    Bar bar(!arguments.no_progress && isatty(STDERR_FILENO) != 0, plan.iterations);
    const lab::TrainListener listener{
        .on_iteration = [&](const lab::TrainProgress& progress) { bar.show(progress); },
        .on_log = [&](const std::string& line) { bar.log(line); }};
    const lab::TrainProgress done = lab::run_training(plan, listener);
    std::printf("%d iterations, %lld games, %lld decisions, %.1f minutes; weights in %s\n", done.iteration,
                static_cast<long long>(done.games), static_cast<long long>(done.decisions), done.seconds / 60,
                (plan.folder / "latest.weights").c_str());
}

void add_schedule(CLI::App& command, lab::TrainPlan& plan) {
    command.add_option("--iterations", plan.iterations, "How many to do in all; rates fade towards the last")
        ->check(CLI::Range(1, 10'000'000))
        ->capture_default_str();
    command.add_option("--minutes", plan.minutes, "Stop this sitting after so long")
        ->check(CLI::Range(0.0, 1e6));
    command.add_option("--samples", plan.samples, "Decisions to learn from in each iteration")
        ->check(CLI::Range(16, 10'000'000))
        ->capture_default_str();
    command.add_option("--save-every", plan.save_every, "Iterations")->check(CLI::PositiveNumber);
    command.add_option("--league-every", plan.league_every, "Iterations between checkpoints that are kept")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    command.add_option("--look-every", plan.look_every, "Iterations between games against odds; 0: never")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    command.add_option("--look-blocks", plan.look_blocks, "Deals of four in such a look")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
}

void add_learning(CLI::App& command, lab::TrainPlan& plan) {
    command.add_option("--batch", plan.update.batch, "Samples per step")->check(CLI::PositiveNumber);
    command.add_option("--rate", plan.rate.first, "Step size at first …")->capture_default_str();
    command.add_option("--last-rate", plan.rate.last, "… and in the end")->capture_default_str();
    command.add_option("--entropy", plan.entropy.first, "Pull towards chance at first …")
        ->capture_default_str();
    command.add_option("--last-entropy", plan.entropy.last, "… and in the end")->capture_default_str();
    command.add_option("--magnet", plan.update.magnet, "Pull towards the magnet")->capture_default_str();
    command.add_option("--magnet-pace", plan.update.magnet_pace, "How fast the magnet follows")
        ->capture_default_str();
    command.add_option("--belief", plan.update.belief, "How much beliefs about the top card are learnt")
        ->capture_default_str();
    command.add_option("--score", plan.reward.score, "What points count beside the win")
        ->capture_default_str();
    command.add_option("--keep", plan.reward.keep, "Share of let cards that are learnt from")
        ->check(CLI::Range(0.01, 1.0))
        ->capture_default_str();
    command.add_option("--lambda", plan.reward.lambda, "How far the result reaches back past the critic")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    command.add_option("--league", plan.league_share, "Share of games with old checkpoints")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    command.add_option("--bots", plan.bot_share, "Share of games with built-in bots")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
}

}  // namespace

void add_train(CLI::App& program, Called&) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* train = program.add_subcommand("train", "Train a master by self-play.");
    train->require_subcommand(1);
    CLI::App* command = train->add_subcommand("spicy",
                                              "One net for all players, editions and variants of Spicy. "
                                              "Keeps everything in a folder; called again it "
                                              "goes on from there.");
    command->add_option("--dir", arguments->folder, "Where the run is kept")->required();
    command->add_option("--seed", arguments->plan.seed, "The same seed and options give the same weights")
        ->capture_default_str();
    command->add_option("--start", arguments->start, "Weights to begin with instead of chance");
    command->add_option("--against", arguments->against,
                        "Frozen weights for all seats but one: trains an exploiter of them");
    command
        ->add_option("--against-temperature", arguments->plan.against_temperature,
                     "At which they play; the master plays at 0.75")
        ->check(CLI::Range(0.05, 20.0))
        ->capture_default_str();
    command
        ->add_option("--players", arguments->plan.players,
                     "Only the base game for so many, instead of every table")
        ->check(CLI::Range(2, max_seats));
    command->add_flag("--no-progress", arguments->no_progress, "No progress bar");
    add_schedule(*command, arguments->plan);
    add_learning(*command, arguments->plan);
    command->callback([arguments] { run(*arguments); });
}

}  // namespace scoville::tools
