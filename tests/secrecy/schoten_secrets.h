// The secrets of Scharfe Schoten: numbers nobody has seen change places within their colour, and tips that
// are not shown yet change.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "lab/moves/schoten_moves.h"
#include "schoten/inside/seen.h"
#include "tests/games/schoten_trial.h"
#include "tests/secrecy/observer.h"

namespace scoville::schoten::secrets {

using lab::random_move;
using lab::SchotenMove;

struct Lived {
    Ruleset rules;
    Seat first;
    std::vector<RoundDeal> deals;
    std::vector<SchotenMove> moves;
    std::size_t tips_began = 0;  // index of the first tip of a round whose tips are still secret at the end
};

// Applies the moves, dealing whenever a deal is due.
template <class Sink>
State run(const Lived& lived, Sink& sink) {
    State state = begin(lived.rules, lived.first);
    const auto deal_if_due = [&] {
        if (state.phase == Phase::deal)
            start_round(state, lived.deals[static_cast<std::size_t>(state.round())], sink);
    };
    deal_if_due();
    for (const SchotenMove& move : lived.moves) {
        EXPECT_TRUE(apply(state, move.seat, move.action, sink));
        deal_if_due();
    }
    return state;
}

inline Lived live(FastRng& rng) {
    const Ruleset rules = ruleset_of({.players = static_cast<std::uint8_t>(3 + rng.below(2))});
    Lived lived{rules, static_cast<Seat>(rng.below(rules.players)), {}, {}, 0};
    Silent silent;
    State state = begin(rules, lived.first);
    const auto length = 1 + rng.below(200);
    while (!state.over() && lived.moves.size() < length) {
        if (state.phase == Phase::deal) {
            lived.deals.push_back(fast_deal(rules, rng));
            start_round(state, lived.deals.back(), silent);
            lived.tips_began = lived.moves.size();
        }
        lived.moves.push_back(random_move(state, rng));
        EXPECT_TRUE(apply(state, lived.moves.back().seat, lived.moves.back().action, silent));
    }
    if (state.phase == Phase::deal) lived.deals.push_back(fast_deal(rules, rng));
    if (state.phase != Phase::tips) lived.tips_began = lived.moves.size();
    return lived;
}

// Cards of a round that were played face up by the end of the moves.
inline CardSet played_in(const Lived& lived, std::size_t which) {
    Silent silent;
    CardSet played;
    State state = begin(lived.rules, lived.first);
    std::size_t round = 0;
    start_round(state, lived.deals[0], silent);
    for (const SchotenMove& move : lived.moves) {
        if (round == which && move.action.what == Do::card) played.add(move.action.card);
        EXPECT_TRUE(apply(state, move.seat, move.action, silent));
        if (state.phase == Phase::deal) start_round(state, lived.deals[++round], silent);
    }
    return played;
}

// Swaps the numbers of unseen cards within each colour (their backs are known, T3).
inline RoundDeal permute(const RoundDeal& deal, CardSet seen, FastRng& rng) {
    std::vector<std::pair<int, Card>> unseen;  // where (seat, or -1 for the rack) and which
    CardSet rack = CardSet::whole_box();
    RoundDeal permuted = deal;
    for (int seat = 0; seat < max_players; ++seat) {
        const CardSet hand = deal.hands[static_cast<std::size_t>(seat)];
        rack = rack - hand;
        (hand - seen).for_each_card([&](Card card) { unseen.emplace_back(seat, card); });
        permuted.hands[static_cast<std::size_t>(seat)] = hand & seen;
    }
    (rack - seen).for_each_card([&](Card card) { unseen.emplace_back(-1, card); });
    for (std::size_t i = 0; i < unseen.size(); ++i) {
        const std::size_t j = rng.below(static_cast<std::uint32_t>(unseen.size()));
        if (unseen[i].second.colour() == unseen[j].second.colour())
            std::swap(unseen[i].second, unseen[j].second);
    }
    for (const auto& [seat, card] : unseen)
        if (seat >= 0) permuted.hands[static_cast<std::size_t>(seat)].add(card);
    return permuted;
}

inline void vary_pending_tips(Lived& lived, std::optional<Seat> observer, FastRng& rng) {
    for (std::size_t i = lived.tips_began; i < lived.moves.size(); ++i)
        if (lived.moves[i].seat != observer) lived.moves[i].action = lab::detail::random_tip(rng);
}

}  // namespace scoville::schoten::secrets

namespace scoville::testing {

template <>
struct Secrets<schoten::Face> {
    using Lived = schoten::secrets::Lived;
    static constexpr std::array leaks{Leak::next_card, Leak::others_hand_order, Leak::pending_answers,
                                      Leak::refusal_of_another_hand};

    static Lived live(FastRng& rng) { return schoten::secrets::live(rng); }
    static schoten::Options options(const Lived& lived) {
        return {.players = lived.rules.players, .start = lived.first};
    }
    static Lived other(const Lived& lived, std::optional<Seat> observer, FastRng& rng) {
        Lived other = lived;
        for (std::size_t round = 0; round < lived.deals.size(); ++round) {
            schoten::CardSet seen = schoten::secrets::played_in(lived, round);
            if (observer) seen = seen | lived.deals[round].hands[*observer];
            other.deals[round] = schoten::secrets::permute(lived.deals[round], seen, rng);
        }
        schoten::secrets::vary_pending_tips(other, observer, rng);
        return other;
    }
    template <class Sink>
    static schoten::State run(const Lived& lived, Sink& sink) {
        return schoten::secrets::run(lived, sink);
    }
    static Verdict attempt(schoten::State state, Seat seat, schoten::Action action) {
        schoten::Silent silent;
        return schoten::apply(state, seat, action, silent);
    }
    static void leak(std::string& bytes, const schoten::State& state, Leak leak) {
        switch (leak) {
            case Leak::next_card:
                bytes += static_cast<char>('!' + (state.rack.empty() ? 0 : state.rack.nth(0).index));
                break;
            case Leak::others_hand_order:
                for (const schoten::CardSet hand : state.hands)
                    if (!hand.empty()) bytes += static_cast<char>('!' + hand.nth(0).index);
                break;
            case Leak::pending_answers:
                for (const schoten::Tip tip : state.tips)
                    bytes += static_cast<char>('A' + schoten::as_int(tip.most));
                break;
            case Leak::none:
            case Leak::top_card_length:
            case Leak::refusal_of_another_hand: break;
        }
    }
};

}  // namespace scoville::testing
