#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "bots/levels.h"
#include "lab/arena_schoten.h"
#include "lab/arena_spicy.h"
#include "lab/exec_bot.h"
#include "lab/spicy_moves.h"
#include "notation/spicy_out.h"
#include "tools/commands.h"

namespace scoville::tools {
namespace {

struct Arguments {
    std::string command;
    int games = 3;
    int ms = 1000;
};

// A bot that has stopped answering is not asked for the rest of the games: checking must end.
constexpr std::uint64_t enough = 20;

bool hopeless(const lab::Troubles& troubles) { return troubles.late + troubles.gone >= enough; }

void check_spicy(lab::ExecPlayer& player, const spicy::Options& options, FastRng& rng) {
    const spicy::Deal deal = spicy::deal_from_key(options, lab::random_key(rng));
    const auto seat = static_cast<Seat>(rng.below(options.players));
    std::vector<std::unique_ptr<bots::SpicyBot>> bots;
    for (Seat other = 0; other < options.players; ++other)
        bots.push_back(other == seat ? player.join(options, other)
                                     : bots::make_spicy_bot(bots::Level::random, rng.next()));
    (void)lab::play_spicy(deal, bots, rng.next(), nullptr);
}

void check_schoten(lab::ExecPlayer& player, int players, FastRng& rng) {
    const schoten::FirstDeal first =
        schoten::first_deal_from_key({.players = static_cast<std::uint8_t>(players)}, lab::random_key(rng));
    const schoten::Ruleset rules = schoten::ruleset_of(first.options);
    lab::SchotenDeals deals{first.options, {first.deal}};
    while (static_cast<int>(deals.rounds.size()) < rules.rounds)
        deals.rounds.push_back(schoten::deal_from_key(rules, lab::random_key(rng)));
    const auto seat = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(players)));
    std::vector<std::unique_ptr<bots::SchotenBot>> bots;
    for (Seat other = 0; other < players; ++other)
        bots.push_back(other == seat ? player.join(first.options, other)
                                     : bots::make_schoten_bot(bots::Level::random, rng.next()));
    (void)lab::play_schoten(deals, bots, nullptr);
}

// Every edition, all variant cards, both paces and manners, few and many players.
std::vector<spicy::Options> spicy_tables() {
    const auto all = spicy::VariantSet::first(spicy::variant_count);
    return {{.players = 2},
            {.players = 4, .everyone_answers = true},
            {.players = 6, .variants = all},
            {.players = 3, .variants = all, .strict = true, .everyone_answers = true},
            {.players = 4, .edition = spicy::Edition::y2022},
            {.players = 5, .edition = spicy::Edition::y2022_classic, .strict = true}};
}

void report(const std::string& name, const lab::Troubles& t) {
    std::printf(
        "%s was asked %llu times: %llu illegal, %llu malformed, %llu late, %llu gone, %llu too chatty.\n",
        name.c_str(), static_cast<unsigned long long>(t.asked), static_cast<unsigned long long>(t.illegal),
        static_cast<unsigned long long>(t.malformed), static_cast<unsigned long long>(t.late),
        static_cast<unsigned long long>(t.gone), static_cast<unsigned long long>(t.chatty));
    if (t.any())
        std::printf("The last trouble (%s): %s\n", t.code.c_str(), t.last.c_str());
    else
        std::puts("No trouble: the bot plays both games as the protocol says.");
}

int run(const Arguments& arguments) {
    auto player = lab::ExecPlayer::start(arguments.command, arguments.ms);
    if (!player) {
        std::printf("The bot did not get ready: %s\n", player.error().c_str());
        return 1;
    }
    lab::ExecPlayer& bot = **player;
    FastRng rng(1);
    for (int game = 0; game < arguments.games && !hopeless(bot.troubles()); ++game) {
        for (const spicy::Options& options : spicy_tables())
            if (!hopeless(bot.troubles())) check_spicy(bot, options, rng);
        for (const int players : {3, 4})
            if (!hopeless(bot.troubles())) check_schoten(bot, players, rng);
    }
    report(bot.name(), bot.troubles());
    return bot.troubles().any() ? 1 : 0;
}

}  // namespace

void add_bot_check(CLI::App& program, Called& called) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = program.add_subcommand("bot-check",
                                               "Play games with an external bot and tell what it does wrong: "
                                               "illegal, malformed, late, gone, too chatty.\n"
                                               "Exit code 0: nothing; 1: something.");
    command->add_option("command", arguments->command, "How to start the bot, e.g. 'python3 starters/bot.py'")
        ->required();
    command->add_option("--games", arguments->games, "Games of each kind")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    command->add_option("--ms", arguments->ms, "Time for a move")
        ->check(CLI::Range(1, 600000))
        ->capture_default_str();
    command->callback([arguments, &called] { called.exit_code = run(*arguments); });
}

}  // namespace scoville::tools
