#include <cstdlib>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <unistd.h>
#include <vector>

#include "play/game.h"
#include "tools/options.h"

namespace scoville::tools {
namespace {

struct Arguments {
    std::string game{any::name_of(any::Kind{})};
    std::string options;
    std::vector<std::string> bots;
    std::optional<int> seat;
    std::optional<std::uint64_t> seed;
    std::string save;
    std::string resume;
    bool no_colour = false;
    int ms = 5000;
};

std::uint64_t drawn_seed() {
    std::random_device device;
    return (std::uint64_t{device()} << 32) | device();
}

// What the command line says goes before what a saved game remembers.
play::Guests guests_for(const Arguments& arguments, const play::json::object& record) {
    play::Guests guests{.me = 0, .bots = {}, .seed = drawn_seed()};
    play::read_guests(record, guests);
    if (arguments.seat) guests.me = static_cast<Seat>(*arguments.seat);
    if (arguments.seed) guests.seed = *arguments.seed;
    if (!arguments.bots.empty()) guests.bots = arguments.bots;
    // A file from elsewhere must not start programs.
    for (const std::string& bot : guests.bots)
        if (arguments.bots.empty() && bot.find("exec:") != std::string::npos)
            complain("--bots", "the game was played against a program; name all bots again, e.g. " + bot);
    return guests;
}

play::Plan plan_for(const Arguments& arguments, const play::json::object& record, std::uint64_t seed) {
    if (!arguments.resume.empty()) {
        auto plan = play::plan_from(record);
        if (!plan) complain("--resume", plan.error());
        return std::move(plan.value());
    }
    FastRng rng(seed);
    return for_game(arguments.game, [&]<class Kind>() {
        return play::new_plan(arguments.options.empty() ? Kind::unhurried(Kind::usual_players)
                                                        : options_from<Kind>(arguments.options),
                              rng);
    });
}

void run(Arguments arguments) {
    play::json::object record;
    if (!arguments.resume.empty()) {
        auto read = play::read_record(arguments.resume);
        if (!read) complain("--resume", read.error());
        record = std::move(read.value());
    }
    const play::Guests guests = guests_for(arguments, record);
    const play::Settings settings{
        .file = arguments.save.empty() ? arguments.resume : arguments.save,
        .colour = !arguments.no_colour && std::getenv("NO_COLOR") == nullptr && ::isatty(STDOUT_FILENO) == 1,
        .ms_per_move = arguments.ms};
    const auto played = play::play_game(plan_for(arguments, record, guests.seed), guests, settings);
    if (!played) complain("--bots", played.error());
}

}  // namespace

void add_play(Command program, Called&) {
    auto arguments = std::make_shared<Arguments>();
    const Command command = program.command(
        "play",
        "Play a game in the terminal against bots. Type ? for what is possible, help for how to type it.");
    add_game_options(command, arguments->game, arguments->options);
    add_bots(command, arguments->bots, "Who else plays: levels or exec:COMMAND, separated by commas");
    command.option("--seat", arguments->seat, "Your seat, from 0; default 0").between(0, 5);
    command.option("--seed", arguments->seed, "The same seed deals the same cards");
    command.option("--save", arguments->save, "Keep the game as a record in this file");
    command.option("--resume", arguments->resume, "Go on with a saved game, against the same bots");
    command.option("--ms", arguments->ms, "Time for a move of an exec: bot")
        .between(1, 600000)
        .shows_default();
    command.flag("--no-colour,--no-color", arguments->no_colour, "No colours");
    command.runs([arguments] { run(*arguments); });
}

}  // namespace scoville::tools
