// The players of the second sight: everyone's cards and conduct, how the game stands and would stand.
#include <algorithm>

#include "bots/master/listing.h"
#include "bots/master/second.h"

namespace scoville::bots {

using namespace spicy;  // NOLINT(google-build-using-namespace)
using In = SecondInputs;

namespace {

int points(const View& view, Seat seat) {
    const Ruleset& rules = view.rules;
    const SeenHand& hand = view.hands[seat];
    return rules.trophy_points * view.trophies[seat] + view.won[seat].spice - (hand.size - hand.total_wilds) +
           rules.total_wild_points * (view.won[seat].total - hand.total_wilds);
}

void list_outcomes(const Listing& to, int at, const Outcomes& outcomes) {
    constexpr float weight = 0.4F;
    to.add(at, static_cast<float>(outcomes.all) * weight);
    to.add(at + 1, static_cast<float>(outcomes.number) * weight);
    to.add(at + 2, static_cast<float>(outcomes.spice) * weight);
}

void list_conduct(const Listing& to, int at, const Conduct& conduct) {
    const auto add = [&](int offset, std::uint8_t count, float weight) {
        to.add(at + offset, static_cast<float>(count) * weight);
    };
    for (int i = 0; i < static_cast<int>(fit_count); ++i)
        add(i, conduct.shown[static_cast<std::size_t>(i)], 0.4F);
    const auto moves = static_cast<float>(conduct.plays + conduct.passes);
    to.add(at + 4, static_cast<float>(conduct.passes) / (moves + 2));
    to.add(at + 5, moves * 0.05F);
    constexpr auto number = static_cast<std::size_t>(Trait::number);
    constexpr auto spice = static_cast<std::size_t>(Trait::spice);
    add(6, conduct.called[number], 0.3F);
    add(7, conduct.called[spice], 0.3F);
    add(8, conduct.called_won[number], 0.3F);
    add(9, conduct.called_won[spice], 0.3F);
    to.add(at + 10,
           4 * static_cast<float>(conduct.challenges) / (static_cast<float>(conduct.could_call) + 8));
    add(11, conduct.called_low, 0.3F);
    add(12, conduct.called_high, 0.3F);
    list_outcomes(to, at + 13, conduct.shown_high);
    list_outcomes(to, at + 16, conduct.shown_low);
    list_outcomes(to, at + 19, conduct.shown_last);
    const float plays = static_cast<float>(conduct.plays) + 2;
    to.add(at + 22, static_cast<float>(conduct.leaps) / plays * 0.5F);
}

// What the best of the others has, if `seat` had so many points more.
int best_other(const View& view, Seat me, Seat seat, int more) {
    int best = -1000;
    for (Seat other = 0; other < view.rules.players; ++other)
        if (other != me) best = std::max(best, points(view, other) + (other == seat ? more : 0));
    return best;
}

constexpr float point = 0.06F;
float scaled(int margin) { return static_cast<float>(std::clamp(margin, -25, 25)) * point; }

// If the owner of the top card wins the stack, and if the challenger does.
void list_stack_won(const Listing& to, int at, int own) {
    const View& view = to.view();
    const Seat me = to.ask.seat;
    const Seat owner = to.top().seat;
    const int size = view.stack.size();
    const int lost = view.rules.challenge_draw;
    const bool last = view.hands[owner].size == 0;
    const int trophy = last ? view.rules.trophy_points : 0;
    const int if_right = owner == me ? own + size + trophy - best_other(view, me, me, 0)
                                     : own - lost - best_other(view, me, owner, size + trophy);
    const int if_wrong = owner == me ? own - lost - best_other(view, me, me, 0) - size
                                     : own + size - best_other(view, me, owner, -lost);
    to.add(at, scaled(if_right));
    to.add(at + 1, scaled(if_wrong));
    to.mark_if(if_right > 0, at + 2);
    to.mark_if(if_wrong > 0, at + 3);
    int left = view.rules.box.trophies;
    for (Seat seat = 0; seat < view.rules.players; ++seat) left -= view.trophies[seat];
    const bool ends = last && (left <= 1 || view.trophies[owner] + 1 >= view.rules.trophies_to_win);
    to.mark_if(last, at + 4);
    to.mark_if(ends, at + 5);
    const bool drawn_out = view.above_end <= lost;
    to.mark_if(drawn_out && if_right > 0, at + 6);
    to.mark_if(drawn_out && if_right <= 0, at + 7);
    to.mark_if(drawn_out && if_wrong > 0, at + 8);
    to.mark_if(drawn_out && if_wrong <= 0, at + 9);
}

}  // namespace

void list_seats(const Listing& to) {
    const View& view = to.view();
    const int own = points(view, to.ask.seat);
    for (int i = 0; i < to.players(); ++i) {
        const auto seat = static_cast<Seat>((to.ask.seat + i) % to.players());
        const int at = In::seats + i * In::per_seat;
        const SeenHand& hand = view.hands[seat];
        to.add(at, static_cast<float>(hand.size) * 0.15F);
        if (hand.size <= 3) to.mark(at + 1 + hand.size);
        to.add(at + 5, static_cast<float>(view.won[seat].spice) * 0.1F);
        to.add(at + 6, static_cast<float>(view.trophies[seat]));
        to.add(at + 7, static_cast<float>(hand.total_wilds));
        to.add(at + 8, static_cast<float>(points(view, seat) - (i == 0 ? 0 : own)) * point);
        to.mark_if(to.memory.passed().has(seat), at + 9);
        to.mark_if(view.turn == seat, at + 10);
        list_conduct(to, at + 11, to.memory.conduct(seat));
    }
}

void list_standing(const Listing& to) {
    const View& view = to.view();
    const Seat me = to.ask.seat;
    constexpr int at = In::standing;
    const int own = points(view, me);
    int ahead = 0;
    for (Seat seat = 0; seat < view.rules.players; ++seat) ahead += seat != me && points(view, seat) > own;
    to.mark(at + ahead);
    const int margin = own - best_other(view, me, me, 0);
    to.add(at + 6, scaled(margin));
    to.mark_if(margin > 0, at + 7);
    to.mark_if(view.above_end <= 1 && margin > 0, at + 8);
    to.mark_if(view.above_end <= 1 && margin <= 0, at + 9);
    if (!view.stack.empty()) list_stack_won(to, at + 10, own);
}

}  // namespace scoville::bots
