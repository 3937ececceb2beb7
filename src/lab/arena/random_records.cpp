#include "lab/arena/random_records.h"

#include "base/check.h"
#include "lab/arena/kinds.h"
#include "lab/moves/of_game.h"

namespace scoville::lab {
namespace {

template <class Face>
void random_game(const typename Face::Options& options, FastRng& rng, std::string& out) {
    using Inside = typename Face::Inside;
    const auto keys = random_keys<Kind<Face>>(options, rng);
    JsonOut json(out);
    begin_record<Kind<Face>>(json, options, keys);
    json.key("actions").open_array();
    const auto deal = Inside::deal(options, keys);
    const auto rules = Face::ruleset(deal.options);
    typename Inside::Silent silent;
    auto state = Inside::begin(deal, silent);
    while (!state.over()) {
        const auto move = Moves<Face>::move(state, rng);
        if (Moves<Face>::does_nothing(state, move.action)) continue;
        notation::Notation<Face>::write_move(json, move.seat, move.action, rules);
        CHECK(Inside::act(state, deal, move.seat, move.action, silent));
    }
    json.close_array().close_object();
}

}  // namespace

void random_record(const any::Options& options, FastRng& rng, std::string& out) {
    any::with_part(options, [&]<class Face>(const auto& own) { random_game<Face>(own, rng, out); });
}

}  // namespace scoville::lab
