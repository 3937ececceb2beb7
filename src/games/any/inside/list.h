// The other half of the list: every game with its secrets. A game that is in the list but not here does not
// compile.
#pragma once

#include "any/face/kind.h"
#include "base/refusal.h"
#include "base/viewer.h"
#include "fair/secret.h"
#include "mogel/inside/game.h"
#include "schoten/inside/game.h"
#include "spicy/inside/game.h"

namespace scoville::any {

// What an inside can do.
template <class I>
concept GameInside =
    requires(const typename I::Face::Options& options, std::span<const fair::DealKey> keys,
             const fair::DealKey& key, const typename I::Deal& deal, typename I::State& state,
             const typename I::Event& event, const typename I::Face::Action& action, Seat seat, Viewer viewer,
             Finished finished, typename I::Silent& sink) {
        { I::deal(options, keys) } -> std::same_as<typename I::Deal>;
        { deal.options } -> std::convertible_to<typename I::Face::Options>;  // with everything settled
        { I::begin(deal, sink) } -> std::same_as<typename I::State>;
        // Rounds that are due are dealt at once.
        { I::act(state, deal, seat, action, sink) } -> std::same_as<Verdict>;
        { I::see(state, viewer, finished) } -> std::same_as<typename I::Face::View>;
        { I::see(event, viewer) } -> std::same_as<typename I::Face::SeenEvent>;
        { I::may(state, seat) } -> std::same_as<typename I::Face::May>;
        { I::awaited(state) } -> std::same_as<SeatSet>;  // while the game runs
        { I::top_owner(state) } -> std::same_as<Seat>;   // none where no card lies on top
        { I::winners(state) } -> std::same_as<SeatSet>;
        { I::score(state, seat) } -> std::same_as<int>;
        { state.over() } -> std::same_as<bool>;
        { state == state } -> std::convertible_to<bool>;
        I::hands(options, key)[0].for_each_card([](typename I::Face::Card) {});  // dealt from this key
    };

namespace detail {

template <class... Face>
constexpr bool all_insides(List<Face...>) {
    return (GameInside<typename Face::Inside> && ...);
}
static_assert(all_insides(Games{}), "a game's inside lacks something: GameInside says what");

}  // namespace detail

template <class Face>
using StateOf = typename Face::Inside::State;
template <class Face>
using EventOf = typename Face::Inside::Event;
template <class Face>
using DealOf = typename Face::Inside::Deal;

}  // namespace scoville::any
