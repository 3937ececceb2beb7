#include "lookback/again.h"

#include "any/inside/list.h"
#include "base/json_out.h"
#include "lookback/schoten/anew.h"
#include "lookback/spicy/anew.h"
#include "record/beginning.h"

namespace scoville::lookback {
namespace {

Result<NewRecord, std::string> anew(const spicy::Deal& deal, const std::vector<notation::AnyMove>& moves,
                                    const Again& again) {
    std::vector<notation::SpicyMove> own;
    for (const auto& move : moves) own.push_back({move.seat, std::get<spicy::Action>(move.action)});
    return spicy_anew(deal, own, again);
}
Result<NewRecord, std::string> anew(const schoten::Deals& deals, const std::vector<notation::AnyMove>& moves,
                                    const Again& again) {
    std::vector<notation::SchotenMove> own;
    for (const auto& move : moves) own.push_back({move.seat, std::get<schoten::Action>(move.action)});
    return schoten_anew(deals, own, again);
}

}  // namespace

Result<NewRecord, std::string> dealt_anew(std::string_view text, const Again& again) {
    const auto beginning = record::beginning_of(text);
    if (!beginning) return beginning.error();
    any::Events events;
    const auto game = record::game_after(*beginning, events);
    if (!game || !game->over()) return std::string("one plays finished games again");
    if (again.seat >= game->players() || again.move < 0 ||
        again.move >= static_cast<int>(beginning->moves.size()))
        return std::string("there is no such move, or no such seat");
    return std::visit([&](const auto& deal) { return anew(deal, beginning->moves, again); },
                      *beginning->deal);
}

}  // namespace scoville::lookback
