// The actions against the rules, from this deal to the end of the game.
#include "any/inside/game.h"

#include <algorithm>

#include "notation/any_in.h"
#include "verify/checks.h"

namespace scoville::verify {
namespace {

// Whether they lead to the end; nothing: one of them was not legal.
std::optional<bool> played_to_the_end(const Proof& proof) {
    any::Events events;
    any::Game game(proof.options, proof.seeds, events);
    for (const json::value& action : proof.actions) {
        notation::AnyMove move;
        events.clear();
        if (!notation::read_move(action, game.options(), move) || !game.act(move.seat, move.action, events))
            return std::nullopt;
    }
    return game.over();
}

bool gives_up(const ProofEntry& entry) { return entry.what == "given-up" || entry.what == "closed"; }

}  // namespace

Checked check_game(const Proof& proof) {
    const std::optional<bool> played = played_to_the_end(proof);
    if (!played) return Failed{"rules", "an action was not legal"};
    const bool over = *played;
    const auto& entries = proof.entries;
    const auto given_up = std::find_if(entries.begin(), entries.end(), gives_up);
    if (!over && given_up == entries.end()) return Failed{"end", "the game has not ended"};
    const bool ends_there =
        over ? given_up == entries.end() && entries.back().what == "moved" : given_up == entries.end() - 1;
    if (!ends_there) return Failed{"end", "the log goes on after the end of the game"};
    return std::nullopt;
}

}  // namespace scoville::verify
