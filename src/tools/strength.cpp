#include <cstdio>
#include <memory>
#include <unistd.h>

#include "bots/face/levels.h"
#include "lab/strength/report.h"
#include "tools/commands.h"

namespace scoville::tools {

void add_strength(CLI::App& program, Called&) {
    auto plan = std::make_shared<lab::StrengthPlan>();
    CLI::App* command = program.add_subcommand(
        "strength", "Measure every level against every other and print the tables of docs/strength.md.");
    command->add_option("--spicy-games", plan->spicy_games, "Games of Spicy in each match, about")
        ->check(CLI::Range(12, 100'000'000))
        ->capture_default_str();
    command
        ->add_option("--schoten-games", plan->schoten_games, "Games of Scharfe Schoten in each match, about")
        ->check(CLI::Range(8, 100'000'000))
        ->capture_default_str();
    command
        ->add_option("--schoten-master-games", plan->schoten_master_games,
                     "The same where the master sits, who thinks long")
        ->check(CLI::Range(8, 100'000'000))
        ->capture_default_str();
    command->add_option("--belief-games", plan->belief_games, "Games for the Brier scores")
        ->check(CLI::Range(4, 100'000'000))
        ->capture_default_str();
    command
        ->add_option("--mark-games", plan->mark_games,
                     "Games of Spicy in each match of the marks, the ladder and the exploiter, about")
        ->check(CLI::Range(12, 100'000'000))
        ->capture_default_str();
    command
        ->add_option("--schoten-mark-games", plan->schoten_mark_games, "Games of Scharfe Schoten in its mark")
        ->check(CLI::Range(8, 100'000'000))
        ->capture_default_str();
    command->add_option("--keep", plan->keep,
                        "A file for the results of matches: called again, what is in it is not played again");
    command->add_option("--times", plan->times, "How often a bot that tells no chances is asked")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command
        ->add_option("--thin", plan->thin,
                     "The small Spicy with every so many-th deal only: a quick try, another game")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    command->add_option("--exploiter", plan->exploiter,
                        "Weights trained against the master; without them that section is left out");
    command->add_option("--threads", plan->threads, "For the games")->check(CLI::Range(1, 1024));
    command->add_option("--seed", plan->seed, "The same seed gives the same tables, but for the times")
        ->capture_default_str();
    command->add_option("--levels", plan->levels, "Only these in the tables of all against all")
        ->delimiter(',')
        ->check([](const std::string& name) {
            return bots::level_named(name) ? std::string() : "no level is called " + name;
        });
    command->add_option("--only", plan->only, "One section")->check(CLI::IsMember(lab::strength_sections()));
    command->callback([plan] {
        const bool shown = isatty(STDERR_FILENO) != 0;
        int count = 0;
        const std::string page = lab::strength_page(*plan, [&](const std::string& what) {
            if (shown) std::fprintf(stderr, "\r\033[K%d: %s", ++count, what.c_str());
        });
        if (shown) std::fprintf(stderr, "\r\033[K");
        std::fputs(page.c_str(), stdout);
    });
}

}  // namespace scoville::tools
