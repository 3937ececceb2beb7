#include "bots/master/memory.h"

namespace scoville::bots {

using namespace spicy;  // NOLINT(google-build-using-namespace)

struct MasterMemory::Hear {
    MasterMemory& memory;

    void operator()(const Started&) const { memory = {}; }
    void operator()(const Played& e) const {
        ++memory.conduct_[e.seat].plays;
        memory.passed_ = {};
    }
    void operator()(const Passed& e) const {
        ++memory.conduct_[e.seat].passes;
        memory.passed_.add(e.seat);
    }
    void operator()(const Challenged& e) const {
        ++memory.conduct_[e.seat].challenges;
        memory.called_ = e.trait;
        memory.challenger_ = e.seat;
    }
    void operator()(const Revealed& e) const {
        if (e.winner == memory.challenger_) ++memory.conduct_[e.winner].challenges_won;
        // Twins (V5) show in who won.
        const NumberSet twins = memory.called_ == Trait::number && e.winner == e.seat
                                    ? truth_of(e.card).numbers | NumberSet{e.declared.number()}
                                    : NumberSet{};
        const Fit fit = fit_of(twins, e.card, e.declared);
        ++memory.conduct_[e.seat].shown[static_cast<std::size_t>(fit)];
        memory.passed_ = {};
    }
    template <class Other>
    void operator()(const Other&) const {}
};

void MasterMemory::see(const SeenEvent& event) {
    std::visit(Hear{*this}, event);
    cards_.see(event);
}

}  // namespace scoville::bots
