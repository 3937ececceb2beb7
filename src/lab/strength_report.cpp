#include "lab/strength_report.h"

#include <algorithm>
#include <array>
#include <cstdarg>
#include <cstdio>
#include <vector>

#include "bots/levels.h"
#include "bots/master_weights.h"
#include "lab/arena_report.h"
#include "lab/arena_schedule.h"
#include "lab/solve_bots.h"
#include "lab/strength_kept.h"
#include "lab/strength_watch.h"
#include "lab/train_entrant.h"
#include "lab/train_files.h"
#include "notation/schoten_out.h"
#include "notation/spicy_out.h"

namespace scoville::lab {
namespace {

[[gnu::format(printf, 1, 2)]] std::string text(const char* format, ...) {
    char buffer[1024];
    va_list arguments;
    va_start(arguments, format);
    (void)std::vsnprintf(buffer, sizeof buffer, format, arguments);
    va_end(arguments);
    return buffer;
}

Entrant level(std::string_view name) { return *entrant_named(name); }

// The first bot's result, alone against a table full of the other.
using Alone = Shown;

std::string written(const spicy::Options& options) {
    std::string json;
    JsonOut out(json);
    notation::write_spicy_options(out, options);
    return "spicy " + json;
}
std::string written(const schoten::Options& options) {
    std::string json;
    JsonOut out(json);
    notation::write_schoten_options(out, options);
    return "schoten " + json;
}

struct SpicyTable {
    const char* name;
    spicy::Options options;
};

bool has(const Lineup& lineup, std::string_view name) {
    return std::find(lineup.names.begin(), lineup.names.end(), name) != lineup.names.end();
}

unsigned long long wide(std::uint64_t number) { return number; }

class Page {
public:
    Page(const StrengthPlan& plan, const StrengthListener& listener)
        : plan_(plan), listener_(listener), kept_(plan.keep) {}

    std::string make() {
        section("marks", [&] { marks(); });
        section("ladder", [&] { ladder(); });
        section("spicy", [&] { spicy(); });
        section("tables", [&] { tables(); });
        section("schoten", [&] { schoten(); });
        section("beliefs", [&] { beliefs(); });
        section("small", [&] { small(); });
        section("exploiter", [&] { exploiter(); });
        section("pace", [&] { pace(); });
        return out_;
    }

private:
    template <class F>
    void section(const char* name, F&& f) {
        if (plan_.only.empty() || plan_.only == name) f();
    }

    // One against others, or (`turns`) one and the other by turns.
    template <class Options, class Blocks>
    Alone play(const Options& options, std::uint64_t games, const Entrant& one, const Entrant& others,
               bool turns, Blocks&& blocks_of) {
        std::vector<Entrant> entrants(options.players, others);
        for (std::size_t place = 0; place < (turns ? entrants.size() : 1); place += 2) entrants[place] = one;
        const Lineup lineup(std::move(entrants));
        const RunPlan run{.blocks = std::max<std::uint64_t>(2, games / options.players),
                          .threads = plan_.threads,
                          .sprt = {}};
        const std::string name = lab::written(lineup) + (turns ? " by turns, " : ", ") + written(options) +
                                 ", " + std::to_string(run.blocks) + " blocks, seed " +
                                 std::to_string(plan_.seed) + nets_in(lineup, options);
        if (const auto kept = kept_.find(name)) return *kept;
        if (listener_) listener_(name);
        const RunResult result =
            run_blocks(blocks_of(options, lineup, BlockPlan{.seed = plan_.seed}), lineup.bots(), run);
        const BotResult bot = judge(lineup, result, run, {.seed = plan_.seed}).bots[0];
        const Alone shown{bot.share, bot.points};
        kept_.keep(name, shown);
        return shown;
    }
    template <class Options, class Blocks>
    Alone play(const Options& options, std::uint64_t games, std::string_view one, std::string_view others,
               bool turns, Blocks&& blocks_of) {
        return play(options, games, level(one), level(others), turns, std::forward<Blocks>(blocks_of));
    }
    Alone play_spicy(const spicy::Options& options, std::string_view one, std::string_view others) {
        return play(options, plan_.spicy_games, one, others, false, spicy_blocks);
    }
    Alone play_schoten(const schoten::Options& options, std::string_view one, std::string_view others) {
        const bool slow = one == "master" || others == "master";
        return play(options, slow ? plan_.schoten_master_games : plan_.schoten_games, one, others, false,
                    schoten_blocks);
    }

