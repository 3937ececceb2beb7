#include "bots/spicy/memory.h"

#include <algorithm>

namespace scoville::bots {

using namespace spicy;  // NOLINT(google-build-using-namespace)

namespace {

// How likely each habit does what was seen, in the order of Habit. Rough figures from games of the built-in
// bots.
constexpr HabitShares passing{0.05, 0.60, 0.05};
constexpr HabitShares playing{0.95, 0.40, 0.95};
constexpr std::array<HabitShares, fit_count> revealing{{
    {0.37, 0.97, 0.05},  // both right
    {0.25, 0.01, 0.12},  // the number only
    {0.26, 0.01, 0.30},  // the spice only
    {0.12, 0.01, 0.53},  // neither
}};
constexpr double least_share = 0.01;  // nobody is ever quite sure of anybody

constexpr double usual_rate = 0.1;   // challenges per card of somebody else
constexpr double usual_weight = 12;  // cards it takes to shake that

void move_all(CardCounts& from, CardCounts& to) {
    for (std::size_t kind = 0; kind < from.size(); ++kind)
        to[kind] = static_cast<std::uint8_t>(to[kind] + from[kind]);
    from = {};
}

Fit make_fit(bool number, bool spice) {
    if (number) return spice ? Fit::both : Fit::number;
    return spice ? Fit::spice : Fit::neither;
}

// Own, that is: total wilds lie open whoever plays them (W3).
bool is_known_spice_card(Card card) { return card.kind < total_wild.kind; }

}  // namespace

Fit fit_of(NumberSet twins, Card card, Declaration declared) {
    const Truth& truth = truth_of(card);
    const NumberSet accepted = twins.has(declared.number()) ? twins : NumberSet{declared.number()};  // V5
    const bool number = !(truth.numbers & accepted).empty();
    return make_fit(number, truth.spices.has(declared.spice()));
}

struct SpicyMemory::Hear {
    SpicyMemory& memory;

    void operator()(const Started&) const { memory = {}; }
    void operator()(const Played& e) const {
        move_all(memory.latest_, memory.in_stack_);
        if (is_known_spice_card(e.card)) ++memory.latest_[e.card.kind];
        for (const Card extra : e.extras)
            if (is_known_spice_card(extra)) ++memory.latest_[extra.kind];
        if (e.card == total_wild) return;
        if (!e.copy) memory.weigh(e.seat, playing);
        for (Seat seat = 0; seat < max_seats; ++seat)
            if (seat != e.seat) ++memory.could_challenge_[seat];
    }
    void operator()(const Passed& e) const { memory.weigh(e.seat, passing); }
    void operator()(const Challenged& e) const {
        ++memory.challenged_[e.seat];
        memory.called_ = e.trait;
    }
    void operator()(const Revealed& e) const {
        ++memory.shown_[e.card.kind];
        if (memory.latest_[e.card.kind] > 0) --memory.latest_[e.card.kind];
        const Truth& truth = truth_of(e.card);
        const bool number =  // twins show in who won (V5)
            memory.called_ == Trait::number ? e.winner == e.seat : truth.numbers.has(e.declared.number());
        const Fit fit = make_fit(number, truth.spices.has(e.declared.spice()));
        memory.weigh(e.seat, revealing[static_cast<std::size_t>(fit)]);
    }
    void operator()(const StackWon& e) const {
        move_all(memory.in_stack_, memory.buried_);
        if (!e.raid) move_all(memory.latest_, memory.buried_);  // V3: the raider's stack ends below it
    }
    template <class Other>
    void operator()(const Other&) const {}
};

void SpicyMemory::see(const SeenEvent& event) { std::visit(Hear{*this}, event); }

void SpicyMemory::weigh(Seat seat, const HabitShares& likelihood) {
    HabitShares& shares = habits_[seat];
    double sum = 0;
    for (std::size_t i = 0; i < habit_count; ++i) sum += shares[i] *= likelihood[i];
    for (double& share : shares) share = std::max(share / sum, least_share);
    sum = shares[0] + shares[1] + shares[2];
    for (double& share : shares) share /= sum;
}

double SpicyMemory::wariness(Seat seat) const {
    const double usual = usual_rate * usual_weight;
    return (challenged_[seat] + usual) / (could_challenge_[seat] * usual_rate + usual);
}

}  // namespace scoville::bots
