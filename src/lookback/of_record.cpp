#include "lookback/of_record.h"

#include "lookback/of_game.h"
#include "notation/rules_in.h"
#include "record/of_game.h"
#include "record/replay.h"

namespace scoville::lookback {
namespace {

namespace json = notation::json;
using Found = Result<std::unique_ptr<Analysis>, std::string>;

template <class Face>
Found look(const json::object& record, std::uint8_t rules, const Plan& plan) {
    const auto deal = record::RecordOf<Face>::deal(record, rules);
    if (!deal) return std::string(deal.error().message);
    if (plan.only != no_seat && plan.only >= deal->options.players)
        return std::string("there is no such seat at this table");
    const auto by = Face::ruleset(deal->options);
    std::vector<typename LookBack<Face>::Move> moves;
    for (const json::value& action : record.at("actions").get_array())
        if (!notation::Notation<Face>::read_move(action, by, moves.emplace_back()))
            return std::string("the record is wrong");
    auto analysis = LookBack<Face>::at(*deal, moves, plan);
    if (!analysis) return std::string("the game is not over: one looks back at finished games only");
    return analysis;
}

}  // namespace

Found of_record(std::string_view text, const Plan& plan) {
    std::string answer;
    if (record::Replayer({}).replay(text, answer) != record::Outcome::all_legal) {
        const auto wrong = notation::parse_strictly(answer, {});
        const auto& error = wrong->get_object().at("error").get_object().at("message").get_string();
        return "the record is wrong: " + std::string(error);
    }
    const auto record = notation::parse_strictly(text, {});
    const auto rules = notation::rules_in(record->get_object());
    return any::with_game(rules->kind,
                          [&]<class Face>() { return look<Face>(record->get_object(), rules->place, plan); });
}

}  // namespace scoville::lookback
