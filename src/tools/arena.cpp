#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <unistd.h>
#include <vector>

#include "lab/arena_report.h"
#include "lab/arena_schedule.h"
#include "notation/schoten_in.h"
#include "notation/schoten_out.h"
#include "notation/spicy_in.h"
#include "notation/spicy_out.h"
#include "tools/commands.h"

namespace scoville::tools {
namespace {

struct Arguments {
    std::string game = "spicy";
    std::string options;
    int players = 0;
    std::vector<std::string> bots;
    std::string one;
    std::string against;
    bool both = false;
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

using Clock = std::chrono::steady_clock;

// On standard error; drawn anew ten times a second at most.
class Bar {
public:
    Bar(bool shown, std::uint64_t blocks) : shown_(shown), blocks_(blocks) {}

    void show(std::uint64_t done) {
        const auto now = Clock::now();
        if (!shown_ || now - drawn_ < std::chrono::milliseconds(100)) return;
        drawn_ = now;
        constexpr int width = 30;
        const auto filled = static_cast<int>(done * width / blocks_);
        const std::string bar = std::string(static_cast<std::size_t>(filled), '#') +
                                std::string(static_cast<std::size_t>(width - filled), '.');
        std::fprintf(stderr, "\r[%s] %3llu %%  block %llu of %llu, %.0f s ", bar.c_str(),
                     static_cast<unsigned long long>(done * 100 / blocks_),
                     static_cast<unsigned long long>(done), static_cast<unsigned long long>(blocks_),
                     seconds());
    }
    void finish(std::uint64_t games) const {
        if (!shown_) return;
        std::fprintf(stderr, "\r\033[K%llu games in %.1f s, %.0f per second\n",
                     static_cast<unsigned long long>(games), seconds(),
                     static_cast<double>(games) / seconds());
    }

private:
    double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

