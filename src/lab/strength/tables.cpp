#include <initializer_list>
#include <utility>
#include <vector>

#include "lab/strength/sections.h"
#include "lab/strength/text.h"

namespace scoville::lab::strength {
namespace {

// Every level alone (rows) against a table full of every other (columns).
template <class Play>
std::string matrix(const Matches& matches, int players, Play&& play) {
    const std::string title = text("%d players (fair: %.1f)", players, 100.0 / players);
    std::string head = "| alone ↓ against → |";
    std::string line = "|---|";
    const std::vector<std::string> names = matches.levels();
    for (const std::string& name : names) {
        head += " " + name + " |";
        line += "---|";
    }
    std::string shares = "\n### " + title + ": win share in %\n\n" + head + "\n" + line + "\n";
    std::string scores = "\n### " + title + ": points a game\n\n" + head + "\n" + line + "\n";
    for (const std::string& one : names) {
        shares += "| **" + one + "** |";
        scores += "| **" + one + "** |";
        for (const std::string& others : names) {
            if (one == others) {
                shares += " – |";
                scores += " – |";
                continue;
            }
            const Shown bot = play(one, others);
            shares += " " + share(bot) + " |";
            scores += " " + points(bot) + " |";
        }
        shares += "\n";
        scores += "\n";
    }
    return shares + scores;
}

struct SpicyTable {
    const char* name;
    spicy::Options options;
};

spicy::VariantSet cards(std::initializer_list<spicy::Variant> list) {
    spicy::VariantSet set;
    for (const spicy::Variant card : list) set.add(static_cast<int>(card));
    return set;
}

std::vector<SpicyTable> other_tables() {
    using spicy::Edition;
    using spicy::Variant;
    const spicy::VariantSet all = spicy::VariantSet::first(spicy::variant_count);
    return {
        {"2020, 4 players, live", {}},
        {"2021-fr, 4 players", {.edition = Edition::y2021_fr, .everyone_answers = true}},
        {"2022, 2 players", {.players = 2, .edition = Edition::y2022, .everyone_answers = true}},
        {"2022, 4 players", {.edition = Edition::y2022, .everyone_answers = true}},
        {"2022, 6 players", {.players = 6, .edition = Edition::y2022, .everyone_answers = true}},
        {"2022-classic, 4 players", {.edition = Edition::y2022_classic, .everyone_answers = true}},
        {"2020, 3 players", {.players = 3, .everyone_answers = true}},
        {"2020, 5 players", {.players = 5, .everyone_answers = true}},
        {"we-love-chili, start-it-up, 4 players",
         {.variants = cards({Variant::we_love_chili, Variant::start_it_up}), .everyone_answers = true}},
        {"spice-raider, change-your-luck, 4 players",
         {.variants = cards({Variant::spice_raider, Variant::change_your_luck}), .everyone_answers = true}},
        {"copy-cat, turn-it-up, 4 players",
         {.variants = cards({Variant::copy_cat, Variant::turn_it_up}), .everyone_answers = true}},
        {"all six variant cards, 4 players", {.variants = all, .everyone_answers = true}},
        {"all six, strict, live, 4 players", {.variants = all, .strict = true}},
    };
}

}  // namespace

std::string spicy_matrices(Matches& matches) {
    const std::uint64_t games = matches.plan.spicy_games;
    std::string out = text(
        "\n## Spicy, every level against every other\n\nBase game, everyone answers, %llu games a "
        "match. In brackets: 95 %% intervals, bootstrap over deals.\n",
        wide(games));
    for (const std::uint8_t players : std::initializer_list<std::uint8_t>{2, 4, 6})
        out += matrix(matches, players, [&](std::string_view one, std::string_view others) {
            return matches.play(spicy::Options{.players = players, .everyone_answers = true}, games,
                                level(one), level(others));
        });
    return out;
}

std::string spicy_tables(Matches& matches) {
    std::string out =
        "\n## Spicy, other tables: win share in %\n\n| table | fair | one master against odds | one odds "
        "against masters | one expert against odds | one apprentice against odds "
        "|\n|---|---|---|---|---|---|\n";
    for (const SpicyTable& table : other_tables()) {
        out += text("| %s | %.1f |", table.name, 100.0 / table.options.players);
        for (const auto& [one, others] : {std::pair{"master", "odds"}, std::pair{"odds", "master"},
                                          std::pair{"expert", "odds"}, std::pair{"apprentice", "odds"}})
            out += " " +
                   share(matches.play(table.options, matches.plan.spicy_games, level(one), level(others))) +
                   " |";
        out += "\n";
    }
    return out;
}

std::string schoten_matrices(Matches& matches) {
    const StrengthPlan& plan = matches.plan;
    std::string out = text(
        "\n## Scharfe Schoten, every level against every other\n\n%llu games a match, %llu where the "
        "master sits. In brackets: 95 %% intervals, bootstrap over deals.\n",
        wide(plan.schoten_games), wide(plan.schoten_master_games));
    for (const std::uint8_t players : std::initializer_list<std::uint8_t>{3, 4})
        out += matrix(matches, players, [&](std::string_view one, std::string_view others) {
            const bool slow = one == "master" || others == "master";
            return matches.play(schoten::Options{.players = players},
                                slow ? plan.schoten_master_games : plan.schoten_games, level(one),
                                level(others));
        });
    return out;
}

}  // namespace scoville::lab::strength
