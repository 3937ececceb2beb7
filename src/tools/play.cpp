#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <random>
#include <sstream>
#include <string>
#include <unistd.h>
#include <vector>

#include "bots/levels.h"
#include "lab/arena_schoten.h"
#include "lab/arena_spicy.h"
#include "lab/exec_bot.h"
#include "lab/script.h"
#include "notation/schoten_in.h"
#include "notation/schoten_out.h"
#include "notation/spicy_in.h"
#include "notation/spicy_out.h"
#include "terminal/person.h"
#include "tools/commands.h"

namespace scoville::tools {
namespace {

namespace json = boost::json;

struct Arguments {
    std::string game = "spicy";
    std::string options;
    std::string bots;
    int seat = 0;
    std::uint64_t seed = 0;  // 0: drawn
    std::string save;
    std::string resume;
    bool no_colour = false;
    int ms = 5000;
};

[[noreturn]] void complain(const std::string& option, const std::string& why) {
    throw CLI::ValidationError(option, why);
}

std::vector<std::string> split(const std::string& list) {
    std::vector<std::string> parts;
    std::istringstream in(list);
    for (std::string part; std::getline(in, part, ',');) parts.push_back(part);
    return parts;
}

// A game to play: its options, its keys, and what of it was played already.
template <class Options, class Move>
struct Plan {
    Options options;
    std::vector<fair::DealKey> keys;
    std::vector<Move> played;
};
using SpicyPlan = Plan<spicy::Options, lab::SpicyMove>;
using SchotenPlan = Plan<schoten::Options, lab::SchotenMove>;

json::value read_json(const std::string& text, const std::string& option) {
    auto parsed = notation::parse_strictly(text, {});
    if (!parsed) complain(option, parsed.error().message);
    return *parsed;
}

std::string read_file(const std::string& name) {
    std::ifstream in(name, std::ios::binary);
    if (!in) complain("--resume", "cannot read " + name);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

fair::DealKey key_from(const json::value& seed) {
    const auto text = notation::as_text(seed);
    const auto key = text ? fair::from_hex<64>(*text) : std::nullopt;
    if (!key) complain("--resume", "the record has no seed to deal from");
    return *key;
}

template <class Options, class Read>
Options read_options(const json::value& value, const std::string& option, Read&& read) {
    const auto options = read(value);
    if (!options) complain(option, options.error().message);
    return *options;
}

const json::value& field(const json::object& record, const char* name) {
    const auto* value = record.if_contains(name);
    if (value == nullptr) complain("--resume", std::string("the record has no \"") + name + "\"");
    return *value;
}

SpicyPlan resume_spicy(const json::object& record) {
    SpicyPlan plan{
        read_options<spicy::Options>(field(record, "options"), "--resume", notation::read_spicy_options),
        {},
        {}};
    plan.keys.push_back(key_from(field(record, "seed")));
    const spicy::Ruleset rules = spicy::deal_from_key(plan.options, plan.keys[0]).state.rules;
    if (!field(record, "actions").is_array()) complain("--resume", "the record has no list of actions");
    for (const json::value& action : field(record, "actions").get_array()) {
        notation::SpicyMove move;
        if (!notation::read_spicy_move(action, rules, move)) complain("--resume", "an action cannot be read");
        plan.played.push_back({move.seat, move.action});
    }
    return plan;
}

SchotenPlan resume_schoten(const json::object& record) {
    SchotenPlan plan{
        read_options<schoten::Options>(field(record, "options"), "--resume", notation::read_schoten_options),
        {},
        {}};
    if (!field(record, "seed").is_array() || !field(record, "actions").is_array())
        complain("--resume", "the record has no seeds or no actions");
    for (const json::value& seed : field(record, "seed").get_array()) plan.keys.push_back(key_from(seed));
    const schoten::Ruleset rules = schoten::ruleset_of(plan.options);
    if (plan.keys.size() != rules.rounds) complain("--resume", "the record has not a seed for each round");
    for (const json::value& action : field(record, "actions").get_array()) {
        notation::SchotenMove move;
        if (!notation::read_schoten_move(action, rules, move))
            complain("--resume", "an action cannot be read");
        plan.played.push_back({move.seat, move.action});
    }
    return plan;
}

// Writes the record so far beside the file and moves it in place: a crash leaves the old or the new one.
void save(const std::string& file, const std::string& head, const std::string& actions) {
    if (file.empty()) return;
    const std::string beside = file + ".new";
    std::ofstream out(beside, std::ios::binary);
    out << head << actions << "]}\n";
    out.close();
    if (!out) throw std::runtime_error("cannot write " + beside);
    std::filesystem::rename(beside, file);
}

// Everyone at the table: names for all, and a maker for each bot.
class Seats {
public:
    Seats(const Arguments& arguments, int players) : me_(static_cast<Seat>(arguments.seat)) {
        if (me_ >= players) complain("--seat", "there is no such seat");
        auto wanted = split(arguments.bots.empty() ? "odds,liar,suspicious,honest,random" : arguments.bots);
        if (!arguments.bots.empty() && static_cast<int>(wanted.size()) != players - 1)
            complain("--bots", "name " + std::to_string(players - 1) + " bots, one for each other player");
        for (Seat seat = 0, next = 0; seat < players; ++seat) {
            if (seat == me_) {
                names_.emplace_back("You");
                kinds_.emplace_back();
            } else {
                add(wanted[next++], arguments.ms);
            }
        }
    }
    terminal::Company company() const { return {me_, names_}; }
    Seat me() const { return me_; }

    template <class Bot, class Options, class MakeBuiltIn>
    std::unique_ptr<Bot> make(Seat seat, const Options& options, std::uint64_t seed, MakeBuiltIn&& built_in) {
        if (kinds_[seat].process) return kinds_[seat].process->join(options, seat);
        return built_in(*kinds_[seat].level, seed);
    }

private:
    struct Kind {
        std::optional<bots::Level> level;
        std::shared_ptr<lab::ExecPlayer> process;
    };
    void add(const std::string& wanted, int ms) {
        if (wanted.starts_with("exec:")) {
            auto player = lab::ExecPlayer::start(wanted.substr(5), ms);
            if (!player) complain("--bots", player.error());
            names_.push_back(player.value()->name());
            kinds_.push_back({std::nullopt, std::move(player.value())});
            return;
        }
        const auto level = bots::level_named(wanted);
        if (!level) complain("--bots", "there is no bot \"" + wanted + "\"");
        for (const bots::LevelInfo& info : bots::levels())
            if (info.level == *level) names_.emplace_back(info.who);
        kinds_.push_back({level, nullptr});
    }
    Seat me_;
    std::vector<std::string> names_;
    std::vector<Kind> kinds_;
};

std::uint64_t drawn_seed() {
    std::random_device device;
    return (std::uint64_t{device()} << 32) | device();
}

terminal::Console console_for(terminal::LineEditor& editor, bool colour,
                              std::function<void()> before_prompt) {
    return {editor, [](const std::string& text) { std::fputs(text.c_str(), stdout), std::fflush(stdout); },
            terminal::Style(colour), std::move(before_prompt)};
}

// Plays; a person who leaves leaves the record behind.
template <class PlayGame>
void play_and_save(const std::string& file, const std::string& head, const std::string& actions,
                   PlayGame&& play_game) {
    try {
        play_game();
    } catch (const terminal::Left&) {
        std::puts("You left the table.");
        if (!file.empty()) std::printf("Go on later with: scoville play --resume %s\n", file.c_str());
    }
    save(file, head, actions);
}

void play_spicy(const SpicyPlan& plan, Seats& seats, const Arguments& arguments, std::uint64_t seed,
                bool colour) {
    const spicy::Deal deal = spicy::deal_from_key(plan.options, plan.keys[0]);
    std::string head;
    JsonOut(head)
        .open_object()
        .key("record")
        .number(1)
        .key("game")
        .word("spicy")
        .key("seed")
        .word(fair::reveal_as_hex(plan.keys[0]))
        .key("options");
    JsonOut options(head);
    notation::write_spicy_options(options, plan.options);
    head += ",\"actions\":[";
    std::string actions;
    JsonOut record(actions);
    const std::string& file = arguments.save.empty() ? arguments.resume : arguments.save;

    terminal::LineEditor editor(STDIN_FILENO, STDOUT_FILENO);
    const terminal::Console console = console_for(editor, colour, [&] { save(file, head, actions); });
    const auto script = std::make_shared<lab::Script<lab::SpicyMove>>();
    script->moves = plan.played;
    std::vector<std::unique_ptr<bots::SpicyBot>> bots;
    for (Seat seat = 0; seat < plan.options.players; ++seat) {
        auto bot = seat == seats.me()
                       ? terminal::spicy_person(console, seats.company(), deal.state.rules.box)
                       : seats.make<bots::SpicyBot>(seat, plan.options, seed + seat, bots::make_spicy_bot);
        bots.push_back(std::make_unique<lab::ScriptedSpicyBot>(script, std::move(bot)));
    }
    play_and_save(file, head, actions, [&] {
        const auto result = lab::play_spicy(deal, bots, seed, &record);
        for (Seat seat = 0; seat < plan.options.players; ++seat)
            std::printf("%s: %d points\n", seats.company().who(seat).c_str(),
                        static_cast<int>(result[seat].points));
    });
}

void play_schoten(SchotenPlan plan, Seats& seats, const Arguments& arguments, std::uint64_t seed,
                  bool colour) {
    const schoten::Ruleset rules = schoten::ruleset_of(plan.options);
    std::string head;
    JsonOut out(head);
    out.open_object().key("record").number(1).key("game").word("schoten").key("seed").open_array();
    for (const fair::DealKey& key : plan.keys) out.word(fair::reveal_as_hex(key));
    out.close_array().key("options");
    notation::write_schoten_options(out, plan.options);
    head += ",\"actions\":[";
    std::string actions;
    JsonOut record(actions);
    const std::string& file = arguments.save.empty() ? arguments.resume : arguments.save;

    const schoten::FirstDeal first = schoten::first_deal_from_key(plan.options, plan.keys[0]);
    lab::SchotenDeals deals{first.options, {first.deal}};
    for (std::size_t round = 1; round < plan.keys.size(); ++round)
        deals.rounds.push_back(schoten::deal_from_key(rules, plan.keys[round]));

    terminal::LineEditor editor(STDIN_FILENO, STDOUT_FILENO);
    const terminal::Console console = console_for(editor, colour, [&] { save(file, head, actions); });
    const auto script = std::make_shared<lab::Script<lab::SchotenMove>>();
    script->moves = plan.played;
    std::vector<std::unique_ptr<bots::SchotenBot>> bots;
    for (Seat seat = 0; seat < plan.options.players; ++seat) {
        auto bot = seat == seats.me() ? terminal::schoten_person(console, seats.company())
                                      : seats.make<bots::SchotenBot>(seat, plan.options, seed + seat,
                                                                     bots::make_schoten_bot);
        bots.push_back(std::make_unique<lab::ScriptedSchotenBot>(script, std::move(bot)));
    }
    play_and_save(file, head, actions, [&] {
        const auto result = lab::play_schoten(deals, bots, &record);
        for (Seat seat = 0; seat < plan.options.players; ++seat)
            std::printf("%s: %d points\n", seats.company().who(seat).c_str(),
                        static_cast<int>(result[seat].points));
    });
}

void run(const Arguments& arguments) {
    const bool colour =
        !arguments.no_colour && std::getenv("NO_COLOR") == nullptr && ::isatty(STDOUT_FILENO) == 1;
    const std::uint64_t seed = arguments.seed != 0 ? arguments.seed : drawn_seed();
    FastRng rng(seed);
    std::string game = arguments.game;
    json::value resumed;
    if (!arguments.resume.empty()) {
        resumed = read_json(read_file(arguments.resume), "--resume");
        if (!resumed.is_object()) complain("--resume", "not a record");
        const auto name = notation::as_text(field(resumed.get_object(), "game"));
        if (name != "spicy" && name != "schoten")
            complain("--resume", "not a record of Spicy or Scharfe Schoten");
        game = *name;
    }
    const bool again = resumed.is_object();
    if (game == "spicy") {
        SpicyPlan plan = again ? resume_spicy(resumed.get_object()) : SpicyPlan{};
        if (!again) {
            const std::string text =
                arguments.options.empty() ? R"({"players":4,"pace":"everyone-answers"})" : arguments.options;
            plan.options = read_options<spicy::Options>(read_json(text, "--options"), "--options",
                                                        notation::read_spicy_options);
            plan.keys.push_back(lab::random_key(rng));
        }
        Seats seats(arguments, plan.options.players);
        play_spicy(plan, seats, arguments, seed, colour);
    } else {
        SchotenPlan plan = again ? resume_schoten(resumed.get_object()) : SchotenPlan{};
        if (!again) {
            const std::string text = arguments.options.empty() ? R"({"players":3})" : arguments.options;
            plan.options = read_options<schoten::Options>(read_json(text, "--options"), "--options",
                                                          notation::read_schoten_options);
            for (int round = 0; round < schoten::ruleset_of(plan.options).rounds; ++round)
                plan.keys.push_back(lab::random_key(rng));
        }
        Seats seats(arguments, plan.options.players);
        play_schoten(std::move(plan), seats, arguments, seed, colour);
    }
}

}  // namespace

void add_play(CLI::App& program, Called&) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = program.add_subcommand(
        "play",
        "Play a game in the terminal against bots. Type ? for what is possible, help for how to type it.");
    command->add_option("--game", arguments->game, "spicy or schoten")
        ->check(CLI::IsMember({"spicy", "schoten"}))
        ->capture_default_str();
    command->add_option("--options", arguments->options,
                        "The options as in a record, e.g. '{\"players\":3,\"edition\":\"2022\"}'");
    command->add_option("--bots", arguments->bots,
                        "Who else plays: levels or exec:COMMAND, separated by commas");
    command->add_option("--seat", arguments->seat, "Your seat")
        ->check(CLI::Range(0, 5))
        ->capture_default_str();
    command->add_option("--seed", arguments->seed, "The same seed deals the same cards");
    command->add_option("--save", arguments->save, "Keep the game as a record in this file");
    command->add_option("--resume", arguments->resume, "Go on with a saved game");
    command->add_option("--ms", arguments->ms, "Time for a move of an exec: bot")
        ->check(CLI::Range(1, 600000))
        ->capture_default_str();
    command->add_flag("--no-colour,--no-color", arguments->no_colour, "No colours");
    command->callback([arguments] { run(*arguments); });
}

}  // namespace scoville::tools