    bool shown_;
    std::uint64_t blocks_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point drawn_;
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

// Reads the options as they stand in a record; complains in the user's terms.
template <class Options, class Read>
Options options_from(const std::string& text, Read&& read) {
    const auto parsed = notation::parse_strictly(text, {});
    if (!parsed) throw CLI::ValidationError("--options", parsed.error().message);
    const auto options = read(*parsed);
    if (!options) throw CLI::ValidationError("--options", options.error().message);
    return *options;
}

// Both games as the command needs them.
struct Spicy {
    using Options = spicy::Options;
    static constexpr int least_players = 2;
    static constexpr int most_players = max_seats;
    static constexpr int usual_players = 4;
    static Options read(const std::string& text) {
        const auto options = options_from<Options>(text, notation::read_spicy_options);
        const auto rules = spicy::ruleset_of({.players = options.players, .edition = options.edition});
        if (options.above_end && *options.above_end > rules.box.spice_cards() - rules.players * rules.dealt)
            throw CLI::ValidationError("--options",
                                       "options.endCard: must be from 1 to the size of the draw deck");
        return options;
    }
    static std::string usual_options(int players) {
        return R"({"players":)" + std::to_string(players) + R"(,"pace":"everyone-answers"})";
    }
    static void write(JsonOut& out, const Options& options) { notation::write_spicy_options(out, options); }
    static lab::PlayBlock blocks(const Options& options, const lab::Lineup& lineup,
                                 const lab::BlockPlan& plan) {
        return lab::spicy_blocks(options, lineup, plan);
    }
};
struct Schoten {
    using Options = schoten::Options;
    static constexpr int least_players = schoten::min_players;
    static constexpr int most_players = schoten::max_players;
    static constexpr int usual_players = 4;
    static Options read(const std::string& text) {
        return options_from<Options>(text, notation::read_schoten_options);
    }
    static std::string usual_options(int players) { return R"({"players":)" + std::to_string(players) + "}"; }
    static void write(JsonOut& out, const Options& options) { notation::write_schoten_options(out, options); }
    static lab::PlayBlock blocks(const Options& options, const lab::Lineup& lineup,
                                 const lab::BlockPlan& plan) {
        return lab::schoten_blocks(options, lineup, plan);
    }
};

// How many sit at the table if the options do not say it.
template <class Game>
int players_wanted(const Arguments& arguments) {
    const auto named = static_cast<int>(arguments.bots.size());
    const int players = arguments.players != 0 ? arguments.players : named != 0 ? named : Game::usual_players;
    if (players < Game::least_players || players > Game::most_players)
        throw CLI::ValidationError(arguments.players != 0 ? "--players" : "--bots",
                                   "there must be from " + std::to_string(Game::least_players) + " to " +
                                       std::to_string(Game::most_players));
    return players;
}

lab::Entrant entrant(const char* option, const std::string& text) {
    auto made = lab::entrant_named(text);
    if (!made) throw CLI::ValidationError(option, made.error());
    return *made;
}

std::vector<lab::Lineup> lineups_for(const Arguments& arguments, int players) {
    const auto seats = static_cast<std::size_t>(players);
    if (!arguments.bots.empty()) {
        if (arguments.bots.size() != seats)
            throw CLI::ValidationError(
                "--bots", "must name one bot for each of the " + std::to_string(players) + " players");
        std::vector<lab::Entrant> all;
        all.reserve(seats);
        for (const std::string& name : arguments.bots) all.push_back(entrant("--bots", name));
        return {lab::Lineup(std::move(all))};
    }
    const lab::Entrant one = entrant("--one", arguments.one);
    const lab::Entrant against = entrant("--against", arguments.against);
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
        throw CLI::ValidationError("--sprt",
                                   "takes two win shares, the smaller one first, from 0 to 1 over the "
                                   "number of seats the first bot has");
    plan.sprt = sprt;
    return plan;
}

lab::MatchResult play_match(const Arguments& arguments, const lab::PlayBlock& play, const lab::Lineup& lineup,
                            std::uint64_t match) {
    const lab::RunPlan plan = run_plan(arguments, lineup);
    const bool shown = !arguments.no_progress && (arguments.progress || isatty(STDERR_FILENO) != 0);
    Bar bar(shown, plan.blocks);
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

template <class Game>
void run(const Arguments& arguments) {
    const std::string text =
        arguments.options.empty() ? Game::usual_options(players_wanted<Game>(arguments)) : arguments.options;
    const typename Game::Options options = Game::read(text);
    if (arguments.players != 0 && arguments.players != options.players)
        throw CLI::ValidationError("--players", "the options say " + std::to_string(options.players));
    const std::vector<lab::Lineup> lineups = lineups_for(arguments, options.players);

    lab::ArenaHeading heading{.game = arguments.game, .options = {}, .seed = arguments.seed};
    JsonOut out(heading.options);
    Game::write(out, options);
    std::vector<lab::MatchResult> matches;
    for (std::uint64_t match = 0; match < lineups.size(); ++match) {
        const lab::BlockPlan plan{
            .seed = arguments.seed, .match = match, .keep_records = !arguments.records.empty()};
        const lab::PlayBlock play = Game::blocks(options, lineups[match], plan);
        matches.push_back(play_match(arguments, play, lineups[match], match));
    }
    const std::string report = arguments.json ? json_of(heading, matches) + "\n" : table_of(heading, matches);
    if (std::fwrite(report.data(), 1, report.size(), stdout) != report.size() || std::fflush(stdout) != 0)
        throw std::runtime_error("cannot write the result");
}

void check(const Arguments& arguments) {
    if (arguments.bots.empty() == arguments.one.empty())
        throw CLI::ValidationError("arena", "needs either --bots or --one and --against");
}

void add_who_plays(CLI::App& command, Arguments& arguments) {
    command.add_option("--game", arguments.game, "spicy or schoten")
        ->check(CLI::IsMember({"spicy", "schoten"}))
        ->capture_default_str();
    command.add_option(
        "--options", arguments.options,
        "The options as in a record, e.g. '{\"players\":4,\"edition\":\"2022\"}'; without them "
        "the plain game, Spicy with the pace everyone-answers");
    command
        .add_option("--players", arguments.players,
                    "How many sit at the table, if neither options nor --bots say it; default 4")
        ->check(CLI::Range(2, max_seats));
    auto* bots =
        command.add_option("--bots", arguments.bots,
                           "The line-up, one for each seat: odds,random,random,random. Those with the "
                           "same name count as one; mine=odds gives one a name of its own");
    bots->delimiter(',');
    auto* one = command.add_option("--one", arguments.one, "One bot, against a table full of another …");
    auto* against = command.add_option("--against", arguments.against, "… which is this one");
    one->needs(against)->excludes(bots);
    against->needs(one);
    command.add_flag("--both", arguments.both, "Then also the other way round, with the same deals")
        ->needs(one);
}

void add_how_much(CLI::App& command, Arguments& arguments) {
    command
        .add_option("--blocks", arguments.blocks,
                    "Deals; each is played once for every rotation of the line-up")
        ->check(CLI::Range(std::uint64_t{2}, std::uint64_t{10'000'000}))
        ->capture_default_str();
    command
        .add_option("--seed", arguments.seed, "The same seed gives the same result, on any number of threads")
        ->capture_default_str();
    command.add_option("--threads", arguments.threads, "Default: one for each core")
        ->check(CLI::Range(1, 1024));
    command.add_option("--resamples", arguments.resamples, "Of the bootstrap")
        ->check(CLI::Range(100, 1'000'000))
        ->capture_default_str();
    auto* sprt =
        command.add_option("--sprt", arguments.sprt,
                           "P0,P1: stop as soon as it is decided whether the win share of the first bot "
                           "is P0 or P1, e.g. 0.25,0.27; --blocks is the most that is played");
    sprt->delimiter(',')->expected(2);
    if (auto* both = command.get_option("--both")) sprt->excludes(both);
    command.add_option("--alpha", arguments.alpha, "How often P1 may be accepted though P0 is true")
        ->check(CLI::Range(0.0001, 0.4))
        ->capture_default_str()
        ->needs(sprt);
    command.add_option("--beta", arguments.beta, "How often P0 may be accepted though P1 is true")
        ->check(CLI::Range(0.0001, 0.4))
        ->capture_default_str()
        ->needs(sprt);
}

void add_what_comes_out(CLI::App& command, Arguments& arguments) {
    command.add_flag("--json", arguments.json, "The result as one JSON object instead of a table");
    command.add_option(
        "--records", arguments.records,
        "Keep every game as a record in this folder: BLOCK-ROTATION.json; with --both in 1 and 2");
    auto* progress = command.add_flag("--progress", arguments.progress,
                                      "The progress bar also where standard error is no terminal");
    command.add_flag("--no-progress", arguments.no_progress, "No progress bar")->excludes(progress);
}

}  // namespace

void add_arena(CLI::App& program, Called&) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = program.add_subcommand("arena",
                                               "Let bots play each other and see who is stronger. Every deal "
                                               "is played once for each rotation of the "
                                               "line-up, so that each bot sits on each seat with the same "
                                               "cards; intervals come from a bootstrap over "
                                               "deals.");
    add_who_plays(*command, *arguments);
    add_how_much(*command, *arguments);
    add_what_comes_out(*command, *arguments);
    command->footer("Bots: " + lab::known_bots() + ".");
    command->callback([arguments] {
        check(*arguments);
        if (arguments->game == "spicy")
            run<Spicy>(*arguments);
        else
            run<Schoten>(*arguments);
    });
}

}  // namespace scoville::tools
