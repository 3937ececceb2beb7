#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <unistd.h>
#include <vector>

#include "lab/arena/report.h"
#include "lab/arena/schedule.h"
#include "tools/options.h"
#include "tools/progress_bar.h"

namespace scoville::tools {
namespace {

constexpr int usual_players = 4;

struct Arguments {
    std::string game{any::name_of(any::Kind{})};
    std::string options;
    int players = 0;
    std::vector<std::string> bots;
    std::string one;
    std::string against;
    bool both = false;
    int ms = 1000;
    std::uint64_t blocks = 200;
    std::uint64_t seed = 1;
    int threads = 0;
    int resamples = 2000;
    std::vector<double> sprt;
    double alpha = 0.05;
    double beta = 0.05;
    std::string records;
    bool json = false;
    bool progress = false;
    bool no_progress = false;
};

// Each game of a block as a file: DIR/000012-3.json is rotation 3 of block 12.
void write_records(const std::filesystem::path& folder, std::uint64_t block,
                   const std::vector<std::string>& records) {
    for (std::size_t rotation = 0; rotation < records.size(); ++rotation) {
        char name[64];
        std::snprintf(name, sizeof name, "%06llu-%zu.json", static_cast<unsigned long long>(block), rotation);
        std::ofstream file(folder / name, std::ios::binary);
        file << records[rotation] << '\n';
        file.close();
        if (!file) throw std::runtime_error("cannot write " + (folder / name).string());
    }
}

// How many sit at the table if the options do not say it.
template <class Kind>
int players_wanted(const Arguments& arguments) {
    const auto named = static_cast<int>(arguments.bots.size());
    const int players = arguments.players != 0 ? arguments.players : named != 0 ? named : usual_players;
    if (!Kind::players.has(players))
        complain(arguments.players != 0 ? "--players" : "--bots",
                 "there must be from " + std::to_string(Kind::players.fewest) + " to " +
                     std::to_string(Kind::players.most));
    return players;
}

// Without live pace, where who is asked first is a matter of chance.
template <class Kind>
typename Kind::Options options_wanted(const Arguments& arguments) {
    if (!arguments.options.empty()) return options_from<Kind>(arguments.options, LeftOpen::unhurried);
    return Kind::unhurried(players_wanted<Kind>(arguments));
}

lab::Entrant entrant(const Arguments& arguments, const char* option, const std::string& text) {
    auto made = lab::entrant_named(text, arguments.ms);
    if (!made) complain(option, made.error());
    return *made;
}

std::vector<lab::Lineup> lineups_for(const Arguments& arguments, int players) {
    const auto seats = static_cast<std::size_t>(players);
    if (!arguments.bots.empty()) {
        if (arguments.bots.size() != seats)
            complain("--bots", "must name one bot for each of the " + std::to_string(players) + " players");
        std::vector<lab::Entrant> all;
        all.reserve(seats);
        for (const std::string& name : arguments.bots) all.push_back(entrant(arguments, "--bots", name));
        return {lab::Lineup(std::move(all))};
    }
    const lab::Entrant one = entrant(arguments, "--one", arguments.one);
    const lab::Entrant against = entrant(arguments, "--against", arguments.against);
    const auto alone = [&](const lab::Entrant& first, const lab::Entrant& others) {
        std::vector<lab::Entrant> all(seats, others);
        all[0] = first;
        return lab::Lineup(std::move(all));
    };
    std::vector<lab::Lineup> lineups{alone(one, against)};
    if (arguments.both) lineups.push_back(alone(against, one));
    return lineups;
}

lab::RunPlan run_plan(const Arguments& arguments, const lab::Lineup& lineup) {
    lab::RunPlan plan{.blocks = arguments.blocks, .threads = arguments.threads, .sprt = std::nullopt};
    if (plan.threads == 0) plan.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    if (arguments.sprt.empty()) return plan;
    const lab::SprtPlan sprt{.p0 = arguments.sprt[0],
                             .p1 = arguments.sprt[1],
                             .alpha = arguments.alpha,
                             .beta = arguments.beta,
                             .games_per_block = lineup.players(),
                             .seats = lineup.seats[0]};
    if (!(sprt.p0 >= 0 && sprt.p0 < sprt.p1 && sprt.p1 * sprt.seats <= 1))
        complain(
            "--sprt",
            "takes two win shares, the smaller one first, from 0 to 1 over the number of seats the first "
            "bot has");
    plan.sprt = sprt;
    return plan;
}

lab::MatchResult play_match(const Arguments& arguments, const lab::PlayBlock& play, const lab::Lineup& lineup,
                            std::uint64_t match) {
    const lab::RunPlan plan = run_plan(arguments, lineup);
    const bool shown = !arguments.no_progress && (arguments.progress || isatty(STDERR_FILENO) != 0);
    ProgressBar bar(shown, plan.blocks);
    lab::RunListener listener{.on_block = nullptr,
                              .on_progress = [&](std::uint64_t done) { bar.show(done); }};
    if (!arguments.records.empty()) {
        std::filesystem::path folder = arguments.records;
        if (arguments.both) folder /= std::to_string(match + 1);
        std::filesystem::create_directories(folder);
        listener.on_block = [folder](std::uint64_t block, const std::vector<std::string>& records) {
            write_records(folder, block, records);
        };
    }
    const lab::RunResult run = lab::run_blocks(play, lineup.bots(), plan, listener);
    bar.finish(run.blocks * lineup.at.size());
    const lab::BootstrapPlan bootstrap{
        .resamples = arguments.resamples,
        .seed = lab::seed_for(arguments.seed, lab::Chance::bootstrap, {match})};
    return lab::judge(lineup, run, plan, bootstrap);
}

template <class Kind>
void run(const Arguments& arguments) {
    const auto options = options_wanted<Kind>(arguments);
    if (arguments.players != 0 && arguments.players != options.players)
        complain("--players", "the options say " + std::to_string(options.players));
    const std::vector<lab::Lineup> lineups = lineups_for(arguments, options.players);

    lab::ArenaHeading heading{.game = arguments.game, .options = {}, .seed = arguments.seed};
    JsonOut out(heading.options);
    Kind::write_options(out, options);
    std::vector<lab::MatchResult> matches;
    for (std::uint64_t match = 0; match < lineups.size(); ++match) {
        const lab::BlockPlan plan{
            .seed = arguments.seed, .match = match, .keep_records = !arguments.records.empty()};
        const lab::PlayBlock play = lab::blocks_of(options, lineups[match], plan);
        matches.push_back(play_match(arguments, play, lineups[match], match));
    }
    const std::string report = arguments.json ? json_of(heading, matches) + "\n" : table_of(heading, matches);
    if (std::fwrite(report.data(), 1, report.size(), stdout) != report.size() || std::fflush(stdout) != 0)
        throw std::runtime_error("cannot write the result");
}

void check(const Arguments& arguments) {
    if (arguments.bots.empty() == arguments.one.empty())
        complain("arena", "needs either --bots or --one and --against");
}

// Gives back --both.
Option add_who_plays(Command command, Arguments& arguments) {
    add_game_options(command, arguments.game, arguments.options);
    command
        .option("--players", arguments.players,
                "How many sit at the table, if neither options nor --bots say it; default 4")
        .between(2, max_seats);
    const BotsOptions bots = add_bots(
        command, arguments.bots,
        "The line-up, one for each seat: odds,random,random,random. Those with the "
        "same name count as one; mine=odds gives one a name of its own; "
        "exec:COMMAND is a program that speaks the protocol (docs/bots.md), weights:FILE[@TEMPERATURE] "
        "a net that scoville train has made");
    Option one = command.option("--one", arguments.one, "One bot, against a table full of another …");
    Option against = command.option("--against", arguments.against, "… which is this one");
    one.needs(against).excludes(bots.list).excludes(bots.one);
    against.needs(one);
    command.option("--ms", arguments.ms, "Time for a move of an exec: bot, in milliseconds")
        .between(1, 600000)
        .shows_default();
    return command.flag("--both", arguments.both, "Then also the other way round, with the same deals")
        .needs(one);
}

void add_how_much(Command command, Arguments& arguments, const Option& both) {
    command
        .option("--blocks", arguments.blocks, "Deals; each is played once for every rotation of the line-up")
        .between(std::uint64_t{2}, std::uint64_t{10'000'000})
        .shows_default();
    command.option("--seed", arguments.seed, "The same seed gives the same result, on any number of threads")
        .shows_default();
    command.option("--threads", arguments.threads, "Default: one for each core").between(1, 1024);
    command.option("--resamples", arguments.resamples, "Of the bootstrap")
        .between(100, 1'000'000)
        .shows_default();
    Option sprt =
        command.option("--sprt", arguments.sprt,
                       "P0,P1: stop as soon as it is decided whether the win share of the first bot "
                       "is P0 or P1, e.g. 0.25,0.27; --blocks is the most that is played");
    sprt.separated(',').takes(2).excludes(both);
    command.option("--alpha", arguments.alpha, "How often P1 may be accepted though P0 is true")
        .between(0.0001, 0.4)
        .shows_default()
        .needs(sprt);
    command.option("--beta", arguments.beta, "How often P0 may be accepted though P1 is true")
        .between(0.0001, 0.4)
        .shows_default()
        .needs(sprt);
}

void add_what_comes_out(Command command, Arguments& arguments) {
    command.flag("--json", arguments.json, "The result as one JSON object instead of a table");
    command.option("--records", arguments.records,
                   "Keep every game as a record in this folder: BLOCK-ROTATION.json; with --both in 1 and 2");
    const Option progress = command.flag("--progress", arguments.progress,
                                         "The progress bar also where standard error is no terminal");
    command.flag("--no-progress", arguments.no_progress, "No progress bar").excludes(progress);
}

}  // namespace

void add_arena(Command program, Called&) {
    auto arguments = std::make_shared<Arguments>();
    const Command command = program.command("arena",
                                            "Let bots play each other and see who is stronger. Every deal "
                                            "is played once for each rotation of the "
                                            "line-up, so that each bot sits on each seat with the same "
                                            "cards; intervals come from a bootstrap over "
                                            "deals.");
    const Option both = add_who_plays(command, *arguments);
    add_how_much(command, *arguments, both);
    add_what_comes_out(command, *arguments);
    command.footer(
        "Bots: " + lab::known_bots() +
        ", exec:COMMAND and weights:FILE.\nWithout options the plain game for 4. Spicy is played at the pace "
        "everyone-answers, unless the options say {\"pace\":\"live\"}.");
    command.runs([arguments] {
        check(*arguments);
        for_game(arguments->game, [&]<class Kind>() { run<Kind>(*arguments); });
    });
}

}  // namespace scoville::tools
