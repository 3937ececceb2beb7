#include "lab/arena/random_records.h"

#include "base/check.h"
#include "lab/arena/kinds.h"

namespace scoville::lab {
namespace {

// In live pace a let outside a wait is accepted and does nothing: such games need not show it.
bool does_nothing(const spicy::State& state, spicy::Action action) {
    return action.what == spicy::Do::let && state.phase == spicy::Phase::turn;
}

}  // namespace

void random_record(const spicy::Options& options, FastRng& rng, std::string& out) {
    const auto keys = random_keys<SpicyKind>(options, rng);
    JsonOut json(out);
    begin_record<SpicyKind>(json, options, keys);
    json.key("actions").open_array();
    spicy::State state = SpicyKind::deal(options, keys).state;
    spicy::Silent silent;
    while (!state.over()) {
        const SpicyMove move = random_move(state, rng);
        if (does_nothing(state, move.action)) continue;
        notation::write_spicy_move(json, move.seat, move.action, state.rules.box);
        CHECK(spicy::apply(state, move.seat, move.action, silent));
    }
    json.close_array().close_object();
}

void random_record(const schoten::Options& options, FastRng& rng, std::string& out) {
    const auto keys = random_keys<SchotenKind>(options, rng);
    JsonOut json(out);
    begin_record<SchotenKind>(json, options, keys);
    json.key("actions").open_array();
    const SchotenDeals deals = SchotenKind::deal(options, keys);
    schoten::State state = schoten::begin(schoten::ruleset_of(options), *deals.options.start);
    schoten::Silent silent;
    while (!state.over()) {
        if (state.phase == schoten::Phase::deal)
            schoten::start_round(state, deals.rounds[static_cast<std::size_t>(state.round())], silent);
        const SchotenMove move = random_move(state, rng);
        notation::write_schoten_move(json, move.seat, move.action);
        CHECK(schoten::apply(state, move.seat, move.action, silent));
    }
    json.close_array().close_object();
}

}  // namespace scoville::lab
