#include <cstdio>
#include <memory>
#include <string>

#include "lab/random_records.h"
#include "notation/schoten_in.h"
#include "notation/spicy_in.h"
#include "tools/commands.h"

namespace scoville::tools {
namespace {

struct Arguments {
    std::string game = "spicy";
    std::string options;
    std::uint64_t count = 1;
    std::uint64_t seed = 1;
};

// Reads the options as they stand in a record; complains in the user's terms.
template <class Options, class Read>
Options options_from(const std::string& text, Read&& read) {
    const auto parsed = notation::parse_strictly(text, {});
    if (!parsed) throw CLI::ValidationError("--options", parsed.error().message);
    const auto options = read(*parsed);
    if (!options) throw CLI::ValidationError("--options", options.error().message);
    return *options;
}

template <class Options>
void print_records(const Options& options, const Arguments& arguments) {
    FastRng rng(arguments.seed);
    std::string line;
    for (std::uint64_t i = 0; i < arguments.count; ++i) {
        line.clear();
        lab::random_record(options, rng, line);
        line += '\n';
        if (std::fwrite(line.data(), 1, line.size(), stdout) != line.size()) return;
    }
}

void run(const Arguments& arguments) {
    if (arguments.game == "spicy") {
        const std::string text = arguments.options.empty() ? R"({"players":4})" : arguments.options;
        const auto options = options_from<spicy::Options>(text, notation::read_spicy_options);
        const auto rules = spicy::ruleset_of({.players = options.players, .edition = options.edition});
        if (options.above_end && *options.above_end > rules.box.spice_cards() - rules.players * rules.dealt)
            throw CLI::ValidationError("--options",
                                       "options.endCard: must be from 1 to the size of the draw deck");
        print_records(options, arguments);
    } else {
        const std::string text = arguments.options.empty() ? R"({"players":3})" : arguments.options;
        print_records(options_from<schoten::Options>(text, notation::read_schoten_options), arguments);
    }
}

}  // namespace

void add_random(CLI::App& program, Called&) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = program.add_subcommand("random",
                                               "Print records of random games, one per line: to compare "
                                               "implementations (scoville replay --lines), to fuzz, "
                                               "to measure.");
    command->add_option("--game", arguments->game, "spicy or schoten")
        ->check(CLI::IsMember({"spicy", "schoten"}))
        ->capture_default_str();
    command->add_option("--options", arguments->options,
                        "The options as in a record, e.g. '{\"players\":4,\"edition\":\"2022\"}'");
    command->add_option("--count", arguments->count, "How many")->capture_default_str();
    command->add_option("--seed", arguments->seed, "The same seed prints the same records")
        ->capture_default_str();
    command->callback([arguments] { run(*arguments); });
}

}  // namespace scoville::tools