    // Which weights a result depends on, beside the names.
    std::string nets_in(const Lineup& lineup, const spicy::Options&) const {
        std::string nets;
        if (has(lineup, "master") || has(lineup, "expert") || has(lineup, "apprentice"))
            nets += ", weights " + fingerprint(bots::spicy_master_net()->weights());
        if (has(lineup, "exploiter"))
            nets += ", exploiter " + fingerprint(read_net(plan_.exploiter).weights());
        return nets;
    }
    static std::string nets_in(const Lineup&, const schoten::Options&) { return {}; }

    static std::string share(const Alone& bot) {
        return text("%.1f (%.1f–%.1f)", bot.share.mean * 100, bot.share.low * 100, bot.share.high * 100);
    }
    static std::string points(const Alone& bot) {
        return text("%.1f (%.1f–%.1f)", bot.points.mean, bot.points.low, bot.points.high);
    }

    std::vector<std::string> chosen_levels() const {
        std::vector<std::string> names = plan_.levels;
        if (names.empty())
            for (const bots::LevelInfo& info : bots::levels()) names.emplace_back(info.name);
        return names;
    }

    // Every level alone (rows) against a table full of every other (columns).
    template <class Play>
    void matrix(const std::string& title, Play&& play_one) {
        std::string head = "| alone ↓ against → |";
        std::string line = "|---|";
        const std::vector<std::string> names = chosen_levels();
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
                const Alone bot = play_one(one, others);
                shares += " " + share(bot) + " |";
                scores += " " + points(bot) + " |";
            }
            shares += "\n";
            scores += "\n";
        }
        out_ += shares + scores;
    }

    struct Mark {
        const char* what;
        double bar;
        bool at_most;
    };
    // The interval may lie on the good side of the bar as a whole, or only its middle.
    static const char* met(const Estimate& estimate, const Mark& mark) {
        const auto good = [&](double value) { return mark.at_most ? value <= mark.bar : value >= mark.bar; };
        if (!good(estimate.mean)) return "no";
        return good(estimate.low) && good(estimate.high) ? "yes" : "by its point estimate";
    }
    void add_mark(const Mark& mark, const Alone& bot, std::uint64_t games) {
        out_ += text("| %s | %s | %llu | %s |\n", mark.what, share(bot).c_str(), wide(games),
                     met(bot.share, mark));
    }
    void marks() {
        const spicy::Options four{.everyone_answers = true};
        const spicy::Options two{.players = 2, .everyone_answers = true};
        const std::uint64_t games = plan_.mark_games;
        out_ += "\n## The marks\n\n| mark | measured | games | met |\n|---|---|---|---|\n";
        add_mark({"one master against three odds wins at least 40 % (fair: 25)", 0.40, false},
                 play(four, games, "master", "odds", false, spicy_blocks), games);
        add_mark({"one odds against three masters wins at most 15 %", 0.15, true},
                 play(four, games, "odds", "master", false, spicy_blocks), games);
        add_mark({"two players: master beats odds at least 65 %", 0.65, false},
                 play(two, games, "master", "odds", false, spicy_blocks), games);
        add_mark({"Scharfe Schoten: master against two odds at least 50 % (fair: 33.3)", 0.50, false},
                 play(schoten::Options{.players = 3}, plan_.schoten_mark_games, "master", "odds", false,
                      schoten_blocks),
                 plan_.schoten_mark_games);
    }

