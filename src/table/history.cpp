#include "table/history.h"

#include "base/json_out.h"
#include "notation/any_out.h"
#include "table/deals.h"
#include "table/entry_text.h"

namespace scoville::table {
namespace {

PastGame past_game(const Room& room, const Begun& begun,
                   std::shared_ptr<const std::vector<fair::DealKey>> keys) {
    PastGame game{.options = options_for(room.settings, begun.seats),
                  .keys = std::move(keys),
                  .moves = {},
                  .names = {},
                  .shown = room.settings.finished};
    for (const Chair& chair : room.chairs)
        game.names.push_back(chair.who == Who::bot ? chair.level : chair.name);
    return game;
}

}  // namespace

Result<History, std::string> read_history(const std::vector<std::string>& entries, const fair::Vault& vault) {
    History history;
    std::optional<any::Game> game;
    any::Events events;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto place = [i] { return "entry " + std::to_string(i + 1) + ": "; };
        const auto entry = entry_from(entries[i], game ? game->options() : history.room.settings.options);
        if (!entry) return place() + entry.error();
        history.room.fold(entry->change, 0);
        if (const auto* begun = std::get_if<Begun>(&entry->change)) {
            auto keys = unsealed(*begun, vault, deal_name(history.room.id, history.room.games));
            if (!keys) return place() + "the deal cannot be opened";
            history.games.push_back(past_game(history.room, *begun, keys));
            game.emplace(history.games.back().options, keys, events);
        } else if (const auto* moved = std::get_if<Moved>(&entry->change)) {
            if (!game || !game->act(moved->seat, moved->action, events)) return place() + "an illegal move";
            history.games.back().moves.push_back({moved->seat, moved->action});
            history.games.back().over = game->over();
            if (game->over()) history.room.phase = RoomPhase::over;
        } else if (std::holds_alternative<GivenUp>(entry->change) && !history.games.empty()) {
            history.games.back().given_up = true;
        }
        events.clear();
    }
    return history;
}

std::string record_text(const PastGame& game) {
    std::string text;
    JsonOut out(text);
    out.open_object().key("record").number(1);
    out.key("game").word(any::name_of(any::kind_of(game.options)));
    notation::write_options(out.key("options"), game.options);
    out.key("seed");
    if (any::kind_of(game.options) == any::Kind::spicy) {
        out.text(fair::reveal_as_hex(game.keys->front()));
    } else {
        out.open_array();
        for (const fair::DealKey& key : *game.keys) out.text(fair::reveal_as_hex(key));
        out.close_array();
    }
    out.key("names").open_array();
    for (const std::string& name : game.names) out.text(name);
    out.close_array();
    out.key("actions").open_array();
    for (const PastMove& move : game.moves) notation::write_move(out, move.seat, move.action, game.options);
    out.close_array();
    out.close_object();
    return text;
}

}  // namespace scoville::table
