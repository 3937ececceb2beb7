#include "bots/spicy/beliefs.h"

#include <algorithm>

#include "base/arithmetic.h"

namespace scoville::bots {

using namespace spicy;  // NOLINT(google-build-using-namespace)

namespace {

// How a schemer chooses, as far as others need to know. Rough figures from games of the built-in bots.
constexpr double tells_truth = 0.85;   // when the hand allows it in full
constexpr double likes_number = 0.55;  // of two half-truths
constexpr double dares_lie = 0.45;     // with nothing right in hand, rather than passing
constexpr double lies_anyway = 0.06;
// What schemers declare who think about what others will believe: with their last card, and with many to
// choose from.
constexpr double thinks_ahead = 0.7;
constexpr std::array<double, fit_count> with_one{0.13, 0.33, 0.23, 0.31};
constexpr std::array<double, fit_count> with_many{0.50, 0.20, 0.25, 0.05};
constexpr double copies_blind = 0.06;  // without the exact card (V7), for one with a single card

// The chance that none of `wanted` cards is among `drawn` of `size`: hypergeometric.
double none_of(double wanted, int drawn, int size) {
    if (wanted + drawn > size) return 0;
    double chance = 1;
    for (int i = 0; i < drawn; ++i) chance *= (size - wanted - i) / (size - i);
    return chance;
}

// The share of one of `choices` that fits for certain, the others each with chance `other`, picked evenly.
double picked(double other, int choices) {
    if (other <= 0) return 1;
    return (1 - arithmetic::power(1 - other, choices)) / (choices * other);
}

using FitShares = std::array<double, fit_count>;  // in the order of Fit
constexpr std::size_t at(Fit fit) { return static_cast<std::size_t>(fit); }

void scale_to(FitShares& shares, double sum) {
    const double now = shares[0] + shares[1] + shares[2] + shares[3];
    if (now <= 0) return;
    for (double& share : shares) share *= sum / now;
}

// Says anything about any card.
FitShares careless(const std::array<int, fit_count>& fitting, int size) {
    FitShares shares{};
    for (std::size_t i = 0; i < fit_count; ++i)
        shares[i] = fitting[i] / static_cast<double>(std::max(size, 1));
    return shares;
}

// Full truth if the hand has it, else half of it, else a lie or a pass. Being able to choose the declaration
// makes it likelier that it fits; so hands are weighed by how they would have chosen.
FitShares near_schemer(const Ruleset& rules, const std::array<int, fit_count>& fitting, const Claim& claim,
                       int size) {
    std::array<double, fit_count> held{};  // the chance that the hand had one that fits so
    for (std::size_t i = 0; i < fit_count; ++i) held[i] = 1 - none_of(fitting[i], claim.hand, size);
    const double full = held[at(Fit::both)];
    if (claim.copy) {
        FitShares shares{full, 0, 0, 0};
        for (std::size_t i = 1; i < fit_count; ++i)
            shares[i] = copies_blind / claim.hand * (1 - full) * held[i];
        return shares;
    }

    const Box& box = rules.box;
    const double scale = size / static_cast<double>(box.spice_cards());
    const double any_full = 1 - none_of(box.copies * scale, claim.hand, size);
    const double any_number =
        1 - none_of(((box.spices - 1) * box.copies + box.wild_numbers) * scale, claim.hand, size);
    const double no_other_full = arithmetic::power(1 - any_full, claim.choices - 1);
    const double no_number =
        (1 - held[at(Fit::number)]) * arithmetic::power(1 - any_number, claim.choices - 1);
    const double spice = held[at(Fit::spice)];

    FitShares rest{};
    rest[at(Fit::number)] =
        held[at(Fit::number)] * picked(any_number, claim.choices) * (likes_number * spice + (1 - spice));
    rest[at(Fit::spice)] = spice * (no_number + (1 - no_number) * (1 - likes_number)) / claim.choices;
    rest[at(Fit::neither)] =
        held[at(Fit::neither)] * (dares_lie * no_number * (1 - spice) + lies_anyway) / claim.choices;
    scale_to(rest, ((1 - tells_truth) + tells_truth * (1 - full) * no_other_full) / claim.choices);
    rest[at(Fit::both)] = tells_truth * full * picked(any_full, claim.choices);
    return rest;
}

// Half-truths placed where nobody looks: what is usual, less so where the cards for it are gone.
FitShares far_schemer(const Ruleset& rules, const std::array<int, fit_count>& fitting, const Claim& claim,
                      int size) {
    const Box& box = rules.box;
    const FitShares whole_box =
        careless(UnseenCards(box).fitting(rules.twins, claim.declared), box.spice_cards());
    FitShares shares = careless(fitting, size);
    const double few = 1.0 / claim.hand;
    for (std::size_t i = 0; i < fit_count; ++i)
        if (shares[i] > 0) shares[i] *= (few * with_one[i] + (1 - few) * with_many[i]) / whole_box[i];
    return shares;
}

FitShares schemer(const Ruleset& rules, const std::array<int, fit_count>& fitting, const Claim& claim,
                  int size) {
    FitShares shares = near_schemer(rules, fitting, claim, size);
    if (claim.copy) return shares;
    FitShares far = far_schemer(rules, fitting, claim, size);
    scale_to(shares, 1 - thinks_ahead);
    scale_to(far, thinks_ahead);
    for (std::size_t i = 0; i < fit_count; ++i) shares[i] += far[i];
    return shares;
}

// How many declarations there were to choose from below the top card; a card that a raider left alone (V3)
// tells by its number that it did not open a stack.
int choices_at(const View& view, Declaration declared) {
    const Ruleset& rules = view.rules;
    int below = view.stack.size() - 2;
    while (below >= 0 && view.stack[below].extra) --below;
    if (below < 0)
        return rules.openers.has(declared.number()) ? rules.openers.size() * rules.box.spices
                                                    : rules.box.numbers / 2;
    const int number = view.stack[below].declared.number();
    const int wrapped = rules.wraps_after.has(number) ? rules.openers.size() : 0;
    return std::max(1, rules.box.numbers - number + wrapped);
}

}  // namespace

UnseenCards::UnseenCards(const Box& box) {
    for (std::uint8_t kind = 0; kind < total_wild.kind; ++kind)
        left_[kind] = static_cast<std::uint8_t>(box.copies_of(Card{kind}));
    const int of_number = box.spices * box.copies;
    const int of_spice = box.numbers * box.copies;
    of_number_.fill(static_cast<std::uint8_t>(of_number));
    of_spice_.fill(static_cast<std::uint8_t>(of_spice));
    size_ = box.spice_cards();
}

void UnseenCards::take(Card card) {
    if (card.kind >= total_wild.kind || left_[card.kind] == 0) return;
    --left_[card.kind];
    --size_;
    if (card.kind >= wild_spice.kind) return;
    --of_number_[card.kind % max_number + 1];
    --of_spice_[card.kind / max_number];
}

void UnseenCards::take(const CardCounts& counts) {
    for (std::uint8_t kind = 0; kind < total_wild.kind; ++kind)
        for (int i = 0; i < counts[kind]; ++i) take(Card{kind});
}

UnseenCards UnseenCards::to_everyone(const View& view, const SpicyMemory& memory) {
    UnseenCards cards(view.rules.box);
    cards.take(memory.shown());
    return cards;
}

UnseenCards UnseenCards::from(Seat seat, const View& view, const SpicyMemory& memory) {
    UnseenCards cards = to_everyone(view, memory);
    cards.take(memory.buried());
    view.hands[seat].cards.for_each_card([&](Card card) { cards.take(card); });
    for (const SeenStackCard& card : view.stack) cards.take(card.card);
    return cards;
}

std::array<int, fit_count> UnseenCards::fitting(NumberSet twins, Declaration declared) const {
    const NumberSet accepted = twins.has(declared.number()) ? twins : NumberSet{declared.number()};
    int both = 0;
    int number = left_[wild_number.kind];
    for (const int each : accepted) {
        both += left_[Card::of(declared.spice(), each).kind];
        number += of_number_[static_cast<std::size_t>(each)];
    }
    const int spice = of_spice_[static_cast<std::size_t>(declared.spice())] + left_[wild_spice.kind];
    return {both, number - both, spice - both, size_ - number - spice + both};
}

TopCardOdds claim_odds(const Ruleset& rules, const UnseenCards& unseen, const Claim& claim,
                       const HabitShares& habits) {
    const auto fitting = unseen.fitting(rules.twins, claim.declared);
    const int size = unseen.size();
    const Claim possible{claim.declared, std::clamp(claim.hand, 1, std::max(size, 1)), claim.choices,
                         claim.copy};
    FitShares blind = careless(fitting, size);
    FitShares clever = schemer(rules, fitting, possible, size);
    scale_to(clever, habits[static_cast<std::size_t>(Habit::schemer)]);
    scale_to(blind, habits[static_cast<std::size_t>(Habit::careless)]);
    FitShares shares{};
    for (std::size_t i = 0; i < fit_count; ++i) shares[i] = clever[i] + blind[i];
    if (fitting[at(Fit::both)] > 0)
        shares[at(Fit::both)] += habits[static_cast<std::size_t>(Habit::truthful)];
    scale_to(shares, 1);
    const double both = shares[at(Fit::both)];
    return {std::min(1.0, both + shares[at(Fit::number)]), std::min(1.0, both + shares[at(Fit::spice)]),
            both};
}

TopCardOdds top_card_odds(const SpicyAsk& ask, const UnseenCards& unseen, const SpicyMemory& memory) {
    const View& view = ask.view;
    CHECK(!view.stack.empty());
    const SeenStackCard& top = view.stack[view.stack.size() - 1];
    if (!top.card.is_hidden()) {
        const Fit fit = fit_of(view.rules.twins, top.card, top.declared);
        const bool both = fit == Fit::both;
        return {both || fit == Fit::number ? 1.0 : 0.0, both || fit == Fit::spice ? 1.0 : 0.0,
                both ? 1.0 : 0.0};
    }
    const SeenHand& hand = view.hands[top.seat];
    const Claim claim{.declared = top.declared,
                      .hand = hand.size - hand.total_wilds + 1,
                      .choices = top.copy ? 1 : choices_at(view, top.declared),
                      .copy = top.copy};
    return claim_odds(view.rules, unseen, claim, memory.habits(top.seat));
}

TopCardOdds top_card_odds(const SpicyAsk& ask, const SpicyMemory& memory) {
    return top_card_odds(ask, UnseenCards::from(ask.seat, ask.view, memory), memory);
}

}  // namespace scoville::bots
