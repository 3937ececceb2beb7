// The secrets of Spicy: cards nobody has seen change places, and answers that are still pending change.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "lab/moves/spicy_moves.h"
#include "notation/spicy_text.h"
#include "spicy/inside/seen.h"
#include "tests/games/spicy_trial.h"
#include "tests/secrecy/observer.h"

namespace scoville::spicy::secrets {

using lab::random_move;
using lab::random_options;

// A place in the shuffled box: where a card was before anyone saw it.
using Place = int;

// The shuffled box: hands by seat, then the draw deck. Total wilds are not in it: their backs are known.
struct Box100 {
    std::vector<Card> cards;

    Setup setup(const Ruleset& rules) const {
        Setup setup;
        auto next = cards.begin();
        for (int seat = 0; seat < rules.players; ++seat) {
            setup.hands.emplace_back(next, next + rules.dealt);
            if (rules.dealt_total_wilds > 0) setup.hands.back().push_back(total_wild);
            next += rules.dealt;
        }
        setup.draw.assign(next, cards.end());
        return setup;
    }
};

// An action with the places of the cards it names.
struct TracedMove {
    Seat seat;
    Action action;
    std::vector<Place> places;  // card, then extras; -1 for a total wild
};

// Follows every card from its place in the box to where it is.
class Tracker {
public:
    static constexpr bool listens = true;

    Tracker(const Ruleset& rules, const Box100& box) : rules_(rules), box_(box), hands_(rules.players) {
        for (Seat seat = 0; seat < rules.players; ++seat)
            for (int i = 0; i < rules.dealt; ++i) hands_[seat].push_back(next_++);
        first_hands_ = hands_;
    }

    // Before the action is applied: which cards it means.
    TracedMove trace(Seat seat, Action action) const {
        TracedMove traced{seat, action, {}};
        if (action.what != Do::play && action.what != Do::copy) return traced;
        std::vector<Place> hand = hands_[seat];
        const auto take = [&](Card card) {
            if (card == total_wild) return -1;
            const auto found = std::find_if(hand.begin(), hand.end(), [&](Place p) { return at(p) == card; });
            const Place place = *found;
            hand.erase(found);
            return place;
        };
        traced.places.push_back(take(action.card));
        for (const Card extra : action.extras) traced.places.push_back(take(extra));
        return traced;
    }

    void tell(const Event& event) {
        const SeenEvent seen = see(event, Viewer::everything());
        if (const auto* drew = std::get_if<Drew>(&seen)) {
            for (int i = 0; i < drew->count; ++i) {
                hands_[drew->seat].push_back(next_);
                drawn_.push_back({drew->seat, next_++});
            }
        } else if (const auto* played = std::get_if<Played>(&seen)) {
            TracedMove traced =
                trace(played->seat, Action::play(played->card, played->declared, false, played->extras));
            for (const Place place : traced.places) std::erase(hands_[played->seat], place);
            top_ = traced.places.front();
        } else if (std::holds_alternative<Revealed>(seen)) {
            revealed_.push_back(top_);
        }
    }

    // Places whose card the observer has not seen by now.
    std::vector<Place> unseen(std::optional<Seat> observer) const {
        std::vector<bool> known(box_.cards.size(), false);
        if (observer)
            for (const Place place : first_hands_[*observer]) known[static_cast<std::size_t>(place)] = true;
        for (const auto& [seat, place] : drawn_)
            if (observer && seat == *observer) known[static_cast<std::size_t>(place)] = true;
        for (const Place place : revealed_) known[static_cast<std::size_t>(place)] = true;
        std::vector<Place> places;
        for (std::size_t i = 0; i < known.size(); ++i)
            if (!known[i]) places.push_back(static_cast<Place>(i));
        return places;
    }

private:
    Card at(Place place) const { return box_.cards[static_cast<std::size_t>(place)]; }