    // Neighbours at tables where every other player is the one, the rest the other: who wins more.
    void ladder() {
        out_ += text(
            "\n## The ladder\n\nTables of two levels that sit by turns, half the seats each: the win share "
            "in %% "
            "of the higher one (fair: 50). Spicy %llu games a match, Scharfe Schoten %llu (%llu where the "
            "master sits).\n\n"
            "| higher : lower | Spicy, 2 players | 4 players | 6 players | Scharfe Schoten, 4 players |\n"
            "|---|---|---|---|---|\n",
            wide(plan_.mark_games), wide(plan_.schoten_games), wide(plan_.schoten_master_games));
        const std::array<const char*, 4> steps{"odds", "apprentice", "expert", "master"};
        const auto half = [](Alone shown, int players) {
            for (double* value : {&shown.share.mean, &shown.share.low, &shown.share.high})
                *value *= players / 2;
            return share(shown);
        };
        for (std::size_t i = 1; i < steps.size(); ++i) {
            out_ += text("| %s : %s |", steps[i], steps[i - 1]);
            for (const std::uint8_t players : std::initializer_list<std::uint8_t>{2, 4, 6})
                out_ += " " +
                        half(play(spicy::Options{.players = players, .everyone_answers = true},
                                  plan_.mark_games, steps[i], steps[i - 1], true, spicy_blocks),
                             players) +
                        " |";
            out_ += " " +
                    half(play(schoten::Options{.players = 4},
                              i + 1 == steps.size() ? plan_.schoten_master_games : plan_.schoten_games,
                              steps[i], steps[i - 1], true, schoten_blocks),
                         4) +
                    " |\n";
        }
    }

    void spicy() {
        out_ += text(
            "\n## Spicy, every level against every other\n\nBase game, everyone answers, %llu games a "
            "match. In brackets: 95 %% intervals, bootstrap over deals.\n",
            wide(plan_.spicy_games));
        for (const std::uint8_t players : std::initializer_list<std::uint8_t>{2, 4, 6})
            matrix(text("%d players (fair: %.1f)", players, 100.0 / players),
                   [&](std::string_view one, std::string_view others) {
                       return play_spicy({.players = players, .everyone_answers = true}, one, others);
                   });
    }

