#include "any/inside/game.h"

#include "base/check.h"

namespace scoville::any {
namespace {

// The list has seen to it already; here the compiler says what an inside lacks.
template <class... Face>
    requires(GameInside<typename Face::Inside> && ...)
constexpr bool each_is_whole(List<Face...>) {
    return true;
}
static_assert(each_is_whole(Games{}));

// The sink of any game's rules: keeps what happened, and counts the cards that came to lie on top.
template <class Face>
struct Keep {
    static constexpr bool listens = true;
    Events& events;
    int& cards_played;
    void tell(const EventOf<Face>& event) {
        events.emplace_back(std::in_place_index<place_of<Face>>, event);
        if (Face::lays_card(Face::Inside::see(event, Viewer::spectator()))) ++cards_played;
    }
};

}  // namespace

Dealt deal_from(const Options& options, std::span<const fair::DealKey> keys) {
    CHECK(static_cast<int>(keys.size()) == deals_of(options));
    return with_part(options, [&]<class Face>(const auto& one) -> Dealt {
        return std::make_shared<const OneOf<DealOf>>(std::in_place_index<place_of<Face>>,
                                                     Face::Inside::deal(one, keys));
    });
}

SeenEvent see(const Event& event, Viewer viewer) {
    return with_part(event, [viewer]<class Face>(const auto& one) -> SeenEvent {
        return SeenEvent(std::in_place_index<place_of<Face>>, Face::Inside::see(one, viewer));
    });
}

Game::Game(Dealt deal, Events& events) : deal_(std::move(deal)) {
    with_part(*deal_, [&]<class Face>(const auto& one) {
        options_.emplace<place_of<Face>>(one.options);
        Keep<Face> sink{events, cards_played_};
        state_.emplace<place_of<Face>>(Face::Inside::begin(one, sink));
    });
}

Game::Game(const Options& options, const std::shared_ptr<const std::vector<fair::DealKey>>& keys,
           Events& events)
    : Game(deal_from(options, *keys), events) {}

Verdict Game::act(Seat seat, const Action& action, Events& events) {
    CHECK(action.index() == state_.index());
    return with_part(state_, [&]<class Face>(auto& state) {
        Keep<Face> sink{events, cards_played_};
        return Face::Inside::act(state, part<Face>(*deal_), seat, part<Face>(action), sink);
    });
}

View Game::see(Viewer viewer, Finished finished) const {
    return with_part(state_, [&]<class Face>(const auto& state) -> View {
        return View(std::in_place_index<place_of<Face>>, Face::Inside::see(state, viewer, finished));
    });
}

May Game::may(Seat seat) const {
    return with_part(state_, [&]<class Face>(const auto& state) -> May {
        return May(std::in_place_index<place_of<Face>>, Face::Inside::may(state, seat));
    });
}

Action Game::safe_action(Seat seat) const {
    return any::safe_action(may(seat), see(Viewer::at_seat(seat), Finished::sealed));
}

bool Game::over() const {
    return std::visit([](const auto& state) { return state.over(); }, state_);
}

SeatSet Game::winners() const {
    return with_part(state_, []<class Face>(const auto& state) { return Face::Inside::winners(state); });
}

int Game::score(Seat seat) const {
    return with_part(state_,
                     [seat]<class Face>(const auto& state) { return Face::Inside::score(state, seat); });
}

SeatSet Game::awaited() const {
    if (over()) return {};
    return with_part(state_, []<class Face>(const auto& state) { return Face::Inside::awaited(state); });
}

bool Game::live() const {
    return with_part(options_, []<class Face>(const auto& options) { return Face::live(options); });
}

int Game::card() const { return card_owner() != no_seat ? cards_played_ : 0; }

Seat Game::card_owner() const {
    return with_part(state_, []<class Face>(const auto& state) { return Face::Inside::top_owner(state); });
}

Tempo Game::tempo_of(const Action& action) const {
    return with_part(
        options_, [&]<class Face>(const auto& options) { return Face::tempo(options, part<Face>(action)); });
}

}  // namespace scoville::any
