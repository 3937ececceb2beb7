// Options of a game on the command line, written as in a record; what is wrong is said in the user's terms.
#pragma once

#include <string>

#include "lab/kinds.h"
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

// Calls f.template operator()<Kind>() for the game with this name.
template <class F>
decltype(auto) for_game(const std::string& name, F&& f) {
    return name == lab::SchotenKind::name ? f.template operator()<lab::SchotenKind>()
                                          : f.template operator()<lab::SpicyKind>();
}

}  // namespace scoville::tools
