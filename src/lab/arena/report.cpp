#include "lab/arena/report.h"

#include <algorithm>
#include <cstdarg>
#include <cstdio>

#include "base/check.h"
#include "lab/arena/kinds.h"

namespace scoville::lab {
namespace {

bool has_habits(const std::string& game) {
    const auto kind = any::kind_named(game);
    CHECK(kind);
    return any::with_game(*kind, []<class Face>() { return Kind<Face>::has_habits; });
}

constexpr std::size_t columns_per_bot = 3;

std::vector<double> table_of_means(const RunResult& run) {
    std::vector<double> table;
    table.reserve(run.means.size() * columns_per_bot);
    for (const BlockMeans& means : run.means)
        table.insert(table.end(), {means.share, means.points, means.rank});
    return table;
}

[[gnu::format(printf, 1, 2)]] std::string text(const char* format, ...) {
    char buffer[256];
    va_list arguments;
    va_start(arguments, format);
    const int length = std::vsnprintf(buffer, sizeof buffer, format, arguments);
    va_end(arguments);
    return {buffer, std::min(static_cast<std::size_t>(length), sizeof buffer - 1)};
}

double per(std::int64_t count, std::int64_t of) {
    return of == 0 ? 0 : static_cast<double>(count) / static_cast<double>(of);
}

std::string with_interval(const Estimate& e, double scale, int digits) {
    return text("%.*f (%.*f..%.*f)", digits, e.mean * scale, digits, e.low * scale, digits, e.high * scale);
}

std::size_t name_width(const MatchResult& match) {
    std::size_t width = 3;
    for (const BotResult& bot : match.bots) width = std::max(width, bot.name.size());
    return width;
}

std::string results_table(const MatchResult& match) {
    const int width = static_cast<int>(name_width(match));
    std::string out =
        text("%-*s  seats  %-22s  %-25s  %s\n", width, "bot", "win share %", "points per game", "rank");
    for (const BotResult& bot : match.bots) {
        out += bot.name + std::string(static_cast<std::size_t>(width) - bot.name.size(), ' ');
        out += text("  %5d  %-22s  %-25s  %s\n", bot.seats, with_interval(bot.share, 100, 2).c_str(),
                    with_interval(bot.points, 1, 2).c_str(), with_interval(bot.rank, 1, 2).c_str());
    }
    return out;
}

std::string habits_table(const MatchResult& match) {
    const int width = static_cast<int>(name_width(match));
    std::string out = text("%-*s  %8s  %6s  %12s  %6s  %10s  %6s  %8s  %7s\n", width, "bot", "trophies",
                           "cards", "half-truths", "lies", "challenges", "won", "doubted", "caught");
    for (const BotResult& bot : match.bots) {
        const SpicyHabits& habits = bot.total.spicy;
        const std::int64_t games = bot.total.games;
        out += bot.name + std::string(static_cast<std::size_t>(width) - bot.name.size(), ' ');
        out += text("  %8.3f  %6.2f  %10.1f %%  %4.1f %%  %10.2f  %4.0f %%  %8.2f  %5.0f %%\n",
                    per(habits.trophies, games), per(habits.cards, games),
                    100 * per(habits.half_truths, habits.cards), 100 * per(habits.lies, habits.cards),
                    per(habits.challenges, games), 100 * per(habits.challenges_won, habits.challenges),
                    per(habits.doubted, games), 100 * per(habits.caught, habits.doubted));
    }
    return out;
}

std::string sprt_text(const MatchResult& match) {
    if (!match.sprt) return "";
    const SprtPlan& plan = *match.sprt_plan;
    const Sprt& sprt = *match.sprt;
    const std::string said =
        sprt.decision() == Decision::none
            ? text("undecided after %llu blocks", static_cast<unsigned long long>(sprt.blocks()))
            : text("%s after %llu blocks", sprt.decision() == Decision::h1 ? "H1 accepted" : "H0 accepted",
                   static_cast<unsigned long long>(sprt.blocks()));
    return text("SPRT on the win share of %.40s, H0 %g, H1 %g, alpha %g, beta %g: ",
                match.bots[0].name.c_str(), plan.p0, plan.p1, plan.alpha, plan.beta) +
           said +
           text("; log likelihood ratio %.2f, bounds %.2f and %.2f.\n", sprt.log_ratio(), sprt.lower(),
                sprt.upper()) +
           "The intervals do not know that the test chose when to stop: take the decision from the test.\n";
}

// What was replaced by the safe move, and for programs why.
std::string refusals_text(const MatchResult& match) {
    std::string out;
    for (const BotResult& bot : match.bots) {
        const external::Conduct& conduct = bot.total.conduct;
        if (bot.total.refused > 0)
            out += bot.name + text(": %lld of %lld answers were refused; the safe move was played instead.\n",
                                   static_cast<long long>(bot.total.refused),
                                   static_cast<long long>(bot.total.decisions));
        if (conduct.troubles.any())
            out += bot.name + ": " + written(conduct.troubles) + "; the last (" + conduct.troubles.code +
                   "): " + conduct.troubles.last + "\n";
        if (conduct.policy.answers > 0) out += bot.name + ": " + written(conduct.policy) + "\n";
    }
    return out;
}

// Six digits after the point, the same on every machine.
void write_real(JsonOut& out, double value) { out.raw(text("%.6f", value)); }

void write_estimate(JsonOut& out, const Estimate& e) {
    out.open_object().key("mean");
    write_real(out, e.mean);
    out.key("low");
    write_real(out, e.low);
    out.key("high");
    write_real(out, e.high);
    out.close_object();
}

void write_conduct(JsonOut& out, const external::Conduct& conduct) {
    const external::Troubles& troubles = conduct.troubles;
    out.key("program").open_object().key("asked").number(conduct.asked);
    out.key("illegal").number(troubles.illegal).key("malformed").number(troubles.malformed);
    out.key("late").number(troubles.late).key("gone").number(troubles.gone);
    out.key("chatty").number(troubles.chatty);
    if (troubles.any()) out.key("last").text(troubles.last);
    if (const external::PolicyTold& policy = conduct.policy; policy.answers > 0) {
        const auto answers = static_cast<double>(policy.answers);
        out.key("probs").open_object().key("answers").number(policy.answers).key("surprise");
        write_real(out, policy.surprise / answers);
        out.key("entropy");
        write_real(out, policy.entropy / answers);
        out.key("off");
        write_real(out, policy.off());
        out.close_object();
    }
    out.close_object();
}

void write_bot(JsonOut& out, const BotResult& bot, bool spicy) {
    out.open_object().key("bot").text(bot.name).key("seats").number(bot.seats);
    out.key("seatGames").number(bot.total.games).key("winShare");
    write_estimate(out, bot.share);
    out.key("points");
    write_estimate(out, bot.points);
    out.key("rank");
    write_estimate(out, bot.rank);
    out.key("decisions").number(bot.total.decisions).key("refused").number(bot.total.refused);
    if (spicy) {
        const SpicyHabits& habits = bot.total.spicy;
        out.key("spicy").open_object().key("trophies").number(habits.trophies);
        out.key("cards").number(habits.cards).key("halfTruths").number(habits.half_truths);
        out.key("lies").number(habits.lies).key("challenges").number(habits.challenges);
        out.key("challengesWon").number(habits.challenges_won).key("doubted").number(habits.doubted);
        out.key("caught").number(habits.caught).close_object();
    }
    if (bot.total.conduct.asked > 0) write_conduct(out, bot.total.conduct);
    out.close_object();
}

void write_sprt(JsonOut& out, const MatchResult& match) {
    const SprtPlan& plan = *match.sprt_plan;
    const Sprt& sprt = *match.sprt;
    out.key("sprt").open_object().key("bot").text(match.bots[0].name).key("h0");
    write_real(out, plan.p0);
    out.key("h1");
    write_real(out, plan.p1);
    out.key("alpha");
    write_real(out, plan.alpha);
    out.key("beta");
    write_real(out, plan.beta);
    out.key("decision").text(name_of(sprt.decision()));
    out.key("blocks").raw(std::to_string(sprt.blocks())).key("logRatio");
    write_real(out, sprt.log_ratio());
    out.key("lower");
    write_real(out, sprt.lower());
    out.key("upper");
    write_real(out, sprt.upper());
    out.close_object();
}

void write_match(JsonOut& out, const MatchResult& match, bool spicy) {
    out.open_object().key("lineup").open_array();
    for (const std::string& name : match.lineup) out.text(name);
    out.close_array().key("blocks").raw(std::to_string(match.blocks));
    out.key("games").raw(std::to_string(match.blocks * match.lineup.size())).key("fairShare");
    write_real(out, 1.0 / match.players());
    out.key("confidence");
    write_real(out, match.confidence);
    out.key("resamples").number(match.resamples).key("bots").open_array();
    for (const BotResult& bot : match.bots) write_bot(out, bot, spicy);
    out.close_array();
    if (match.sprt) write_sprt(out, match);
    out.close_object();
}

}  // namespace

MatchResult judge(const Lineup& lineup, const RunResult& run, const RunPlan& plan,
                  const BootstrapPlan& bootstrap) {
    MatchResult match;
    for (const Entrant& entrant : lineup.at) match.lineup.push_back(entrant.name);
    match.written = written(lineup);
    match.blocks = run.blocks;
    match.confidence = bootstrap.confidence;
    match.resamples = bootstrap.resamples;
    match.sprt_plan = plan.sprt;
    match.sprt = run.sprt;
    const std::size_t bots = lineup.names.size();
    std::vector<Estimate> estimates = bootstrap_means(table_of_means(run), bots * columns_per_bot, bootstrap);
    estimates.resize(bots * columns_per_bot);
    for (std::size_t bot = 0; bot < bots; ++bot) {
        const Estimate* const mine = &estimates[bot * columns_per_bot];
        match.bots.push_back({.name = lineup.names[bot],
                              .seats = lineup.seats[bot],
                              .total = run.totals[bot],
                              .share = mine[0],
                              .points = mine[1],
                              .rank = mine[2]});
        widen_certain(match.bots.back().share, run.blocks, bootstrap.confidence);
    }
    return match;
}

std::string table_of(const ArenaHeading& heading, const std::vector<MatchResult>& matches) {
    std::string out = heading.game + " " + heading.options + ", seed " + std::to_string(heading.seed) + "\n";
    for (const MatchResult& match : matches) {
        out += "\n" + match.written + ": " + std::to_string(match.blocks) + " blocks of " +
               std::to_string(match.players()) + " rotations, " +
               std::to_string(match.blocks * match.lineup.size()) + " games\n\n";
        out += results_table(match) + "\n";
        if (has_habits(heading.game)) out += habits_table(match) + "\n";
        out += text(
            "A fair share is %.2f %%. In brackets: %g %% intervals, bootstrap over blocks, for each bot by "
            "itself.\n",
            100.0 / match.players(), 100 * match.confidence);
        if (match.blocks < few_blocks)
            out += text("So few blocks make these intervals too narrow: take %llu or more.\n",
                        static_cast<unsigned long long>(few_blocks));
        out += sprt_text(match) + refusals_text(match);
    }
    return out;
}

std::string json_of(const ArenaHeading& heading, const std::vector<MatchResult>& matches) {
    std::string json;
    JsonOut out(json);
    out.open_object()
        .key("arena")
        .number(1)
        .key("game")
        .text(heading.game)
        .key("options")
        .raw(heading.options);
    out.key("seed").raw(std::to_string(heading.seed)).key("matches").open_array();
    for (const MatchResult& match : matches) write_match(out, match, has_habits(heading.game));
    out.close_array().close_object();
    return json;
}

}  // namespace scoville::lab
