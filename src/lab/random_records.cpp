#include "lab/random_records.h"

#include <vector>

#include "base/check.h"
#include "lab/schoten_moves.h"
#include "lab/spicy_moves.h"
#include "notation/schoten_out.h"
#include "notation/spicy_out.h"

namespace scoville::lab {
namespace {

// In live pace a let outside a wait is accepted and does nothing: such games need not show it.
bool does_nothing(const spicy::State& state, spicy::Action action) {
    return action.what == spicy::Do::let && state.phase == spicy::Phase::turn;
}

}  // namespace

void random_record(const spicy::Options& options, FastRng& rng, std::string& out) {
    const fair::DealKey key = random_key(rng);
    JsonOut json(out);
    json.open_object().key("record").number(1).key("game").word("spicy").key("options");
    notation::write_spicy_options(json, options);
    json.key("seed").word(fair::reveal_as_hex(key)).key("actions").open_array();
    spicy::State state = spicy::deal_from_key(options, key).state;
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
    const schoten::Ruleset rules = schoten::ruleset_of(options);
    std::vector<fair::DealKey> keys;
    keys.reserve(rules.rounds);
    for (int round = 0; round < rules.rounds; ++round) keys.push_back(random_key(rng));
    JsonOut json(out);
    json.open_object().key("record").number(1).key("game").word("schoten").key("options");
    notation::write_schoten_options(json, options);
    json.key("seed").open_array();
    for (const fair::DealKey& key : keys) json.word(fair::reveal_as_hex(key));
    json.close_array().key("actions").open_array();

    const schoten::FirstDeal first = schoten::first_deal_from_key(options, keys[0]);
    schoten::State state = schoten::begin(rules, *first.options.start);
    schoten::Silent silent;
    while (!state.over()) {
        if (state.phase == schoten::Phase::deal) {
            const auto round = static_cast<std::size_t>(state.round());
            schoten::start_round(state, round == 0 ? first.deal : schoten::deal_from_key(rules, keys[round]),
                                 silent);
        }
        const SchotenMove move = random_move(state, rng);
        notation::write_schoten_move(json, move.seat, move.action);
        CHECK(schoten::apply(state, move.seat, move.action, silent));
    }
    json.close_array().close_object();
}

}  // namespace scoville::lab
