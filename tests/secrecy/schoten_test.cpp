#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "lab/moves/schoten_moves.h"
#include "notation/schoten_out.h"
#include "schoten/inside/seen.h"
#include "tests/secrecy/observer.h"

namespace scoville::schoten {
namespace {

using lab::random_move;
using lab::SchotenMove;
using scoville::testing::Leak;

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

Lived live(FastRng& rng) {
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
CardSet played_in(const Lived& lived, std::size_t which) {
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
RoundDeal permute(const RoundDeal& deal, CardSet seen, FastRng& rng) {
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

void vary_pending_tips(Lived& lived, std::optional<Seat> observer, FastRng& rng) {
    for (std::size_t i = lived.tips_began; i < lived.moves.size(); ++i)
        if (lived.moves[i].seat != observer) lived.moves[i].action = lab::detail::random_tip(rng);
}

class Observation {
public:
    static constexpr bool listens = true;
    explicit Observation(Viewer viewer) : viewer_(viewer) {}
    void tell(const Event& event) {
        JsonOut out(bytes);
        notation::write_schoten_event(out, see(event, viewer_));
    }
    std::string bytes;

private:
    Viewer viewer_;
};

void describe_choices(const State& state, Seat seat, std::string& bytes) {
    for_each_action(legal(state, seat), [&](Action action) {
        JsonOut out(bytes);
        notation::write_schoten_move(out, seat, action);
    });
    Silent silent;
    for (int index = 0; index < card_count; ++index) {
        State copy = state;
        const Verdict verdict =
            apply(copy, seat, Action::play(Card{static_cast<std::uint8_t>(index)}), silent);
        bytes += verdict ? "ok" : verdict.refusal().key;
    }
}

void leak_into(std::string& bytes, const State& state, Leak leak) {
    switch (leak) {
        case Leak::none:
        case Leak::top_card_length: break;
        case Leak::next_card:
            bytes += static_cast<char>('!' + (state.rack.empty() ? 0 : state.rack.nth(0).index));
            break;
        case Leak::others_hand_order:
            for (const CardSet hand : state.hands)
                if (!hand.empty()) bytes += static_cast<char>('!' + hand.nth(0).index);
            break;
        case Leak::pending_answers:
            for (const Tip tip : state.tips) bytes += static_cast<char>('A' + as_int(tip.most));
            break;
        case Leak::refusal_of_another_hand: describe_choices(state, 1, bytes); break;
    }
}

std::string observe(const Lived& lived, std::optional<Seat> observer, Leak leak) {
    const Viewer viewer = observer ? Viewer::at_seat(*observer) : Viewer::spectator();
    Observation seen(viewer);
    const State state = run(lived, seen);
    JsonOut out(seen.bytes);
    out.open_object();
    notation::write_schoten_view(out, see(state, viewer, Finished::sealed));
    out.close_object();
    if (observer) describe_choices(state, *observer, seen.bytes);
    leak_into(seen.bytes, state, leak);
    return seen.bytes;
}

int differences(Leak leak, int games, std::uint64_t seed) {
    FastRng rng(seed);
    int different = 0;
    for (int game = 0; game < games; ++game) {
        const Lived lived = live(rng);
        const auto who = rng.below(lived.rules.players + 1u);
        const std::optional<Seat> observer =
            who == lived.rules.players ? std::nullopt : std::optional(static_cast<Seat>(who));
        Lived other = lived;
        for (std::size_t round = 0; round < lived.deals.size(); ++round) {
            CardSet seen = played_in(lived, round);
            if (observer) seen = seen | lived.deals[round].hands[*observer];
            other.deals[round] = permute(lived.deals[round], seen, rng);
        }
        vary_pending_tips(other, observer, rng);
        const std::string before = observe(lived, observer, leak);
        const std::string after = observe(other, observer, leak);
        if (before == after) continue;
        ++different;
        if (leak == Leak::none) ADD_FAILURE() << "observer " << who << "\n" << before << "\n" << after;
        if (leak == Leak::none && different > 3) break;
    }
    return different;
}

TEST(SchotenSecrecy, an_observer_cannot_tell_unseen_numbers_apart) {
    EXPECT_EQ(differences(Leak::none, 2000, 1), 0);
}

TEST(SchotenSecrecy, planted_leaks_are_found) {
    for (const Leak leak :
         {Leak::next_card, Leak::others_hand_order, Leak::pending_answers, Leak::refusal_of_another_hand})
        EXPECT_GT(differences(leak, 300, 2), 0) << static_cast<int>(leak);
}

}  // namespace
}  // namespace scoville::schoten