    void tables() {
        using spicy::Edition;
        using spicy::Variant;
        using spicy::VariantSet;
        const auto cards = [](std::initializer_list<Variant> list) {
            VariantSet set;
            for (const Variant card : list) set.add(static_cast<int>(card));
            return set;
        };
        const std::vector<SpicyTable> list{
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
             {.variants = cards({Variant::spice_raider, Variant::change_your_luck}),
              .everyone_answers = true}},
            {"copy-cat, turn-it-up, 4 players",
             {.variants = cards({Variant::copy_cat, Variant::turn_it_up}), .everyone_answers = true}},
            {"all six variant cards, 4 players",
             {.variants = VariantSet::first(spicy::variant_count), .everyone_answers = true}},
            {"all six, strict, live, 4 players",
             {.variants = VariantSet::first(spicy::variant_count), .strict = true}},
        };
        out_ +=
            "\n## Spicy, other tables: win share in %\n\n| table | fair | one master against odds | one odds "
            "against masters | one expert against odds | one apprentice against odds "
            "|\n|---|---|---|---|---|---|\n";
        for (const SpicyTable& table : list) {
            out_ += text("| %s | %.1f |", table.name, 100.0 / table.options.players);
            for (const auto& [one, others] : {std::pair{"master", "odds"}, std::pair{"odds", "master"},
                                              std::pair{"expert", "odds"}, std::pair{"apprentice", "odds"}})
                out_ += " " + share(play_spicy(table.options, one, others)) + " |";
            out_ += "\n";
        }
    }

    void schoten() {
        out_ += text(
            "\n## Scharfe Schoten, every level against every other\n\n%llu games a match, %llu where the "
            "master sits. In brackets: 95 %% intervals, bootstrap over deals.\n",
            wide(plan_.schoten_games), wide(plan_.schoten_master_games));
        for (const std::uint8_t players : std::initializer_list<std::uint8_t>{3, 4})
            matrix(text("%d players (fair: %.1f)", players, 100.0 / players),
                   [&](std::string_view one, std::string_view others) {
                       return play_schoten({.players = players}, one, others);
                   });
    }

    void beliefs() {
        out_ += text(
            "\n## What they believe: Brier scores\n\nAt every question whether to challenge: how far off "
            "the chances are that the number and the spice of the top card are right (0 knows "
            "everything, 0.25 says one half). %d games of four; master and odds saw the same.\n\n"
            "| whose cards | questions | master: number | odds: number | master: spice | odds: spice "
            "|\n|---|---|---|---|---|---|\n",
            plan_.belief_games);
        for (const char* others : {"master", "odds", "liar", "honest"}) {
            if (listener_) listener_(std::string("beliefs about ") + others);
            const Watched seen =
                watch_spicy(level("master"), level(others), level("odds"), 4, plan_.belief_games, plan_.seed);
            const auto n = static_cast<double>(std::max<std::int64_t>(1, seen.own.questions));
            out_ += text("| %s | %lld | %.4f | %.4f | %.4f | %.4f |\n", others,
                         static_cast<long long>(seen.own.questions), seen.own.number / n,
                         seen.other.number / n, seen.own.spice / n, seen.other.spice / n);
        }
    }

    void small() {
        out_ +=
            "\n## The small Spicy: exact exploitability\n\nHalf of what best responders to both seats win "
            "together, from 0 (perfect) to 1; a win is 1, a loss -1. Bots that tell no chances were asked "
            "repeatedly, which makes them look a little worse.\n\n| level | exploitability |\n|---|---|\n";
        const std::vector<History> deals = some_deals(plan_.thin);
        for (const std::string& name : chosen_levels()) {
            if (listener_) listener_("best responses to " + name);
            out_ += text("| %s | %.4f |\n", name.c_str(),
                         exploitability(policy_of(level(name), plan_.times), deals).value());
        }
    }

    // What a net that was trained to beat the master wins alone against a table full of masters.
    void exploiter() {
        if (plan_.exploiter.empty()) return;
        const Entrant one =
            net_entrant("exploiter", std::make_shared<const bots::Net>(read_net(plan_.exploiter)));
        out_ += text(
            "\n## An exploiter\n\nA net that was trained to beat the master and nothing else, alone against "
            "masters, %llu games: what it wins above the fair share is a lower bound of how far the master "
            "can be exploited.\n\n| players | fair | it wins | gain |\n|---|---|---|---|\n",
            wide(plan_.mark_games));
        for (const std::uint8_t players : std::initializer_list<std::uint8_t>{2, 4}) {
            const Alone bot = play(spicy::Options{.players = players, .everyone_answers = true},
                                   plan_.mark_games, one, level("master"), false, spicy_blocks);
            const double fair = 100.0 / players;
            out_ +=
                text("| %d | %.1f | %s | %+.1f (%+.1f to %+.1f) |\n", players, fair, share(bot).c_str(),
                     bot.share.mean * 100 - fair, bot.share.low * 100 - fair, bot.share.high * 100 - fair);
        }
    }

    void pace() {
        out_ +=
            "\n## How long they think\n\nProcessor time of an answer, in milliseconds.\n\n| game | level | "
            "median | 99 % | longest |\n|---|---|---|---|---|\n";
        const auto row = [&](const char* game, const std::string& name, const Watched& seen) {
            out_ += text("| %s | %s | %.3f | %.3f | %.3f |\n", game, name.c_str(),
                         quantile(seen.milliseconds, 0.5), quantile(seen.milliseconds, 0.99),
                         quantile(seen.milliseconds, 1));
        };
        for (const std::string& name : chosen_levels()) {
            if (listener_) listener_("the pace of " + name);
            row("Spicy, 6 players", name,
                watch_spicy(level(name), level(name), level("random"), 6, 30, plan_.seed));
            row("Scharfe Schoten, 4 players", name,
                watch_schoten(level(name), level("odds"), 4, 8, plan_.seed));
        }
    }

    const StrengthPlan& plan_;
    const StrengthListener& listener_;
    KeptMatches kept_;
    std::string out_;
};

}  // namespace

std::string strength_page(const StrengthPlan& plan, const StrengthListener& listener) {
    return Page(plan, listener).make();
}

}  // namespace scoville::lab