    Ruleset rules_;
    Box100 box_;
    std::vector<std::vector<Place>> hands_, first_hands_;
    std::vector<std::pair<Seat, Place>> drawn_;
    std::vector<Place> revealed_;
    Place next_ = 0;
    Place top_ = -1;
};

struct Lived {
    Options options;
    Box100 box;
    std::vector<TracedMove> moves;
    std::size_t round_began = 0;  // index of the first move of the answer round that is open at the end
    Tracker tracker;
};

inline Box100 shuffled(const Ruleset& rules, FastRng& rng) {
    const auto cards = box_in_order(rules.box);
    Box100 box{{cards.begin(), cards.end()}};
    for (std::size_t i = box.cards.size(); i > 1; --i)
        std::swap(box.cards[i - 1], box.cards[rng.below(static_cast<std::uint32_t>(i))]);
    return box;
}

// Plays a random prefix of a game.
inline Lived live(const Options& options, const Box100& box, FastRng& rng) {
    State state = deal_from_setup(options, box.setup(ruleset_of(options))).value().state;
    Lived lived{options, box, {}, 0, Tracker(state.rules, box)};
    const auto length = 1 + rng.below(120);
    while (!state.over() && lived.moves.size() < length) {
        const auto move = random_move(state, rng);
        SeatSet expected = state.waiting;
        expected.remove(move.seat);
        const bool in_round = state.phase == Phase::answers;
        lived.moves.push_back(lived.tracker.trace(move.seat, move.action));
        EXPECT_TRUE(apply(state, move.seat, move.action, lived.tracker));
        const bool same_round = in_round && state.phase == Phase::answers && state.waiting == expected;
        if (!same_round) lived.round_began = lived.moves.size();
    }
    return lived;
}

inline Box100 permute(const Lived& lived, std::optional<Seat> observer, FastRng& rng) {
    Box100 box = lived.box;
    const auto places = lived.tracker.unseen(observer);
    for (std::size_t i = places.size(); i > 1; --i)
        std::swap(box.cards[static_cast<std::size_t>(places[i - 1])],
                  box.cards[static_cast<std::size_t>(places[rng.below(static_cast<std::uint32_t>(i))])]);
    return box;
}

// The others' actions with the cards that now lie in the places they meant.
inline std::vector<TracedMove> relabel(const Lived& lived, const Box100& box) {
    std::vector<TracedMove> moves = lived.moves;
    for (TracedMove& move : moves) {
        const auto now = [&](std::size_t i, Card before) {
            return move.places[i] < 0 ? before : box.cards[static_cast<std::size_t>(move.places[i])];
        };
        if (move.places.empty()) continue;
        move.action.card = now(0, move.action.card);
        for (int i = 0; i < move.action.extras.size(); ++i)
            move.action.extras[i] = now(static_cast<std::size_t>(i) + 1, move.action.extras[i]);
    }
    return moves;
}

// Answers of the others that are still secret become other legal answers.
inline void vary_pending_answers(const Options& options, const Box100& box, std::size_t round_began,
                                 std::optional<Seat> observer, std::vector<TracedMove>& moves, FastRng& rng) {
    State state = deal_from_setup(options, box.setup(ruleset_of(options))).value().state;
    Silent silent;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        TracedMove& move = moves[i];
        const bool secret = i >= round_began && state.phase == Phase::answers && move.seat != observer;
        const bool fault_shown = move.action.what == Do::copy && state.rules.strict && !move.action.last &&
                                 state.hands[move.seat].size() == 1;
        if (secret && !fault_shown) {
            const auto answers = lab::legal_actions(state, move.seat);
            move.action = answers[rng.below(static_cast<std::uint32_t>(answers.size()))];
        }
        EXPECT_TRUE(apply(state, move.seat, move.action, silent));
    }
}

}  // namespace scoville::spicy::secrets

namespace scoville::testing {

template <>
struct Secrets<spicy::Face> {
    using Lived = spicy::secrets::Lived;
    static constexpr std::array leaks{Leak::next_card, Leak::top_card_length, Leak::others_hand_order,
                                      Leak::pending_answers, Leak::refusal_of_another_hand};

    static Lived live(FastRng& rng) {
        spicy::Options options = lab::random_options(rng);
        options.start = static_cast<Seat>(rng.below(options.players));
        return spicy::secrets::live(options, spicy::secrets::shuffled(spicy::ruleset_of(options), rng), rng);
    }
    static spicy::Options options(const Lived& lived) { return lived.options; }
    static Lived other(const Lived& lived, std::optional<Seat> observer, FastRng& rng) {
        Lived other = lived;
        other.box = spicy::secrets::permute(lived, observer, rng);
        other.moves = spicy::secrets::relabel(lived, other.box);
        spicy::secrets::vary_pending_answers(lived.options, other.box, lived.round_began, observer,
                                             other.moves, rng);
        return other;
    }
    template <class Sink>
    static spicy::State run(const Lived& lived, Sink& sink) {
        const auto setup = lived.box.setup(spicy::ruleset_of(lived.options));
        spicy::State state = spicy::deal_from_setup(lived.options, setup).value().state;
        for (const auto& move : lived.moves)
            EXPECT_TRUE(spicy::apply(state, move.seat, move.action, sink)) << "relabelled";
        return state;
    }
    static Verdict attempt(spicy::State state, Seat seat, spicy::Action action) {
        spicy::Silent silent;
        return spicy::apply(state, seat, action, silent);
    }
    static void leak(std::string& bytes, const spicy::State& state, Leak leak) {
        switch (leak) {
            case Leak::next_card: bytes += static_cast<char>('A' + state.deck[state.deck_next].kind); break;
            case Leak::top_card_length:
                if (!state.stack_empty())
                    bytes += std::string(notation::text_of(state.top().kind(), state.rules.box).view().size(),
                                         '.');
                break;
            case Leak::others_hand_order:
                for (const spicy::Hand& hand : state.hands)
                    if (!hand.empty()) bytes += static_cast<char>('A' + hand.nth(0).kind);
                break;
            case Leak::pending_answers: bytes += static_cast<char>('A' + state.challengers.word()); break;
            case Leak::none:
            case Leak::refusal_of_another_hand: break;
        }
    }
};

}  // namespace scoville::testing
