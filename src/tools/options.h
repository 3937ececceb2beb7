// Options of a game on the command line, written as in a record; what is wrong is said in the user's terms.
#pragma once

#include <string>
#include <vector>

#include "lab/arena/kinds.h"
#include "tools/commands.h"

namespace scoville::tools {

[[noreturn]] inline void complain(const std::string& option, const std::string& why) {
    throw CLI::ValidationError(option, why);
}

template <class Kind>
typename Kind::Options options_from(const std::string& text) {
    const auto parsed = notation::parse_strictly(text, {});
    if (!parsed) complain("--options", parsed.error().message);
    const auto options = Kind::read_options(*parsed);
    if (!options) complain("--options", options.error().message);
    return *options;
}

inline void add_game_options(CLI::App& command, std::string& game, std::string& options) {
    command.add_option("--game", game, "spicy or schoten")
        ->check(CLI::IsMember({"spicy", "schoten"}))
        ->capture_default_str();
    command.add_option("--options", options,
                       "The options as in a record, e.g. '{\"players\":4,\"edition\":\"2022\"}'");
}

// Who plays: --bots is a list with commas; each --bot is one more, taken as it stands, for programs whose
// command has a comma in it.
struct BotsOptions {
    CLI::Option* list;
    CLI::Option* one;
};
inline BotsOptions add_bots(CLI::App& command, std::vector<std::string>& bots, const std::string& who) {
    using Names = std::vector<std::string>;
    auto* list = command.add_option_function<Names>(
        "--bots", [&bots](const Names& names) { bots.insert(bots.begin(), names.begin(), names.end()); },
        who);
    list->delimiter(',')->allow_extra_args(false);
    auto* one = command.add_option_function<Names>(
        "--bot", [&bots](const Names& names) { bots.insert(bots.end(), names.begin(), names.end()); },
        "One more bot, after those of --bots, for commands with commas in them; may be given several times");
    one->allow_extra_args(false);
    return {list, one};
}

// Calls f.template operator()<Kind>() for the game with this name.
template <class F>
decltype(auto) for_game(const std::string& name, F&& f) {
    return name == lab::SchotenKind::name ? f.template operator()<lab::SchotenKind>()
                                          : f.template operator()<lab::SpicyKind>();
}

}  // namespace scoville::tools
