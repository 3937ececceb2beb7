#include "schoten/face/options.h"

#include "base/check.h"

namespace scoville::schoten {

Ruleset ruleset_of(const Options& options) {
    CHECK(options.players >= min_players && options.players <= max_players);
    const auto book = rules_book();
    const Rules& by = options.rules ? book[*options.rules] : book.back();
    const Shares& shares = by.shares[static_cast<std::size_t>(options.players - min_players)];
    Ruleset rules = by.base;
    rules.players = options.players;
    rules.dealt = shares.dealt;
    rules.rack = shares.rack;
    rules.rounds = options.players;
    return rules;
}

}  // namespace scoville::schoten
