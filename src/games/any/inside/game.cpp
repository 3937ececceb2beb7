#include "any/inside/game.h"

#include "base/check.h"
#include "schoten/face/safe.h"
#include "schoten/inside/apply.h"
#include "schoten/inside/deal.h"
#include "schoten/inside/legal.h"
#include "schoten/inside/rounds.h"
#include "schoten/inside/scoring.h"
#include "schoten/inside/seen.h"
#include "spicy/face/safe.h"
#include "spicy/inside/apply.h"
#include "spicy/inside/deal.h"
#include "spicy/inside/legal.h"
#include "spicy/inside/scoring.h"
#include "spicy/inside/seen.h"

namespace scoville::any {
namespace {

template <class GameEvent>
struct Keep {
    static constexpr bool listens = true;
    Events& events;
    void tell(const GameEvent& event) { events.emplace_back(event); }
};
using KeepSpicy = Keep<spicy::Event>;
using KeepSchoten = Keep<schoten::Event>;

using Keys = std::vector<fair::DealKey>;

spicy::State begin(spicy::Options& options, const Keys& keys, Events& events) {
    const spicy::Deal deal = spicy::deal_from_key(options, keys.front());
    options = deal.options;
    KeepSpicy{events}.tell(spicy::Event(spicy::Started{deal.state.turn, options.variants}));
    return deal.state;
}

void deal_if_due(schoten::State& state, const Keys& keys, Events& events) {
    if (state.phase != schoten::Phase::deal) return;
    KeepSchoten sink{events};
    const auto round = static_cast<std::size_t>(state.round());
    schoten::start_round(state, schoten::deal_from_key(state.rules, keys[round]), sink);
}

schoten::State begin(schoten::Options& options, const Keys& keys, Events& events) {
    const schoten::FirstDeal first = schoten::first_deal_from_key(options, keys.front());
    options = first.options;
    schoten::State state = schoten::begin(schoten::ruleset_of(options), *options.start);
    KeepSchoten sink{events};
    schoten::start_round(state, first.deal, sink);
    return state;
}

Verdict act_on(spicy::State& state, Seat seat, const spicy::Action& action, const Keys&, Events& events) {
    KeepSpicy sink{events};
    return spicy::apply(state, seat, action, sink);
}

Verdict act_on(schoten::State& state, Seat seat, const schoten::Action& action, const Keys& keys,
               Events& events) {
    KeepSchoten sink{events};
    const Verdict verdict = schoten::apply(state, seat, action, sink);
    deal_if_due(state, keys, events);
    return verdict;
}

May may_in(const spicy::State& state, Seat seat) {
    return SpicyMay{spicy::legal(state, seat), spicy::faults(state, seat)};
}
May may_in(const schoten::State& state, Seat seat) { return schoten::legal(state, seat); }

Action safe_in(const spicy::State& state, Seat seat) { return spicy::safe_action(legal(state, seat)); }
Action safe_in(const schoten::State& state, Seat seat) {
    return schoten::safe_action(legal(state, seat), state.ranking);
}

SeatSet awaited_in(SeatSet waiting, Seat turn) {
    if (!waiting.empty()) return waiting;
    return turn == no_seat ? SeatSet{} : SeatSet{turn};
}

const spicy::State* stacked(const std::variant<spicy::State, schoten::State>& state) {
    const auto* spicy = std::get_if<spicy::State>(&state);
    return spicy != nullptr && !spicy->stack_empty() ? spicy : nullptr;
}

// A card came to lie on the stack.
bool covers(const SeenEvent& event) {
    const auto* spicy = std::get_if<spicy::SeenEvent>(&event);
    return spicy != nullptr && std::holds_alternative<spicy::Played>(*spicy);
}

}  // namespace

SeenEvent see(const Event& event, Viewer viewer) {
    return std::visit([viewer](const auto& one) { return SeenEvent(see(one, viewer)); }, event);
}

Game::Game(const Options& options, std::shared_ptr<const Keys> keys, Events& events)
    : options_(options), keys_(std::move(keys)) {
    CHECK(static_cast<int>(keys_->size()) == deals_of(options));
    std::visit([&](auto& one) { state_ = begin(one, *keys_, events); }, options_);
}

Verdict Game::act(Seat seat, const Action& action, Events& events) {
    CHECK(action.index() == state_.index());
    const std::size_t before = events.size();
    const Verdict verdict = std::visit(
        [&](auto& state) {
            using OwnAction = std::conditional_t<std::is_same_v<std::decay_t<decltype(state)>, spicy::State>,
                                                 spicy::Action, schoten::Action>;
            return act_on(state, seat, std::get<OwnAction>(action), *keys_, events);
        },
        state_);
    for (std::size_t i = before; i < events.size(); ++i) note(events[i]);
    return verdict;
}

void Game::note(const Event& event) {
    if (covers(any::see(event, Viewer::spectator()))) ++cards_played_;
}

View Game::see(Viewer viewer, Finished finished) const {
    return std::visit(
        [&](const auto& state) -> View {
            using schoten::see;
            using spicy::see;
            return see(state, viewer, finished);
        },
        state_);
}

May Game::may(Seat seat) const {
    return std::visit([seat](const auto& state) { return may_in(state, seat); }, state_);
}

Action Game::safe_action(Seat seat) const {
    return std::visit([seat](const auto& state) { return safe_in(state, seat); }, state_);
}

bool Game::over() const {
    return std::visit([](const auto& state) { return state.over(); }, state_);
}

SeatSet Game::winners() const {
    return std::visit(
        [](const auto& state) {
            using schoten::winners;
            using spicy::winners;
            return winners(state);
        },
        state_);
}

int Game::score(Seat seat) const {
    return std::visit(
        [seat](const auto& state) {
            using schoten::score;
            using spicy::score;
            return score(state, seat);
        },
        state_);
}

SeatSet Game::awaited() const {
    if (over()) return {};
    return std::visit([](const auto& state) { return awaited_in(state.waiting, state.turn); }, state_);
}

bool Game::live() const {
    const auto* spicy = std::get_if<spicy::Options>(&options_);
    return spicy != nullptr && !spicy->everyone_answers;
}

int Game::card() const { return stacked(state_) != nullptr ? cards_played_ : 0; }

Seat Game::card_owner() const {
    const auto* state = stacked(state_);
    return state != nullptr ? state->top().owner() : no_seat;
}

Tempo Game::tempo_of(const Action& action) const {
    if (!live()) return Tempo::plain;
    switch (std::get<spicy::Action>(action).what) {
        case spicy::Do::play:
        case spicy::Do::pass: return Tempo::turn;
        case spicy::Do::challenge:
        case spicy::Do::copy: return Tempo::slap;
        case spicy::Do::let:
        case spicy::Do::peek:
        case spicy::Do::total_wild: break;
    }
    return Tempo::plain;
}

bool Game::names_card(const Action& action) {
    const auto* spicy = std::get_if<spicy::Action>(&action);
    if (spicy == nullptr) return false;
    switch (spicy->what) {
        case spicy::Do::play:
        case spicy::Do::challenge:
        case spicy::Do::copy: return true;
        case spicy::Do::pass:
        case spicy::Do::let:
        case spicy::Do::peek:
        case spicy::Do::total_wild: break;
    }
    return false;
}

}  // namespace scoville::any
