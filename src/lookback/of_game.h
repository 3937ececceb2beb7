// Looking back at any finished game: LookBack<Face> has no general case.
#pragma once

#include <span>

#include "any/inside/list.h"
#include "lookback/analysis.h"
#include "notation/of_game.h"

namespace scoville::lookback {

// None, if a move is not legal or the game is not over: nobody looks back at a game that is being played.
std::unique_ptr<Analysis> look_back(const spicy::Deal& deal, std::span<const notation::SpicyMove> moves,
                                    const Plan& plan);
std::unique_ptr<Analysis> look_back(const schoten::Deals& deals, std::span<const notation::SchotenMove> moves,
                                    const Plan& plan);

template <class Face>
struct LookBack {
    using Move = typename notation::Notation<Face>::Move;
    static std::unique_ptr<Analysis> at(const typename Face::Inside::Deal& deal, std::span<const Move> moves,
                                        const Plan& plan) {
        return look_back(deal, moves, plan);
    }
};

}  // namespace scoville::lookback
