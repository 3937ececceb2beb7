// Games from a fast generator, for batches: how each is dealt and goes on. Simulation<Face> has no general
// case.
#pragma once

#include <optional>
#include <vector>

#include "any/inside/list.h"
#include "base/fast_rng.h"
#include "python/game.h"

namespace scoville::python {

template <class Face>
class Simulation;

template <>
class Simulation<spicy::Face> {
public:
    // Batches ask one seat after another: in live pace anyone may act at any time.
    static std::optional<Wrong> misfit(const spicy::Options& options) {
        if (!options.everyone_answers) return Wrong{"a batch plays at the pace everyone-answers"};
        if (options.random_variants) return Wrong{"a batch plays with the variant cards that are named"};
        return std::nullopt;
    }

    explicit Simulation(const spicy::Options& options) : options_(options) {
        const spicy::Ruleset rules = spicy::ruleset_of(options);
        const int draw = rules.box.spice_cards() - rules.players * rules.dealt;
        if (options.above_end)
            dealers_.emplace_back(rules, *options.above_end);
        else  // S4: up to two cards higher or lower
            for (int more = -2; more <= 2; ++more)
                dealers_.emplace_back(rules, draw - rules.below_end + more);
    }

    template <class Sink>
    void begin(spicy::State& state, FastRng& rng, Sink& sink) const {
        dealers_[dealers_.size() > 1 ? rng.below(static_cast<std::uint32_t>(dealers_.size())) : 0].deal(state,
                                                                                                        rng);
        if (options_.start) state.turn = *options_.start;
        spicy::tell(sink, spicy::Started{state.turn, options_.variants});
    }
    template <class Sink>
    static Verdict act(spicy::State& state, Seat seat, spicy::Action action, FastRng&, Sink& sink) {
        return spicy::apply(state, seat, action, sink);
    }

private:
    spicy::Options options_;
    std::vector<spicy::FastDealer> dealers_;
};

template <>
class Simulation<schoten::Face> {
public:
    static std::optional<Wrong> misfit(const schoten::Options&) { return std::nullopt; }

    explicit Simulation(const schoten::Options& options) : options_(options) {}

    template <class Sink>
    void begin(schoten::State& state, FastRng& rng, Sink& sink) const {
        const schoten::Ruleset rules = schoten::ruleset_of(options_);
        const Seat first = options_.start ? *options_.start : static_cast<Seat>(rng.below(rules.players));
        state = schoten::begin(rules, first);
        schoten::start_round(state, schoten::fast_deal(rules, rng), sink);
    }
    template <class Sink>
    static Verdict act(schoten::State& state, Seat seat, schoten::Action action, FastRng& rng, Sink& sink) {
        const Verdict verdict = schoten::apply(state, seat, action, sink);
        if (state.phase == schoten::Phase::deal)
            schoten::start_round(state, schoten::fast_deal(state.rules, rng), sink);
        return verdict;
    }

private:
    schoten::Options options_;
};

template <>
class Simulation<mogel::Face> {
public:
    static std::optional<Wrong> misfit(const mogel::Options&) { return std::nullopt; }

    explicit Simulation(const mogel::Options& options) : options_(options) {}

    template <class Sink>
    void begin(mogel::State& state, FastRng& rng, Sink& sink) const {
        state = mogel::fast_deal(options_, rng);
        mogel::tell(sink, mogel::Started{state.turn});
    }
    template <class Sink>
    static Verdict act(mogel::State& state, Seat seat, mogel::Action action, FastRng&, Sink& sink) {
        return mogel::apply(state, seat, action, sink);
    }

private:
    mogel::Options options_;
};

}  // namespace scoville::python
