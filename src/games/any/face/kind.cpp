#include "any/face/kind.h"

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

int players_in(const Options& options) {
    return std::visit([](const auto& one) { return static_cast<int>(one.players); }, options);
}

void set_players(Options& options, int players) {
    std::visit([players](auto& one) { one.players = static_cast<std::uint8_t>(players); }, options);
}

int deals_of(const Options& options) {
    return info(kind_of(options)).deal_each_round ? players_in(options) : 1;
}

}  // namespace scoville::any
