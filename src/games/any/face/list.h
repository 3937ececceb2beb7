// The one list of games. A game is its Face; everything that can be any of them (Kind, Options, Action, View
// …) is made from the list, and whoever does something for each game does it by a template on the Face that
// has no general case: a game that is forgotten somewhere does not compile.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>

#include "base/check.h"
#include "base/seat.h"
#include "base/tempo.h"
#include "mogel/face/game.h"
#include "schoten/face/game.h"
#include "spicy/face/game.h"

namespace scoville::any {

template <class... Face>
struct List {
    static constexpr std::size_t size = sizeof...(Face);
};

using Games = List<spicy::Face, schoten::Face, mogel::Face>;

// Which of them: its place in the list. No game has a name here, so nobody can ask for one.
enum class Kind : std::uint8_t {};

// What a face has to say.
template <class F>
concept GameFace =
    requires(const typename F::Options& options, const typename F::May& may, const typename F::View& view,
             const typename F::Action& action, const typename F::SeenEvent& event) {
        typename F::Inside;
        typename F::Card;
        { F::name } -> std::convertible_to<std::string_view>;  // in records, on the wire
        // What each name of its rules stands for, "name-1" first; the last are today's.
        { F::rules_book()[0].name } -> std::convertible_to<std::string_view>;
        { F::players } -> std::convertible_to<PlayerRange>;
        // The options name the number of players and who starts, if that is fixed.
        { options.players } -> std::convertible_to<int>;
        { options.start } -> std::convertible_to<std::optional<Seat>>;
        { options.rules } -> std::convertible_to<std::optional<std::uint8_t>>;  // their place in the book
        { F::ruleset(options) } -> std::same_as<typename F::Ruleset>;
        // One deal for the whole game, or one for each round; a seed is a text or a list accordingly.
        { F::deal_each_round } -> std::convertible_to<bool>;
        { F::deals(options) } -> std::same_as<int>;
        { F::edition(options) } -> std::same_as<std::string_view>;  // empty where there is only one
        // What about well-written options cannot be dealt, if anything.
        { F::misfit(options) } -> std::same_as<std::optional<std::string_view>>;
        // Others may react to the top card while the next player thinks (P1).
        { F::live(options) } -> std::same_as<bool>;
        { F::tempo(options, action) } -> std::same_as<Tempo>;
        { F::names_card(action) } -> std::same_as<bool>;  // is meant for the top card that its sender saw
        { F::lays_card(event) } -> std::same_as<bool>;    // a new card lies on top
        { F::may_react(may) } -> std::same_as<bool>;      // to the top card, in turn or not
        { may.any() } -> std::same_as<bool>;
        { F::allows(may, action) } -> std::same_as<bool>;
        { F::safe_action(may, view) } -> std::same_as<typename F::Action>;  // P3
        F::for_each_accepted(may, [](const typename F::Action&) {});
        { view.over } -> std::convertible_to<bool>;
    };

namespace detail {

template <class... Face>
constexpr bool all_faces(List<Face...>) {
    return (GameFace<Face> && ...);
}
static_assert(all_faces(Games{}), "a game's face lacks something: GameFace says what");

template <class Face, class... Faces>
constexpr std::size_t place_in(List<Faces...>) {
    static_assert((std::same_as<Face, Faces> || ...), "this game is not in the list");
    std::size_t place = 0;
    (void)((std::same_as<Face, Faces> || (++place, false)) || ...);
    return place;
}

template <template <class> class Part, class... Face>
std::variant<Part<Face>...> made_from(List<Face...>);

template <template <class> class Part, class... Face>
std::tuple<Part<Face>...> all_made_from(List<Face...>);

template <class F, class First, class... Rest>
decltype(auto) call_for(std::size_t place, F&& f, List<First, Rest...>) {
    if constexpr (sizeof...(Rest) == 0) {
        CHECK(place == 0);
        return f.template operator()<First>();
    } else {
        if (place == 0) return f.template operator()<First>();
        return call_for(place - 1, f, List<Rest...>{});
    }
}

template <class F, class... Face>
void call_for_each(F&& f, List<Face...>) {
    (f.template operator()<Face>(), ...);
}

}  // namespace detail

template <class Face>
constexpr std::size_t place_of = detail::place_in<Face>(Games{});
template <class Face>
constexpr Kind kind_for = static_cast<Kind>(place_of<Face>);

// One of each game's part, in the order of the list: OneOf<ViewOf> is a view of any game.
template <template <class> class Part>
using OneOf = decltype(detail::made_from<Part>(Games{}));

// All games' parts together, in the order of the list.
template <template <class> class Part>
using AllOf = decltype(detail::all_made_from<Part>(Games{}));

// f.operator()<Face>() for every game.
template <class F>
void for_each_game(F&& f) {
    detail::call_for_each(f, Games{});
}
// f.operator()<Face>() for this game.
template <class F>
decltype(auto) with_game(Kind kind, F&& f) {
    return detail::call_for(static_cast<std::size_t>(kind), f, Games{});
}

// What one game has in something made for any, or for all.
template <class Face, class Made>
decltype(auto) part(Made&& made) {
    return std::get<place_of<Face>>(std::forward<Made>(made));
}
template <class Made>
Kind kind_of(const Made& made) {
    static_assert(std::variant_size_v<Made> == Games::size, "made from the list");
    return static_cast<Kind>(made.index());
}
// f.operator()<Face>(part) for the game it is of.
template <class Made, class F>
decltype(auto) with_part(Made&& made, F&& f) {
    return with_game(kind_of(made), [&]<class Face>() -> decltype(auto) {
        return f.template operator()<Face>(part<Face>(made));
    });
}

}  // namespace scoville::any
