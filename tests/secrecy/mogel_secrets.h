// The secrets of Mogel: cards nobody has seen change places.
#pragma once

#include "lab/moves/mogel_moves.h"
#include "mogel/inside/game.h"
#include "tests/games/mogel_trial.h"
#include "tests/secrecy/observer.h"

namespace scoville::mogel::secrets {

// A card is its place in the shuffled box: six for each seat, then what lies aside.
struct Move {
    Seat seat;
    Action action;
    int place = -1;
};
struct Lived {
    Options options;
    std::array<Card, card_count> box{};
    std::vector<Move> moves;
    std::vector<int> shown;  // places
};

inline State begun(const Lived& lived) {
    std::vector<std::vector<Card>> hands;
    auto next = lived.box.begin();
    for (int seat = 0; seat < lived.options.players; ++seat, next += 6) hands.emplace_back(next, next + 6);
    return deal_from_setup(lived.options, hands).value().state;
}

inline Lived live(FastRng& rng) {
    Lived lived{.options = {.players = static_cast<std::uint8_t>(2 + rng.below(3)), .start = 0}, .box = {}, .moves = {}, .shown = {}};
    for (std::size_t i = 0; i < lived.box.size(); ++i)
        lived.box[i] = Card::of(static_cast<int>(i) / copies + 1);
    for (std::size_t i = lived.box.size(); i > 1; --i)
        std::swap(lived.box[i - 1], lived.box[rng.below(static_cast<std::uint32_t>(i))]);
    std::array<bool, card_count> laid{};
    Silent silent;
    State state = begun(lived);
    const auto length = 1 + rng.below(30);
    int top = -1;
    while (!state.over() && lived.moves.size() < length) {
        const auto move = lab::random_move(state, rng);
        Move traced{move.seat, move.action};
        if (move.action.what == Do::lay) {
            for (int place = move.seat * 6; place < move.seat * 6 + 6 && traced.place < 0; ++place)
                if (!laid[static_cast<std::size_t>(place)] &&
                    lived.box[static_cast<std::size_t>(place)] == move.action.card)
                    traced.place = place;
            laid[static_cast<std::size_t>(traced.place)] = true;
            top = traced.place;
        } else {
            lived.shown.push_back(top);
        }
        lived.moves.push_back(traced);
        EXPECT_TRUE(apply(state, move.seat, move.action, silent));
    }
    return lived;
}

}  // namespace scoville::mogel::secrets

namespace scoville::testing {

template <>
struct Secrets<mogel::Face> {
    using Lived = mogel::secrets::Lived;
    static constexpr std::array leaks{Leak::next_card, Leak::others_hand_order,
                                      Leak::refusal_of_another_hand};

    static Lived live(FastRng& rng) { return mogel::secrets::live(rng); }
    static mogel::Options options(const Lived& lived) { return lived.options; }
    static Lived other(const Lived& lived, std::optional<Seat> observer, FastRng& rng) {
        Lived other = lived;
        std::vector<std::size_t> unseen;
        for (int place = 0; place < mogel::card_count; ++place) {
            const bool own = observer && place / 6 == *observer && *observer < lived.options.players;
            const bool shown =
                std::find(lived.shown.begin(), lived.shown.end(), place) != lived.shown.end();
            if (!own && !shown) unseen.push_back(static_cast<std::size_t>(place));
        }
        for (std::size_t i = unseen.size(); i > 1; --i)
            std::swap(other.box[unseen[i - 1]], other.box[unseen[rng.below(static_cast<std::uint32_t>(i))]]);
        for (auto& move : other.moves)
            if (move.place >= 0) move.action.card = other.box[static_cast<std::size_t>(move.place)];
        return other;
    }
    template <class Sink>
    static mogel::State run(const Lived& lived, Sink& sink) {
        mogel::State state = mogel::secrets::begun(lived);
        for (const auto& move : lived.moves) EXPECT_TRUE(mogel::apply(state, move.seat, move.action, sink));
        return state;
    }
    static Verdict attempt(mogel::State state, Seat seat, mogel::Action action) {
        mogel::Silent silent;
        return mogel::apply(state, seat, action, silent);
    }
    static void leak(std::string& bytes, const mogel::State& state, Leak leak) {
        switch (leak) {
            case Leak::next_card:
                if (!state.pile.empty()) bytes += static_cast<char>('0' + state.pile[state.pile.size() - 1].number);
                break;
            case Leak::others_hand_order:
                for (const mogel::Hand& hand : state.hands)
                    if (!hand.empty()) bytes += static_cast<char>('0' + hand.nth(0).number);
                break;
            case Leak::none:
            case Leak::top_card_length:
            case Leak::pending_answers:
            case Leak::refusal_of_another_hand: break;
        }
    }
};

}  // namespace scoville::testing
