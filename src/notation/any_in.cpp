#include "notation/any_in.h"

#include "notation/of_game.h"

namespace scoville::notation {

Result<any::Options, FormError> read_options(any::Rules rules, const json::value& value) {
    return any::with_game(rules.kind, [&]<class Face>() -> Result<any::Options, FormError> {
        const auto options = Notation<Face>::read_options(value, rules.place);
        if (!options) return options.error();
        return any::Options(std::in_place_index<any::place_of<Face>>, *options);
    });
}

Verdict read_action(const json::value& value, const any::Options& options, any::Action& action) {
    return any::with_part(options, [&]<class Face>(const auto& own) {
        return Notation<Face>::read_action(value, Face::ruleset(own),
                                           action.template emplace<any::place_of<Face>>());
    });
}

Verdict read_move(const json::value& value, const any::Options& options, AnyMove& move) {
    return any::with_part(options, [&]<class Face>(const auto& own) {
        typename Notation<Face>::Move read;
        const Verdict verdict = Notation<Face>::read_move(value, Face::ruleset(own), read);
        move.seat = read.seat;
        move.action.template emplace<any::place_of<Face>>(read.action);
        return verdict;
    });
}

}  // namespace scoville::notation
