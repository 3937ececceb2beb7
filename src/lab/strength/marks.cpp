#include <array>
#include <initializer_list>
#include <memory>

#include "lab/arena/net_entrant.h"
#include "lab/arena/net_files.h"
#include "lab/strength/sections.h"
#include "lab/strength/text.h"

namespace scoville::lab::strength {
namespace {

struct Mark {
    const char* what;
    double bar;
    bool at_most;
};

// The interval may lie on the good side of the bar as a whole, or only its middle.
const char* met(const Estimate& estimate, const Mark& mark) {
    const auto good = [&](double value) { return mark.at_most ? value <= mark.bar : value >= mark.bar; };
    if (!good(estimate.mean)) return "no";
    return good(estimate.low) && good(estimate.high) ? "yes" : "by its point estimate";
}

std::string row(const Mark& mark, const Shown& bot, std::uint64_t games) {
    return text("| %s | %s | %llu | %s |\n", mark.what, share(bot).c_str(), wide(games),
                met(bot.share, mark));
}

// The share of all seats of the one, not of each.
std::string half_share(Shown shown, int players) {
    const int seats = players / 2;
    for (double* value : {&shown.share.mean, &shown.share.low, &shown.share.high}) *value *= seats;
    return share(shown);
}

}  // namespace

std::string marks(Matches& matches) {
    const spicy::Options four{.everyone_answers = true};
    const spicy::Options two{.players = 2, .everyone_answers = true};
    const std::uint64_t games = matches.plan.mark_games;
    const std::uint64_t schoten_games = matches.plan.schoten_mark_games;
    const Entrant master = level("master");
    const Entrant odds = level("odds");
    return "\n## The marks\n\n| mark | measured | games | met |\n|---|---|---|---|\n" +
           row({"one master against three odds wins at least 40 % (fair: 25)", 0.40, false},
               matches.play(four, games, master, odds), games) +
           row({"one odds against three masters wins at most 15 %", 0.15, true},
               matches.play(four, games, odds, master), games) +
           row({"two players: master beats odds at least 65 %", 0.65, false},
               matches.play(two, games, master, odds), games) +
           row({"Scharfe Schoten: master against two odds at least 50 % (fair: 33.3)", 0.50, false},
               matches.play(schoten::Options{.players = 3}, schoten_games, master, odds), schoten_games) +
           row({"Scharfe Schoten: master against two first masters (`master-1`) at least 45 %", 0.45, false},
               matches.play(schoten::Options{.players = 3}, schoten_games, master, level("master-1")),
               schoten_games);
}

// Neighbours at tables where every other player is the one, the rest the other: who wins more.
std::string ladder(Matches& matches) {
    const StrengthPlan& plan = matches.plan;
    std::string out = text(
        "\n## The ladder\n\nTables of two levels that sit by turns, half the seats each: the win share "
        "in %% of the higher one (fair: 50). Spicy %llu games a match, Scharfe Schoten %llu (%llu where the "
        "master sits).\n\n"
        "| higher : lower | Spicy, 2 players | 4 players | 6 players | Scharfe Schoten, 4 players |\n"
        "|---|---|---|---|---|\n",
        wide(plan.mark_games), wide(plan.schoten_games), wide(plan.schoten_master_games));
    const std::array<const char*, 4> steps{"odds", "apprentice", "expert", "master"};
    for (std::size_t i = 1; i < steps.size(); ++i) {
        const Entrant higher = level(steps[i]);
        const Entrant lower = level(steps[i - 1]);
        out += text("| %s : %s |", steps[i], steps[i - 1]);
        for (const std::uint8_t players : std::initializer_list<std::uint8_t>{2, 4, 6})
            out += " " +
                   half_share(matches.play(spicy::Options{.players = players, .everyone_answers = true},
                                           plan.mark_games, higher, lower, Seating::by_turns),
                              players) +
                   " |";
        const bool slow = i + 1 == steps.size();
        out += " " +
               half_share(matches.play(schoten::Options{.players = 4},
                                       slow ? plan.schoten_master_games : plan.schoten_games, higher, lower,
                                       Seating::by_turns),
                          4) +
               " |\n";
    }
    return out;
}

// What a net that was trained to beat the master wins alone against a table full of masters.
std::string exploiter(Matches& matches) {
    const StrengthPlan& plan = matches.plan;
    if (plan.exploiter.empty()) return {};
    const Entrant one = net_entrant("exploiter", std::make_shared<const bots::Net>(read_net(plan.exploiter)));
    std::string out = text(
        "\n## An exploiter\n\nA net that was trained to beat the master and nothing else, alone against "
        "masters, %llu games: what it wins above the fair share is a lower bound of how far the master "
        "can be exploited.\n\n| players | fair | it wins | gain |\n|---|---|---|---|\n",
        wide(plan.mark_games));
    for (const std::uint8_t players : std::initializer_list<std::uint8_t>{2, 4}) {
        const Shown bot = matches.play(spicy::Options{.players = players, .everyone_answers = true},
                                       plan.mark_games, one, level("master"));
        const double fair = 100.0 / players;
        out += text("| %d | %.1f | %s | %+.1f (%+.1f to %+.1f) |\n", players, fair, share(bot).c_str(),
                    bot.share.mean * 100 - fair, bot.share.low * 100 - fair, bot.share.high * 100 - fair);
    }
    return out;
}

}  // namespace scoville::lab::strength
