#include <cstdio>
#include <memory>
#include <string>

#include "lab/arena/random_records.h"
#include "tools/options.h"

namespace scoville::tools {
namespace {

struct Arguments {
    std::string game{any::name_of(any::Kind{})};
    std::string options;
    std::uint64_t count = 1;
    std::uint64_t seed = 1;
};

template <class Kind>
void print_records(const Arguments& arguments) {
    const auto options =
        arguments.options.empty() ? Kind::usual(Kind::usual_players) : options_from<Kind>(arguments.options);
    FastRng rng(arguments.seed);
    std::string line;
    for (std::uint64_t i = 0; i < arguments.count; ++i) {
        line.clear();
        lab::random_record(options, rng, line);
        line += '\n';
        if (std::fwrite(line.data(), 1, line.size(), stdout) != line.size()) return;
    }
}

}  // namespace

void add_random(Command program, Called&) {
    auto arguments = std::make_shared<Arguments>();
    const Command command = program.command("random",
                                            "Print records of random games, one per line: to compare "
                                            "implementations (scoville replay --lines), to fuzz, "
                                            "to measure.");
    add_game_options(command, arguments->game, arguments->options);
    command.option("--count", arguments->count, "How many").shows_default();
    command.option("--seed", arguments->seed, "The same seed prints the same records").shows_default();
    command.runs(
        [arguments] { for_game(arguments->game, [&]<class Kind>() { print_records<Kind>(*arguments); }); });
}

}  // namespace scoville::tools
