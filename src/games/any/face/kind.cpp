#include "any/face/kind.h"

#include <algorithm>
#include <array>

namespace scoville::any {
namespace {

struct Info {
    std::string_view name, rules;
    PlayerRange players;
    bool deal_each_round;
};
constexpr std::array<Info, std::variant_size_v<Options>> games{{
    {"spicy", spicy::rules_name, {2, 6}, false},
    {"schoten", schoten::rules_name, {3, 4}, true},
}};
const Info& info(Kind kind) { return games[static_cast<std::size_t>(kind)]; }

}  // namespace

std::string_view name_of(Kind kind) { return info(kind).name; }
std::string_view rules_name_of(Kind kind) { return info(kind).rules; }
PlayerRange players_of(Kind kind) { return info(kind).players; }

std::optional<Kind> kind_named(std::string_view name) {
    for (std::size_t i = 0; i < games.size(); ++i)
        if (games[i].name == name) return static_cast<Kind>(i);
    return std::nullopt;
}

std::string_view edition_of(const Options& options) {
    const auto* spicy = std::get_if<spicy::Options>(&options);
    return spicy != nullptr ? spicy::name_of(spicy->edition) : std::string_view();
}

int players_in(const Options& options) {
    return std::visit([](const auto& one) { return static_cast<int>(one.players); }, options);
}

Options for_chairs(Options options, std::span<const Seat> chairs) {
    std::visit(
        [chairs](auto& one) {
            one.players = static_cast<std::uint8_t>(chairs.size());
            const auto found = one.start ? std::find(chairs.begin(), chairs.end(), *one.start) : chairs.end();
            one.start.reset();
            if (found != chairs.end()) one.start = static_cast<Seat>(found - chairs.begin());
        },
        options);
    return options;
}

std::optional<std::string_view> misfit_of(const Options& options) {
    const auto* spicy = std::get_if<spicy::Options>(&options);
    if (spicy == nullptr || !spicy->above_end) return std::nullopt;
    const spicy::Ruleset rules = spicy::ruleset_of({.players = spicy->players, .edition = spicy->edition});
    if (*spicy->above_end <= rules.box.spice_cards() - rules.players * rules.dealt) return std::nullopt;
    return "the end card lies deeper than the draw deck";
}

int deals_of(const Options& options) {
    return info(kind_of(options)).deal_each_round ? players_in(options) : 1;
}

}  // namespace scoville::any
