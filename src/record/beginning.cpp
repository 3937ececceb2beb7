#include "record/beginning.h"

#include <optional>

#include "notation/json_text.h"
#include "notation/rules_in.h"
#include "record/of_game.h"

namespace scoville::record {
namespace {

namespace json = notation::json;

std::string dealt_in(const json::object& record) {
    std::string text;
    for (const char* name : {"seed", "setup"}) {
        const auto* value = record.if_contains(name);
        if (value == nullptr) continue;
        if (!text.empty()) text += ',';
        text += '"' + std::string(name) + "\":" + notation::json_text(*value);
    }
    return text;
}

template <class Face>
Result<Beginning, std::string> begin(const json::object& record, std::uint8_t rules) {
    auto deal = RecordOf<Face>::deal(record, rules);
    if (!deal) return std::string(deal.error().message);
    Beginning beginning;
    beginning.options.emplace<any::place_of<Face>>(deal->options);
    beginning.deal = std::make_shared<const any::OneOf<any::DealOf>>(std::in_place_index<any::place_of<Face>>,
                                                                     std::move(deal.value()));
    beginning.dealt = dealt_in(record);
    for (const json::value& action : record.at("actions").get_array())
        if (!notation::read_move(action, beginning.options, beginning.moves.emplace_back()))
            return std::string("an action is not well written");
    return beginning;
}

}  // namespace

Result<Beginning, std::string> beginning_of(std::string_view text) {
    const auto parsed = notation::parse_strictly(text, {});
    if (!parsed) return std::string(parsed.error().message);
    const auto* record = parsed->if_object();
    const auto* actions = record != nullptr ? record->if_contains("actions") : nullptr;
    if (actions == nullptr || !actions->is_array()) return std::string("this is no record of a game");
    const auto rules = notation::rules_in(*record);
    if (!rules) return std::string(rules.error().message);
    return any::with_game(rules->kind, [&]<class Face>() { return begin<Face>(*record, rules->place); });
}

std::optional<any::Game> game_after(const Beginning& beginning, any::Events& events) {
    any::Game game(beginning.deal, events);
    for (const notation::AnyMove& move : beginning.moves)
        if (!game.act(move.seat, move.action, events)) return std::nullopt;
    return game;
}

}  // namespace scoville::record
