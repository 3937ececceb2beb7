#include "bots/master/memory.h"

namespace scoville::bots {

using namespace spicy;  // NOLINT(google-build-using-namespace)

namespace {

void count(Outcomes& outcomes, Fit fit) {
    outcomes.number += fit == Fit::both || fit == Fit::number;
    outcomes.spice += fit == Fit::both || fit == Fit::spice;
    ++outcomes.all;
}

std::size_t kind_said(Declaration said) {
    return static_cast<std::size_t>(said.spice() * max_number + said.number() - 1);
}

}  // namespace

struct MasterMemory::Hear {
    MasterMemory& memory;

    void operator()(const Started&) const { memory = {}; }
    void operator()(const Played& e) const {
        Conduct& conduct = memory.conduct_[e.seat];
        ++conduct.plays;
        memory.passed_ = {};
        const int before = memory.height_ > 0 ? memory.latest_.number() : 0;
        const int leap = e.declared.number() - before - 1;
        if (leap > 0 && !e.copy) conduct.leaps = static_cast<std::uint8_t>(conduct.leaps + leap);
        for (Seat seat = 0; seat < max_seats; ++seat)
            if (seat != e.seat && e.card != total_wild) ++memory.conduct_[seat].could_call;
        set_latest_down();
        memory.latest_ = e.declared;
        memory.latest_is_last_ = e.last;
        memory.latest_is_hidden_ = e.card.is_hidden();
        ++memory.height_;
    }
    void operator()(const TookBack&) const {}
    void operator()(const Passed& e) const {
        ++memory.conduct_[e.seat].passes;
        memory.passed_.add(e.seat);
    }
    void operator()(const Challenged& e) const {
        Conduct& conduct = memory.conduct_[e.seat];
        ++conduct.challenges;
        ++conduct.called[static_cast<std::size_t>(e.trait)];
        conduct.called_low += memory.height_ <= low_stack;
        conduct.called_high += memory.height_ > 0 && memory.latest_.number() >= high_number;
        memory.called_ = e.trait;
        memory.challenger_ = e.seat;
    }
    void operator()(const Revealed& e) const {
        if (e.winner == memory.challenger_) {
            ++memory.conduct_[e.winner].challenges_won;
            ++memory.conduct_[e.winner].called_won[static_cast<std::size_t>(memory.called_)];
        }
        // Twins (V5) show in who won.
        const NumberSet twins = memory.called_ == Trait::number && e.winner == e.seat
                                    ? truth_of(e.card).numbers | NumberSet{e.declared.number()}
                                    : NumberSet{};
        const Fit fit = fit_of(twins, e.card, e.declared);
        Conduct& owner = memory.conduct_[e.seat];
        ++owner.shown[static_cast<std::size_t>(fit)];
        if (e.declared.number() >= high_number) count(owner.shown_high, fit);
        if (memory.height_ <= low_stack) count(owner.shown_low, fit);
        if (memory.latest_is_last_) count(owner.shown_last, fit);
        memory.passed_ = {};
        memory.height_ = 0;  // the card itself is known; what lay below was only said
    }
    void operator()(const StackWon& e) const {
        if (!e.raid) set_latest_down();  // V3: the raider's stack ends below the top card
        for (std::size_t kind = 0; kind < memory.said_.size(); ++kind) {
            memory.said_[kind] = static_cast<std::uint8_t>(memory.said_[kind] + memory.said_here_[kind]);
            memory.said_here_[kind] = 0;
        }
        memory.height_ = e.raid ? 1 : 0;
    }
    template <class Other>
    void operator()(const Other&) const {}

private:
    // The card on top, if there is one that was not turned over, is one of those below now.
    void set_latest_down() const {
        if (memory.height_ > 0 && memory.latest_is_hidden_) ++memory.said_here_[kind_said(memory.latest_)];
    }
};

void MasterMemory::see(const SeenEvent& event) {
    std::visit(Hear{*this}, event);
    cards_.see(event);
}

}  // namespace scoville::bots
