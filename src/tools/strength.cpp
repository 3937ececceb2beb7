#include <cstdio>
#include <memory>
#include <unistd.h>

#include "bots/face/levels.h"
#include "lab/strength/report.h"
#include "tools/commands.h"

namespace scoville::tools {

void add_strength(Command program, Called&) {
    auto plan = std::make_shared<lab::StrengthPlan>();
    const Command command = program.command(
        "strength", "Measure every level against every other and print the tables of docs/strength.md.");
    command.option("--spicy-games", plan->spicy_games, "Games of Spicy in each match, about")
        .between(12, 100'000'000)
        .shows_default();
    command.option("--schoten-games", plan->schoten_games, "Games of Scharfe Schoten in each match, about")
        .between(8, 100'000'000)
        .shows_default();
    command
        .option("--schoten-master-games", plan->schoten_master_games,
                "The same where the master sits, who thinks long")
        .between(8, 100'000'000)
        .shows_default();
    command.option("--belief-games", plan->belief_games, "Games for the Brier scores")
        .between(4, 100'000'000)
        .shows_default();
    command
        .option("--mark-games", plan->mark_games,
                "Games of Spicy in each match of the marks, the ladder and the exploiter, about")
        .between(12, 100'000'000)
        .shows_default();
    command.option("--schoten-mark-games", plan->schoten_mark_games, "Games of Scharfe Schoten in its mark")
        .between(8, 100'000'000)
        .shows_default();
    command.option("--keep", plan->keep,
                   "A file for the results of matches: called again, what is in it is not played again");
    command.option("--times", plan->times, "How often a bot that tells no chances is asked")
        .between(1, 1'000'000)
        .shows_default();
    command
        .option("--thin", plan->thin,
                "The small Spicy with every so many-th deal only: a quick try, another game")
        .between(1, 1000)
        .shows_default();
    command.option("--exploiter", plan->exploiter,
                   "Weights trained against the master; without them that section is left out");
    command.option("--threads", plan->threads, "For the games").between(1, 1024);
    command.option("--seed", plan->seed, "The same seed gives the same tables, but for the times")
        .shows_default();
    command.option("--levels", plan->levels, "Only these in the tables of all against all")
        .separated(',')
        .check([](const std::string& name) {
            return bots::level_named(name) ? std::string() : "no level is called " + name;
        });
    command.option("--only", plan->only, "One section").one_of(lab::strength_sections());
    command.runs([plan] {
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
