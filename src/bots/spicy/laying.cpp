#include "bots/spicy/laying.h"

#include <algorithm>

#include "base/arithmetic.h"
#include "bots/spicy/calling.h"

namespace scoville::bots {

using namespace spicy;  // NOLINT(google-build-using-namespace)

namespace {

constexpr double paw_pays = 0.85;    // the chance that the next card comes before a challenge (V3)
constexpr double trait_step = 0.15;  // how sharply challengers choose the likelier trait
constexpr double first_trophy = 8;   // in points, to those who could stop it
constexpr double winning_trophy = 30;
constexpr double swap = 0.25;  // a card exchanged for a fresh one (V4)
constexpr int swap_until = 6;  // draws before the end

// What a card is worth to later turns: wilds are never wrong in both, and the stack keeps its spice.
double keeping(Card card, int spice) {
    if (card == wild_number) return 0.5;
    if (card == wild_spice) return 0.35;
    if (card == total_wild) return 0.6;
    return truth_of(card).spices.has(spice) ? 0.15 : 0;
}

}  // namespace

Laying::Laying(const SpicyAsk& ask, const SpicyMemory& memory, const SpicyTemper& temper,
               const UnseenCards& open_to_all, Declaration declared, bool copy)
    : ask_(ask), temper_(temper), declared_(declared), copy_(copy), before_(ask.view) {
    const View& view = ask.view;
    now_ = before_.share(ask.seat);
    point_worth_ = before_.point_worth(ask.seat);
    under_ = stack_points(view);
    if (view.paw != no_seat) {
        before_.win(view.paw, under_);
        under_ = 0;
    }
    answer_ = expect(memory, open_to_all);
    const int most = ask.legal.extras_on.has(declared.number()) ? ask.legal.max_extras : 0;
    for (int extras = 0; extras <= most; ++extras)
        shares_[static_cast<std::size_t>(extras)] = follow(Card::of(0, 1), extras);
}

Laying::Answer Laying::expect(const SpicyMemory& memory, const UnseenCards& open_to_all) {
    const View& view = ask_.view;
    const SeenHand& hand = view.hands[ask_.seat];
    const Claim claim{.declared = declared_,
                      .hand = hand.size - hand.total_wilds,
                      .choices = copy_ ? 1 : ask_.legal.declarations.size(),
                      .copy = copy_};
    const TopCardOdds odds = claim_odds(view.rules, open_to_all, claim, memory.habits(ask_.seat));
    const double wrong = copy_ ? 1 - odds.both : 1 - std::min(odds.number, odds.spice);
    const bool winning = view.trophies[ask_.seat] + 1 >= view.rules.trophies_to_win;
    const double prize = !is_last() ? 0 : winning ? winning_trophy : first_trophy;
    const double each = call_chance(view.rules, wrong, under_ + 1, prize) * temper_.fear;
    double quiet = 1;
    double most = -1;
    for (Seat seat = 0; seat < view.rules.players; ++seat) {
        if (seat == ask_.seat) continue;
        const double chance = std::min(0.95, each * memory.wariness(seat));
        quiet *= 1 - chance;
        if (chance <= most) continue;
        most = chance;
        caller_ = seat;
    }
    if (copy_) return {.whole = 1 - quiet};
    const double number = 1 / (1 + arithmetic::exp((odds.number - odds.spice) / trait_step));
    return {.number = (1 - quiet) * number, .spice = (1 - quiet) * (1 - number)};
}

double Laying::right_if_called(Fit fit) const {
    double right = 0;
    if (fit == Fit::both) right = answer_.whole;
    if (fit == Fit::both || fit == Fit::number) right += answer_.number;
    if (fit == Fit::both || fit == Fit::spice) right += answer_.spice;
    return right;
}

// What the seat's temper has against saying this.
double Laying::qualms(Fit fit) const {
    if (fit == Fit::both) return 0;
    if (copy_) return temper_.blind_copy;
    return fit == Fit::neither ? temper_.lie : temper_.half_truth;
}

Laying::Shares Laying::follow(Card card, int extras) const {
    const View& view = ask_.view;
    const Seat me = ask_.seat;
    const bool total = card == total_wild;
    const double stack = under_ + extras + (total ? view.rules.total_wild_points : 1);
    SpicyStanding after = before_;
    after.lay(me, card);

    SpicyStanding stands = after;
    if (is_last() && !total) stands.take_trophy(me);             // S21
    if (is_last() && total) stands.draw(me, view.rules.refill);  // W4
    if (view.rules.paw_on.has(declared_.number())) stands.win(me, paw_pays * stack);
    if (total) return {.stands = stands.share(me)};  // W3

    const int drawn = view.rules.challenge_draw;
    SpicyStanding wins = after;
    wins.win(me, stack);
    if (is_last()) wins.take_trophy(me);
    wins.draw(caller_, drawn);
    SpicyStanding loses = after;
    loses.win(caller_, stack);
    loses.draw(me, drawn);
    return {stands.share(me), wins.share_after_drawing(me, drawn), loses.share_after_drawing(me, drawn)};
}

double Laying::value(Card card, int extras) const {
    const Fit fit = fit_of(ask_.view.rules.twins, card, declared_);
    double share = 0;
    if (card == total_wild) {
        share = follow(card, extras).stands;
    } else {
        const Shares& shares = shares_[static_cast<std::size_t>(extras)];
        const double called = answer_.number + answer_.spice + answer_.whole;
        const double right = right_if_called(fit);
        share = (1 - called) * shares.stands + right * shares.wins + (called - right) * shares.loses;
    }
    double value = (share - now_) / point_worth_ - qualms(fit);
    if (extras > 0) value += ask_.view.above_end > swap_until ? swap * extras : -extras;
    return value + temper_.height * declared_.number() - keeping(card, declared_.spice());
}

double passing_value(const SpicyAsk& ask, const SpicyTemper& temper) {
    const SpicyStanding now(ask.view);
    SpicyStanding then = now;
    then.draw(ask.seat, 1);
    const double change = then.share_after_drawing(ask.seat, 1) - now.share(ask.seat);
    return change / now.point_worth(ask.seat) - temper.passing;
}

Extras unloved(Hand hand, Card laid, Declaration declared, int most) {
    hand.remove(laid);
    Extras extras;
    while (extras.size() < most && !hand.empty()) {
        Card worst = Card::hidden();
        hand.for_each_kind([&](Card card) {
            if (worst.is_hidden() || keeping(card, declared.spice()) < keeping(worst, declared.spice()))
                worst = card;
        });
        if (keeping(worst, declared.spice()) > 0) break;
        hand.remove(worst);
        extras.push_back(worst);
    }
    return extras;
}

}  // namespace scoville::bots
