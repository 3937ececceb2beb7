// Options of a game on the command line, written as in a record; what is wrong is said in the user's terms.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "any/face/rules.h"
#include "lab/arena/kinds.h"
#include "tools/commands.h"

namespace scoville::tools {

// What they leave open is as in a record, or as where nobody has to be quick.
enum class LeftOpen : std::uint8_t { as_recorded, unhurried };

template <class Kind>
typename Kind::Options options_from(const std::string& text, LeftOpen open = LeftOpen::as_recorded) {
    const auto parsed = notation::parse_strictly(text, {});
    if (!parsed) complain("--options", parsed.error().message);
    const auto today = any::todays_rules(any::kind_for<typename Kind::Face>);
    auto options = Kind::read_options(*parsed, today.place);
    if (!options) complain("--options", options.error().message);
    if (open == LeftOpen::unhurried) Kind::unhurry(options.value(), parsed->as_object());
    return *options;
}

inline void add_game_options(Command command, std::string& game, std::string& options) {
    std::vector<std::string> names;
    any::for_each_game([&]<class Face>() { names.emplace_back(Face::name); });
    command.option("--game", game, any::names_in_words("")).one_of(names).shows_default();
    command.option("--options", options,
                   "The options as in a record, e.g. '{\"players\":4,\"edition\":\"2022\"}'");
}

// Who plays: --bots is a list with commas; each --bot is one more, taken as it stands, for programs whose
// command has a comma in it.
struct BotsOptions {
    Option list;
    Option one;
};
inline BotsOptions add_bots(Command command, std::vector<std::string>& bots, const std::string& who) {
    using Names = std::vector<std::string>;
    Option list = command.on<Names>(
        "--bots", [&bots](const Names& names) { bots.insert(bots.begin(), names.begin(), names.end()); },
        who);
    list.separated(',').one_each();
    Option one = command.on<Names>(
        "--bot", [&bots](const Names& names) { bots.insert(bots.end(), names.begin(), names.end()); },
        "One more bot, after those of --bots, for commands with commas in them; may be given several times");
    one.one_each();
    return {list, one};
}

// Calls f.template operator()<Kind>() for the game with this name.
template <class F>
decltype(auto) for_game(const std::string& name, F&& f) {
    const auto kind = any::kind_named(name);
    if (!kind) complain("--game", "must be " + any::names_in_words("\""));
    return any::with_game(
        *kind, [&]<class Face>() -> decltype(auto) { return f.template operator()<lab::Kind<Face>>(); });
}

}  // namespace scoville::tools
