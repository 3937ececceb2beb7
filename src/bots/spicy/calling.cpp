#include "bots/spicy/calling.h"

#include "base/arithmetic.h"

namespace scoville::bots {

using namespace spicy;  // NOLINT(google-build-using-namespace)

namespace {

constexpr double others_stop = 0.3;     // the chance that another seat challenges a last card
constexpr double paw_pays = 0.9;        // the chance that a raider's paw is not lifted (V3)
constexpr double readiness = 0.55;      // of others, when a challenge promises much
constexpr double readiness_step = 1.5;  // points that make the difference between daring and not
constexpr double setback = 1.2;         // of the two cards drawn, beside their points

// What letting the card pass leads to.
double share_if_let(const SpicyAsk& ask, const SpicyStanding& now, Seat owner, double wrong) {
    const View& view = ask.view;
    if (view.hands[owner].size == 0) {  // S20
        SpicyStanding then = now;
        then.take_trophy(owner);
        const double stopped = wrong * (1 - arithmetic::power(1 - others_stop, view.rules.players - 2));
        SpicyStanding caught = now;
        caught.draw(owner, view.rules.challenge_draw);
        return stopped * caught.share(ask.seat) +
               (1 - stopped) * then.share_after_drawing(ask.seat, view.rules.refill);
    }
    if (view.paw != owner) return now.share(ask.seat);
    SpicyStanding then = now;
    then.win(owner, paw_pays * stack_points(view));
    return then.share(ask.seat);
}

}  // namespace

Call best_call(const SpicyAsk& ask, const SpicyMemory& memory) {
    const View& view = ask.view;
    const Seat owner = view.stack[view.stack.size() - 1].seat;
    const int drawn = view.rules.challenge_draw;
    const TopCardOdds odds = top_card_odds(ask, memory);
    Call best{.wrong = -1};
    for (const int each : ask.legal.challenges) {
        const auto trait = static_cast<Trait>(each);
        const double wrong = 1 - odds.right(trait);
        if (wrong > best.wrong) best = {.trait = trait, .wrong = wrong};
    }

    const SpicyStanding now(view);
    SpicyStanding won = now;
    won.win(ask.seat, stack_points(view));
    won.draw(owner, drawn);
    SpicyStanding lost = now;
    lost.win(owner, stack_points(view));
    if (view.hands[owner].size == 0) lost.take_trophy(owner);
    lost.draw(ask.seat, drawn);
    const double called = best.wrong * won.share_after_drawing(ask.seat, drawn) +
                          (1 - best.wrong) * lost.share_after_drawing(ask.seat, drawn);
    best.gain = (called - share_if_let(ask, now, owner, best.wrong)) / now.point_worth(ask.seat);
    return best;
}

double call_chance(const Ruleset& rules, double wrong, double points, double last_card_points) {
    const double for_another = 1.0 / (rules.players - 1);
    const double won = points + for_another * (rules.challenge_draw + setback + last_card_points);
    const double lost = for_another * points + rules.challenge_draw + setback;
    const double gain = wrong * won - (1 - wrong) * lost;
    return readiness / (1 + arithmetic::exp(-gain / readiness_step));
}

}  // namespace scoville::bots
