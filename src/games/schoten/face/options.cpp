#include "schoten/face/options.h"

#include <array>

#include "base/check.h"

namespace scoville::schoten {
namespace {

// T2
struct Shares {
    std::uint8_t dealt, rack;
};
constexpr std::array<Shares, max_players - min_players + 1> shares_by_players{{{12, 12}, {10, 8}}};

}  // namespace

Ruleset ruleset_of(const Options& options) {
    CHECK(options.players >= min_players && options.players <= max_players);
    const Shares& shares = shares_by_players[static_cast<std::size_t>(options.players - min_players)];
    Ruleset rules;
    rules.players = options.players;
    rules.dealt = shares.dealt;
    rules.rack = shares.rack;
    rules.rounds = options.players;
    return rules;
}

}  // namespace scoville::schoten
