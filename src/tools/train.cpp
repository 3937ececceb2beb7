#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <thread>
#include <unistd.h>

#include "bots/schoten/player_weights.h"
#include "lab/train/files.h"
#include "lab/train/run.h"
#include "lab/train/schoten.h"
#include "tools/commands.h"

namespace scoville::tools {
namespace {

struct Arguments {
    lab::TrainPlan plan;
    std::string folder, start, against, tables;
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
        if (line.find("\"four\"") == std::string::npos && line.find("\"alone\"") == std::string::npos &&
            line.find("\"exploiter\"") == std::string::npos)
            return;
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
    if (arguments.tables.empty()) arguments.tables = plan.players == 0 ? "every" : "base";
    plan.sort = *lab::sort_named(arguments.tables);
    for (const int units : {plan.shape.wide, plan.shape.narrow, plan.shape.critic})
        if (units % bots::lanes != 0) throw std::runtime_error("layers have a multiple of 16 units");
    if (plan.threads == 0) plan.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    Bar bar(!arguments.no_progress && isatty(STDERR_FILENO) != 0, plan.iterations);
    const lab::TrainListener listener{
        .on_iteration = [&](const lab::TrainProgress& progress) { bar.show(progress); },
        .on_log = [&](const std::string& line) { bar.log(line); }};
    const lab::TrainProgress done = lab::run_training(plan, listener);
    std::printf("%d iterations, %lld games, %lld decisions, %.1f minutes; weights in %s\n", done.iteration,
                static_cast<long long>(done.games), static_cast<long long>(done.decisions), done.seconds / 60,
                (plan.folder / "latest.weights").c_str());
}

void add_schedule(Command command, lab::TrainPlan& plan) {
    command.option("--iterations", plan.iterations, "How many to do in all; rates fade towards the last")
        .between(1, 10'000'000)
        .shows_default();
    command.option("--games", plan.games, "Stop after so many, and fade towards that instead").not_negative();
    command.option("--minutes", plan.minutes, "Stop this sitting after so long").between(0.0, 1e6);
    command.option("--samples", plan.samples, "Decisions to learn from in each iteration")
        .between(16, 10'000'000)
        .shows_default();
    command.option("--save-every", plan.save_every, "Iterations").positive();
    command.option("--league-every", plan.league_every, "Iterations between checkpoints that are kept")
        .positive()
        .shows_default();
    command.option("--look-every", plan.look_every, "Iterations between games against odds; 0: never")
        .not_negative()
        .shows_default();
    command
        .option("--magnet-every", plan.magnet_every, "Iterations after which the average becomes the magnet")
        .positive()
        .shows_default();
    command.option("--look-blocks", plan.look_blocks, "Deals of four in such a look")
        .positive()
        .shows_default();
}

void add_learning(Command command, lab::TrainPlan& plan) {
    command.option("--batch", plan.update.batch, "Samples per step").positive();
    command.option("--rate", plan.rate.first, "Step size at first …").shows_default();
    command.option("--last-rate", plan.rate.last, "… and in the end").shows_default();
    command.option("--entropy", plan.entropy.first, "Pull towards chance at first …").shows_default();
    command.option("--last-entropy", plan.entropy.last, "… and in the end").shows_default();
    command.option("--magnet", plan.update.magnet, "Pull towards the magnet").shows_default();
    command.option("--average-pace,--magnet-pace", plan.update.average_pace, "How fast the average follows")
        .shows_default();
    command.option("--belief", plan.update.belief, "How much beliefs about the top card are learnt")
        .shows_default();
    command.option("--score", plan.reward.score, "What points count beside the win").shows_default();
    command.option("--keep", plan.reward.keep, "Share of let cards that are learnt from")
        .between(0.01, 1.0)
        .shows_default();
    command.option("--lambda", plan.reward.lambda, "How far the result reaches back past the critic")
        .between(0.0, 1.0)
        .shows_default();
    command.option("--league", plan.league_share, "Share of games with old checkpoints")
        .between(0.0, 1.0)
        .shows_default();
    command.option("--bots", plan.bot_share, "Share of games with built-in bots")
        .between(0.0, 1.0)
        .shows_default();
}

void add_net(Command command, lab::TrainPlan& plan) {
    command.option("--wide", plan.shape.wide, "Units of the first layer, a multiple of 16")
        .between(16, 1024)
        .shows_default();
    command.option("--narrow", plan.shape.narrow, "Units of the second layer, a multiple of 16")
        .between(16, 1024)
        .shows_default();
    command.option("--critic", plan.shape.critic, "Units of the critic's first layer, a multiple of 16")
        .between(16, 1024)
        .shows_default();
}

void add_exploiters(Command command, lab::TrainPlan& plan) {
    command
        .option(
            "--exploiter-every", plan.exploiters.every,
            "Iterations after which an exploiter of the master is trained, which joins the league; 0: never")
        .not_negative()
        .shows_default();
    command.option("--exploiter-iterations", plan.exploiters.iterations, "How long it trains")
        .positive()
        .shows_default();
    command.option("--exploiter-samples", plan.exploiters.samples, "Decisions it learns from in each")
        .between(16, 10'000'000)
        .shows_default();
    command.option("--exploiters", plan.exploiter_share, "Share of games with an exploiter at the table")
        .between(0.0, 1.0)
        .shows_default();
}

void add_keep(Command train) {
    struct Folders {
        std::string run, to;
    };
    auto folders = std::make_shared<Folders>();
    const Command command =
        train.command("keep",
                      "Copy a run so that it can be kept and taken up again: state, weights "
                      "and league with numbers of 16 bits, and the log.");
    command.option("--dir", folders->run, "Where the run is").required();
    command.option("--to", folders->to, "Where the copy goes, over an older one").required();
    command.runs([folders] { lab::keep_run(folders->run, folders->to); });
}

void add_spicy(Command train) {
    auto arguments = std::make_shared<Arguments>();
    arguments->plan.threads = 0;
    const Command command = train.command("spicy",
                                          "One net for all players, editions and variants of Spicy. "
                                          "Keeps everything in a folder; called again it "
                                          "goes on from there.");
    command.option("--dir", arguments->folder, "Where the run is kept").required();
    command.option("--seed", arguments->plan.seed, "The same seed and options give the same weights")
        .shows_default();
    command.option("--start", arguments->start, "Weights to begin with instead of chance");
    command.option("--against", arguments->against,
                   "Frozen weights for all seats but one: trains an exploiter of them");
    command
        .option("--against-temperature", arguments->plan.against_temperature,
                "At which they play; the master plays at 0.75")
        .between(0.05, 20.0)
        .shows_default();
    command.option("--players", arguments->plan.players, "Only tables of so many, instead of any number")
        .between(2, max_seats);
    command
        .option(
            "--tables", arguments->tables,
            "Sort of tables: every, base, 2022 or variants (all six cards); default every, and base where "
            "--players is given")
        .one_of({"every", "base", "2022", "variants"});
    command
        .option("--threads", arguments->plan.threads,
                "How many; 0: all the processors it may use. Any number gives the same weights")
        .between(0, 256)
        .shows_default();
    command.flag("--no-progress", arguments->no_progress, "No progress bar");
    add_schedule(command, arguments->plan);
    add_learning(command, arguments->plan);
    add_net(command, arguments->plan);
    add_exploiters(command, arguments->plan);
    command.runs([arguments] { run(*arguments); });
}

// The weights as the program has them: src/bots/schoten/player_weights_3.inc.
void write_weights(const std::string& path, const bots::PlayerWeights& weights) {
    std::ofstream file(path);
    constexpr int a_line = 16;
    int written = 0;
    for (const int number : bots::in_thousandths(weights))
        file << number << ','
             << (++written % a_line == 0 || written == bots::player_weights_size ? '\n' : ' ');
    file.close();
    if (!file) throw std::runtime_error("cannot write " + path);
}

void add_schoten(Command train) {
    struct Wanted {
        lab::SchotenTrainPlan plan;
        std::string to;
    };
    auto wanted = std::make_shared<Wanted>();
    const Command command =
        train.command("schoten",
                      "The players that the master of Scharfe Schoten imagines: rounds of "
                      "self-play, on one processor.");
    command.option("--to", wanted->to, "Where the weights go, as numbers in a text").required();
    command.option("--players", wanted->plan.players, "At the table")
        .between(schoten::min_players, schoten::max_players)
        .shows_default();
    command.option("--rounds", wanted->plan.rounds, "To play in all").positive().shows_default();
    command.option("--seed", wanted->plan.seed, "The same seed and options give the same weights")
        .shows_default();
    command.option("--entropy", wanted->plan.entropy, "Pull towards chance").shows_default();
    command.option("--rate", wanted->plan.rate, "Step size at first; it fades to a twentieth")
        .shows_default();
    command.runs([wanted] {
        const auto tell = [](const lab::SchotenTrainProgress& progress) {
            std::fprintf(stderr, "%lld rounds, entropy %.3f, %.2f points\n",
                         static_cast<long long>(progress.rounds), progress.entropy, progress.points);
        };
        write_weights(wanted->to, lab::train_players(wanted->plan, tell));
        std::printf("weights in %s\n", wanted->to.c_str());
    });
}

}  // namespace

void add_train(Command program, Called&) {
    const Command train = program.command("train", "Train a master by self-play.");
    train.needs_command();
    add_spicy(train);
    add_schoten(train);
    add_keep(train);
}

}  // namespace scoville::tools
