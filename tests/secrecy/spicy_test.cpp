#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "lab/moves/spicy_moves.h"
#include "notation/spicy_out.h"
#include "notation/spicy_text.h"
#include "spicy/inside/seen.h"
#include "tests/secrecy/observer.h"

namespace scoville::spicy {
namespace {

using lab::random_move;
using lab::random_options;
using scoville::testing::Leak;

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

Box100 shuffled(const Ruleset& rules, FastRng& rng) {
    const auto cards = box_in_order(rules.box);
    Box100 box{{cards.begin(), cards.end()}};
    for (std::size_t i = box.cards.size(); i > 1; --i)
        std::swap(box.cards[i - 1], box.cards[rng.below(static_cast<std::uint32_t>(i))]);
    return box;
}

// Plays a random prefix of a game.
Lived live(const Options& options, const Box100& box, FastRng& rng) {
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

// Everything that reaches the observer.
class Observation {
public:
    static constexpr bool listens = true;
    Observation(Viewer viewer, const Box& box) : viewer_(viewer), box_(box) {}

    void tell(const Event& event) {
        JsonOut out(bytes);
        notation::write_spicy_event(out, see(event, viewer_), box_);
    }

    std::string bytes;

private:
    Viewer viewer_;
    Box box_;
};

void describe_legal(const State& state, Seat seat, std::string& bytes) {
    const auto list = [&](Action action) {
        JsonOut out(bytes);
        notation::write_spicy_move(out, seat, action, state.rules.box);
    };
    for_each_action(legal(state, seat), list);
    for_each_fault(legal(state, seat), faults(state, seat), list);
}

// What the observer is told when trying things.
void describe_refusals(const State& state, Seat seat, std::string& bytes) {
    FastRng rng(7);
    Silent silent;
    for (int i = 0; i < 200; ++i) {
        Action action{.what = static_cast<Do>(rng.below(7))};
        action.card = Card{static_cast<std::uint8_t>(rng.below(card_kinds))};
        action.declared =
            Declaration::of(static_cast<int>(rng.below(3)), 1 + static_cast<int>(rng.below(10)));
        action.trait = static_cast<Trait>(rng.below(3));
        action.last = rng.below(2) != 0;
        State copy = state;
        const Verdict verdict = apply(copy, seat, action, silent);
        bytes += verdict ? "ok" : verdict.refusal().key;
    }
}

void leak_into(std::string& bytes, const State& state, Leak leak) {
    switch (leak) {
        case Leak::none: break;
        case Leak::next_card: bytes += static_cast<char>('A' + state.deck[state.deck_next].kind); break;
        case Leak::top_card_length:
            if (!state.stack_empty())
                bytes +=
                    std::string(notation::text_of(state.top().kind(), state.rules.box).view().size(), '.');
            break;
        case Leak::others_hand_order:
            for (const Hand& hand : state.hands)
                if (!hand.empty()) bytes += static_cast<char>('A' + hand.nth(0).kind);
            break;
        case Leak::pending_answers: bytes += static_cast<char>('A' + state.challengers.word()); break;
        case Leak::refusal_of_another_hand: describe_refusals(state, 1, bytes); break;
    }
}

std::string observe(const Options& options, const Box100& box, const std::vector<TracedMove>& moves,
                    std::optional<Seat> observer, Leak leak) {
    State state = deal_from_setup(options, box.setup(ruleset_of(options))).value().state;
    const Viewer viewer = observer ? Viewer::at_seat(*observer) : Viewer::spectator();
    Observation seen(viewer, state.rules.box);
    for (const TracedMove& move : moves)
        EXPECT_TRUE(apply(state, move.seat, move.action, seen)) << "relabelled";
    JsonOut out(seen.bytes);
    out.open_object();
    notation::write_spicy_view(out, see(state, viewer, Finished::sealed));
    out.close_object();
    if (observer) {
        describe_legal(state, *observer, seen.bytes);
        describe_refusals(state, *observer, seen.bytes);
    }
    leak_into(seen.bytes, state, leak);
    return seen.bytes;
}

Box100 permute(const Lived& lived, std::optional<Seat> observer, FastRng& rng) {
    Box100 box = lived.box;
    const auto places = lived.tracker.unseen(observer);
    for (std::size_t i = places.size(); i > 1; --i)
        std::swap(box.cards[static_cast<std::size_t>(places[i - 1])],
                  box.cards[static_cast<std::size_t>(places[rng.below(static_cast<std::uint32_t>(i))])]);
    return box;
}

// The others' actions with the cards that now lie in the places they meant.
std::vector<TracedMove> relabel(const Lived& lived, const Box100& box) {
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
void vary_pending_answers(const Options& options, const Box100& box, std::size_t round_began,
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

// How often the observer could tell the two games apart.
int differences(Leak leak, int games, std::uint64_t seed) {
    FastRng rng(seed);
    int different = 0;
    for (int game = 0; game < games; ++game) {
        Options options = random_options(rng);
        options.start = static_cast<Seat>(rng.below(options.players));
        const Lived lived = live(options, shuffled(ruleset_of(options), rng), rng);
        const auto who = rng.below(options.players + 1u);
        const std::optional<Seat> observer =
            who == options.players ? std::nullopt : std::optional(static_cast<Seat>(who));
        const Box100 box = permute(lived, observer, rng);
        auto moves = relabel(lived, box);
        vary_pending_answers(options, box, lived.round_began, observer, moves, rng);
        const std::string before = observe(options, lived.box, lived.moves, observer, leak);
        const std::string after = observe(options, box, moves, observer, leak);
        if (before == after) continue;
        ++different;
        if (leak == Leak::none)
            ADD_FAILURE() << "observer " << who << " of " << int{options.players} << "\n"
                          << before << "\n"
                          << after;
        if (leak == Leak::none && different > 3) break;
    }
    return different;
}

TEST(SpicySecrecy, an_observer_cannot_tell_unseen_cards_apart) {
    EXPECT_EQ(differences(Leak::none, 3000, 1), 0);
}

TEST(SpicySecrecy, planted_leaks_are_found) {
    for (const Leak leak : {Leak::next_card, Leak::top_card_length, Leak::others_hand_order,
                            Leak::pending_answers, Leak::refusal_of_another_hand})
        EXPECT_GT(differences(leak, 500, 2), 0) << static_cast<int>(leak);
}

}  // namespace
}  // namespace scoville::spicy
